import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { ProductCard } from '#app/features/product-card/product-card.tsx';
import type { loader } from '#app/routes/api/recommendations/bundles.ts';
import { type ApiData, callApi } from '#app/site/api-call.ts';
import { useSite } from '#app/site/site.ts';

import { Carousel } from '#ui/carousel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BundleBox } from './bundle-box.tsx';
import type { BundlesProps } from './bundles.tsx';
import './bundles.css';

/** The bundles and the influencer look of a product; hidden when there are none or the call fails. */
export default function BundleSections({ productKey, colour }: BundlesProps) {
  const { locale } = useSite();
  const [loaded, setLoaded] = useState<ApiData<typeof loader> | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const controller = new AbortController();
    const query = new URLSearchParams({ key: productKey, locale });
    callApi<typeof loader>(`/_api/recommendations/bundles?${query}`, { signal: controller.signal })
      .then(async (response) => setLoaded(response.ok ? await response.json() : 'failed'))
      .catch(() => controller.signal.aborted || setLoaded('failed'));
    return () => controller.abort();
  }, [productKey, locale]);
  if (loaded === 'failed') return null;
  if (loaded === 'loading') return <Skeleton className="page-width section" height="20rem" />;
  return (
    <>
      {loaded.bundles.map((bundle) => (
        <BundleBox
          key={bundle.id}
          bundle={bundle}
          looks={loaded.looks}
          current={productKey}
          colour={colour}
        />
      ))}
      {loaded.influencer.length > 0 && <ShopTheLook cards={loaded.influencer} />}
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
