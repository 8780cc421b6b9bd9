import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { CardSkeleton } from '#app/features/product-card/card-skeleton.tsx';
import { toEventProduct } from '#app/features/product-card/to-event-product.ts';
import { pushEvent } from '#app/site/data-layer.ts';
import { slidesInView } from '#commerce/content/carousel-types.ts';
import { Carousel } from '#ui/carousel.tsx';
import { SponsoredCard } from './sponsored-card.tsx';
import { useAds } from './use-ads.ts';

const SKELETONS = ['1', '2', '3', '4', '5'];

/** A carousel with 4.5 advertisements in view, 2.15 on a phone; hidden when there are none. */
export default function SponsoredRow({ productKey }: { productKey: string }) {
  const t = useTranslations('recommendations');
  const cards = useAds({ pageType: 'product', signal: productKey });
  useEffect(() => {
    if (!cards || cards.length === 0) return;
    pushEvent({ event: 'view_item_list', item_list_name: 'sponsored', items: cards.map(toEventProduct) });
  }, [cards]);
  if (cards?.length === 0) return null;
  const count = cards?.length ?? SKELETONS.length;
  return (
    <div className="page-width section" aria-busy={cards === null}>
      <h2 className="heading mb-6 text-xl">{t('sponsored')}</h2>
      <Carousel
        label={t('sponsored')}
        perView={{
          phone: slidesInView('sponsored', 'mobile', count),
          desktop: slidesInView('sponsored', 'desktop', count),
        }}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      >
        {cards
          ? cards.map((card, place) => (
              <SponsoredCard
                key={card.ad?.adId}
                card={card}
                position={place}
                sizes="(min-width: 48rem) 20vw, 45vw"
              />
            ))
          : SKELETONS.map((place) => <CardSkeleton key={place} />)}
      </Carousel>
    </div>
  );
}
