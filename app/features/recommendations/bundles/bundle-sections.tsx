import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { ProductCard } from '#app/features/product-card/product-card.tsx';
import { useSite } from '#app/site/site.ts';
import type { BundleAnswer } from '#commerce/recommendations/bundles.server.ts';
import { Carousel } from '#ui/carousel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BundleBox } from './bundle-box.tsx';
import type { BundlesProps } from './bundles.tsx';
import './bundles.css';

type Answer = Omit<BundleAnswer, 'influencer'> & { influencer: CardView[] };

/** Hidden when there is nothing to show or the shop does not answer. */
export default function BundleSections({ productKey, colour }: BundlesProps) {
  const { locale } = useSite();
  const [answer, setAnswer] = useState<Answer | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const asking = new AbortController();
    const query = new URLSearchParams({ key: productKey, locale });
    fetch(`/_api/recommendations/bundles?${query}`, { signal: asking.signal })
      .then(async (response) => setAnswer(response.ok ? ((await response.json()) as Answer) : 'failed'))
      .catch(() => asking.signal.aborted || setAnswer('failed'));
    return () => asking.abort();
  }, [productKey, locale]);
  if (answer === 'failed') return null;
  if (answer === 'loading') return <Skeleton className="page-width section" height="20rem" />;
  return (
    <>
      {answer.bundles.map((bundle) => (
        <BundleBox
          key={bundle.id}
          bundle={bundle}
          looks={answer.looks}
          current={productKey}
          colour={colour}
        />
      ))}
      {answer.influencer.length > 0 && <ShopTheLook cards={answer.influencer} />}
    </>
  );
}

function ShopTheLook({ cards }: { cards: CardView[] }) {
  const t = useTranslations('recommendations');
  return (
    <div className="page-width section">
      <h2 className="heading text-xl bundle-heading">{t('shopTheLook')}</h2>
      <Carousel
        label={t('shopTheLook')}
        perView={{ phone: 2.15, desktop: 4.5 }}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      >
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} sizes="(min-width: 48rem) 20vw, 45vw" />
        ))}
      </Carousel>
    </div>
  );
}
