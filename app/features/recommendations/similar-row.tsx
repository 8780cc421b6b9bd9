import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { ProductCard } from '#app/features/product-card/product-card.tsx';
import { toEventProduct } from '#app/features/product-card/to-event-product.ts';
import { pushEvent } from '#app/site/data-layer.ts';
import { SIMILAR_SLIDES } from '#commerce/recommendations/visually-similar.ts';
import { Carousel } from '#ui/carousel.tsx';

export default function SimilarRow({ cards }: { cards: readonly CardView[] }) {
  const t = useTranslations('recommendations');
  useEffect(() => {
    pushEvent({
      event: 'view_item_list',
      item_list_name: 'visually_similar',
      items: cards.map(toEventProduct),
    });
  }, [cards]);
  return (
    <Carousel
      label={t('visual.products')}
      perView={{ phone: SIMILAR_SLIDES.mobile, desktop: SIMILAR_SLIDES.desktop }}
      previousLabel={t('previous')}
      nextLabel={t('next')}
    >
      {cards.map((card) => (
        <ProductCard key={card.id} card={card} sizes="(min-width: 48rem) 12rem, 45vw" />
      ))}
    </Carousel>
  );
}
