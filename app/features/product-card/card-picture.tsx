import { Picture } from '#ui/picture.tsx';
import type { CardColour } from './card-view.ts';

/** From half of a phone's screen to a third of a wide one, at any pixel density. */
const CARD_WIDTHS = [180, 240, 320, 480, 640];

interface CardPictureProps {
  alt: string;
  colour: CardColour;
  ratio: number;
  sizes: string;
  priority: boolean | 'early';
  /** The mouse is over the card. */
  wantsSecond: boolean;
}

/** The colour's first picture; on hover the second, which is fetched only then. */
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
