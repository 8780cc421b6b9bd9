import { Picture } from '#ui/picture.tsx';
import type { CardColour } from './card-view.ts';

/** Steps between a phone's half screen and a third of a wide one, on sharp displays too. */
const CARD_WIDTHS = [180, 240, 320, 480, 640];

interface CardPictureProps {
  alt: string;
  colour: CardColour;
  ratio: number;
  sizes: string;
  priority: boolean | 'early';
  /** A mouse is over the card: the second picture is worth fetching. */
  wantsSecond: boolean;
}

/** The colour's first picture; a mouse over it brings the second, fetched only then. */
export function CardPicture({ alt, colour, ratio, sizes, priority, wantsSecond }: CardPictureProps) {
  return (
    <div className="product-card-pictures">
      <Picture
        className="card-picture"
        src={colour.src}
        alt={alt}
        ratio={ratio}
        tone={colour.tone}
        sizes={sizes}
        widths={CARD_WIDTHS}
        priority={priority}
      />
      {wantsSecond && colour.second && (
        <Picture
          className="card-picture product-card-second"
          src={colour.second}
          alt=""
          ratio={ratio}
          tone="transparent"
          sizes={sizes}
          widths={CARD_WIDTHS}
          priority
        />
      )}
    </div>
  );
}
