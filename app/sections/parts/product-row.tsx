import type { CardView } from '#app/departments/product-card/card-view.ts';
import { ProductCard as Card } from '#app/departments/product-card/product-card.tsx';
import { ContentCarousel } from './content-carousel.tsx';

interface ProductRowProps {
  label: string;
  cards: CardView[];
  slidesPerView?: { mobile?: number; tablet?: number; desktop?: number } | null;
}

/** A phone shows not quite two products, so that there is something to reach for. */
const PHONE_SLIDES = 1.75;
const SIZES = '(width >= 64rem) 30vw, (width >= 48rem) 40vw, 57vw';

export function ProductRow({ label, cards, slidesPerView }: ProductRowProps) {
  return (
    <ContentCarousel
      label={label}
      type="product"
      count={cards.length}
      configured={{ mobile: PHONE_SLIDES, ...slidesPerView }}
      gap={{ phone: 8, wide: 16 }}
    >
      {cards.map((card) => (
        <Card key={card.id} card={card} sizes={SIZES} />
      ))}
    </ContentCarousel>
  );
}
