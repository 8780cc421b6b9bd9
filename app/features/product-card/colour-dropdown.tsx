import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { describeStock, type StockFacts } from '#commerce/catalogue/stock-state.ts';
import { COLOUR_DROPDOWN_MAX_HEIGHT } from '#commerce/listing/card-facts.ts';
import type { CardColour } from './card-view.ts';

interface ColourDropdownProps {
  colours: readonly Pick<CardColour, 'colour' | 'label' | 'swatch' | 'isOnStock' | 'left'>[];
  chosen: number;
  onChoose: (index: number) => void;
  onClose: () => void;
  place?: keyof typeof COLOUR_DROPDOWN_MAX_HEIGHT;
}

/** All colours with name and stock; closed by a click outside or by Escape. */
export function ColourDropdown({ colours, chosen, onChoose, onClose, place = 'card' }: ColourDropdownProps) {
  const t = useTranslations();
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const opener = document.activeElement;
    list.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (!list.contains(event.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      if (opener instanceof HTMLElement && list.contains(document.activeElement)) opener.focus();
    };
  }, [onClose]);

  function move(step: number) {
    const options = [...(ref.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const at = options.indexOf(document.activeElement as HTMLElement);
    options[Math.min(Math.max(at + step, 0), options.length - 1)]?.focus();
  }

  return (
    <div
      ref={ref}
      role="listbox"
      tabIndex={-1}
      aria-label={t('facets.colourFacets')}
      className="colour-dropdown"
      style={{ maxHeight: COLOUR_DROPDOWN_MAX_HEIGHT[place] }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === 'ArrowDown') move(1);
        else if (event.key === 'ArrowUp') move(-1);
        else return;
        event.preventDefault();
      }}
    >
      {colours.map((colour, index) => (
        <button
          key={colour.colour}
          type="button"
          role="option"
          aria-selected={index === chosen}
          className="colour-option"
          onClick={() => {
            onChoose(index);
            onClose();
          }}
        >
          <span
            className="swatch swatch-small"
            data-out={!colour.isOnStock || undefined}
            style={{ '--swatch': colour.swatch } as CSSProperties}
          />
          <span>{colour.label}</span>
          <ColourStock colour={colour} />
        </button>
      ))}
    </div>
  );
}

function ColourStock({ colour }: { colour: StockFacts }) {
  const t = useTranslations();
  const stock = describeStock(colour);
  if (!stock) return null;
  return (
    <span className={colour.isOnStock ? 'colour-stock text-sale' : 'colour-stock'}>
      {t(stock.key, stock.values)}
    </span>
  );
}
