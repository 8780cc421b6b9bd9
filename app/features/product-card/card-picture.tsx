import { Picture } from '#ui/picture.tsx';
import type { CardColour } from './card-view.ts';

/** From half of a phone's screen to a third of a wide one, at any pixel density. */
const CARD_WIDTHS = [180, 240, 320, 480, 640];

/** The first picture of a product page: two side by side on wide screens, one and a corner of the next on phones. */
export const PRODUCT_PICTURE_SIZES =
  '(min-width: 1280px) 30vw, (min-width: 1024px) 45vw, (min-width: 768px) 50vw, 86vw';

interface CardPictureProps {
  alt: string;
  colour: CardColour;
  ratio: number;
  /** The ratio of the picture itself. */
  ownRatio: number;
  sizes: string;
  priority: boolean | 'early';
  /** The mouse is over the card. */
  wantsSecond: boolean;
}

/** The colour's first picture; on hover the second, which is fetched only then. */
export function CardPicture({
  alt,
  colour,
  ratio,
  ownRatio,
  sizes,
  priority,
  wantsSecond,
}: CardPictureProps) {
  // In a lower frame a long garment would lose its hem: the whole picture is shown on its own background.
  const fit = ratio < ownRatio ? 'contain' : 'cover';
  return (
    <div className="product-card-pictures">
      <Picture
        className="card-picture"
        src={colour.src}
        alt={alt}
        ratio={ratio}
        fit={fit}
        tone={colour.tone}
        focus={colour.focus}
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
          fit={fit}
          tone={fit === 'contain' ? colour.tone : 'transparent'}
          sizes={sizes}
          widths={CARD_WIDTHS}
          priority
        />
      )}
    </div>
  );
}
