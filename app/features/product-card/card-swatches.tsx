import { type CSSProperties, useId, useState } from 'react';
import { MAX_SWATCHES } from '#commerce/listing/swatch-count.ts';
import { lazyOverlay } from '#ui/lazy.ts';
import type { Translate } from './card-texts.ts';
import type { CardView } from './card-view.ts';

const ColourDropdown = lazyOverlay(async () => ({
  default: (await import('./colour-dropdown.tsx')).ColourDropdown,
}));

/** As many fit on the narrowest card. */
const FEWEST_SHOWN = 3;

interface CardSwatchesProps {
  card: CardView;
  chosen: number;
  /** In the first view: `app/hydration/page-starter.js` shows a colour that is chosen before the card is hydrated. */
  isFirstView: boolean;
  onChoose: (index: number) => void;
  onPreview: (index: number | null) => void;
  t: Translate;
}

/** Shows as many swatches as fit, by CSS; the rest are behind '+N'. */
export function CardSwatches(props: CardSwatchesProps) {
  const { card, chosen, isFirstView, onChoose, onPreview, t } = props;
  const name = useId();
  const [isOpen, setOpen] = useState(false);
  const { colours } = card;
  return (
    <fieldset
      className="swatches"
      data-total={Math.min(colours.length, MAX_SWATCHES + 1)}
      data-more={colours.length > FEWEST_SHOWN || undefined}
      style={{ '--total': colours.length } as CSSProperties}
      onPointerLeave={() => onPreview(null)}
    >
      <legend className="sr-only">{t('plp.card.colours', { name: card.name })}</legend>
      {colours.slice(0, MAX_SWATCHES).map((colour, index) => (
        <input
          key={colour.colour}
          type="radio"
          className="swatch"
          name={name}
          value={colour.colour}
          title={colour.label}
          aria-label={colour.isOnStock ? colour.label : `${colour.label}, ${t('stock.outOfStock')}`}
          checked={index === chosen}
          data-out={!colour.isOnStock || undefined}
          data-picture={(isFirstView && colour.src) || undefined}
          style={{ '--swatch': colour.swatch } as CSSProperties}
          onChange={() => onChoose(index)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPreview(index)}
        />
      ))}
      {colours.length > FEWEST_SHOWN && (
        <button
          type="button"
          className="swatches-more"
          aria-label={t('plp.card.allColours', { count: colours.length })}
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && (
        <ColourDropdown
          colours={colours}
          chosen={chosen}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
}
