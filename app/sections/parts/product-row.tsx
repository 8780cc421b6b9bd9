import type { CardView } from '#app/features/product-card/card-view.ts';
import { ProductCard as Card } from '#app/features/product-card/product-card.tsx';
import { ContentCarousel } from './content-carousel.tsx';

interface ProductRowProps {
  label: string;
  cards: CardView[];
  /** In the first view: its pictures load with high priority. */
  isEager?: boolean;
  /** The position starts at 1. */
  onFollow?: (card: CardView, position: number) => void;
  slidesPerView?: { mobile?: number; tablet?: number; desktop?: number } | null;
}

/** A phone shows not quite two products, so that the row visibly goes on. */
const PHONE_SLIDES = 1.75;
/** At most this many are in view at once. */
const IN_VIEW = 5;
const SIZES = '(width >= 64rem) 30vw, (width >= 48rem) 40vw, 57vw';

export function ProductRow({ label, cards, isEager = false, onFollow, slidesPerView }: ProductRowProps) {
  return (
    <ContentCarousel
      label={label}
      type="product"
      count={cards.length}
      configured={{ mobile: PHONE_SLIDES, ...slidesPerView }}
      gap={{ phone: 8, wide: 16 }}
    >
      {cards.map((card, place) => (
        <Card
          key={card.id}
          card={card}
          sizes={SIZES}
          priority={isEager && place < IN_VIEW}
          onFollow={onFollow && (() => onFollow(card, place + 1))}
        />
      ))}
    </ContentCarousel>
  );
}
