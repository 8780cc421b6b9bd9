import { type CSSProperties, lazy, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_SWATCHES } from '#domain/card/swatch-count.ts';
import type { CardView } from './card-view.ts';

const ColourDropdown = lazy(async () => ({
  default: (await import('./colour-dropdown.tsx')).ColourDropdown,
}));

interface CardSwatchesProps {
  card: CardView;
  chosen: number;
  onChoose: (index: number) => void;
  onPreview: (index: number | null) => void;
}

/** As many as fit, by CSS; the rest stand behind '+N'. */
export function CardSwatches({ card, chosen, onChoose, onPreview }: CardSwatchesProps) {
  const t = useTranslations();
  const name = useId();
  const [isOpen, setOpen] = useState(false);
  const { colours } = card;
  return (
    <fieldset
      className="swatches"
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
          style={{ '--swatch': colour.swatch } as CSSProperties}
          onChange={() => onChoose(index)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPreview(index)}
        />
      ))}
      <button
        type="button"
        className="swatches-more"
        aria-label={t('plp.card.allColours', { count: colours.length })}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ColourDropdown
            colours={colours}
            chosen={chosen}
            onChoose={onChoose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
