import { useTranslations } from 'use-intl';
import { listColourOptions } from '#commerce/catalogue/variants/options.ts';
import { indexVariants } from '#commerce/catalogue/variants/variant-index.ts';
import type { QuickProduct } from './fetch-quick-product.ts';

interface QuickColoursProps {
  product: QuickProduct;
  chosen: string;
  onChoose: (colour: string) => void;
}

/** The colours as swatches; sold-out ones are crossed out and labelled as sold out. */
export function QuickColours({ product, chosen, onChoose }: QuickColoursProps) {
  const t = useTranslations('pdp');
  const options = listColourOptions(product.colours, indexVariants(product.variants));
  const label = options.find(({ colour }) => colour === chosen)?.label;
  const tones = new Map(product.colours.map(({ colour, swatch }) => [colour, swatch.tone]));
  return (
    <fieldset className="grid gap-1">
      <legend className="float-left text-sm">
        <span className="text-soft">{t('colour')}: </span>
        {label}
      </legend>
      {options.length > 1 && (
        <div className="quick-swatches">
          {options.map((option) => (
            <label
              key={option.colour}
              className="quick-swatch"
              title={option.label}
              data-gone={!option.inStock || undefined}
            >
              <input
                type="radio"
                name="quick-colour"
                checked={option.colour === chosen}
                aria-label={option.inStock ? option.label : t('soldOutColour', { colour: option.label })}
                onChange={() => onChoose(option.colour)}
              />
              <span style={{ background: tones.get(option.colour) }} />
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
