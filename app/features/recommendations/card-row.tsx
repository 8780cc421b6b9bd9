import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { CardSkeleton } from '#app/features/product-card/card-skeleton.tsx';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { ProductCard } from '#app/features/product-card/product-card.tsx';
import { toEventProduct } from '#app/features/product-card/to-event-product.ts';
import { pushEvent } from '#app/site/data-layer.ts';
import type { ItemListName } from '#commerce/events/data-layer-event.ts';
import { RECOMMENDATION_SLIDES } from '#commerce/recommendations/recommendations.ts';
import { Carousel } from '#ui/carousel.tsx';

interface CardRowProps {
  title: string;
  list: ItemListName;
  cards: readonly CardView[];
  slides?: { desktop: number; mobile: number };
}

const SIZES = '(min-width: 48rem) 20vw, 45vw';

/** A carousel of products; reports to analytics that it was shown and which card was clicked. */
export function CardRow({ title, list, cards, slides = RECOMMENDATION_SLIDES }: CardRowProps) {
  const t = useTranslations('recommendations');
  useEffect(() => {
    pushEvent({ event: 'view_item_list', item_list_name: list, items: cards.map(toEventProduct) });
  }, [list, cards]);
  return (
    <RowFrame title={title}>
      <Carousel
        label={title}
        perView={{ phone: slides.mobile, desktop: slides.desktop }}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      >
        {cards.map((card, position) => (
          <ProductCard
            key={card.id}
            card={card}
            sizes={SIZES}
            onFollow={() =>
              pushEvent({ event: 'productClick', list, product: toEventProduct(card), position })
            }
          />
        ))}
      </Carousel>
    </RowFrame>
  );
}

/** Reserves the space of a row that still loads. */
export function RowSkeleton({ title }: { title: string }) {
  const t = useTranslations('recommendations');
  return (
    <RowFrame title={title} isBusy>
      <Carousel
        label={title}
        perView={{ phone: RECOMMENDATION_SLIDES.mobile, desktop: RECOMMENDATION_SLIDES.desktop }}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      >
        {['1', '2', '3', '4', '5'].map((place) => (
          <CardSkeleton key={place} />
        ))}
      </Carousel>
    </RowFrame>
  );
}

/** The carousel is the landmark; its frame has only the heading. */
function RowFrame({ title, isBusy, children }: { title: string; isBusy?: boolean; children: ReactNode }) {
  return (
    <div className="page-width section in-[.page-width]:px-0" aria-busy={isBusy}>
      <h2 className="heading text-xl" style={{ marginBottom: 24 }}>
        {title}
      </h2>
      {children}
    </div>
  );
}
