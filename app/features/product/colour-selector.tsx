import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pushEvent } from '#app/site/data-layer.ts';
import { listColourOptions } from '#commerce/catalogue/variants/options.ts';
import { classNames } from '#ui/class-names.ts';
import { useMediaAddress } from '#ui/media-address.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { searchWithColour } from './product-choice.ts';
import type { ProductView } from './product-view.ts';
import type { Choosing } from './use-product-choice.ts';

interface ColourSelectorProps {
  view: Pick<ProductView, 'key' | 'colours'>;
  choosing: Choosing;
}

/** Colours are links: they work before hydration, in a new tab and when shared. */
export function ColourSelector({ view, choosing }: ColourSelectorProps) {
  const { choice, search, showChoice } = choosing;
  const t = useTranslations('pdp');
  const media = useMediaAddress();
  const options = listColourOptions(view.colours, choice.index);
  const swatches = new Map(view.colours.map(({ colour, swatch }) => [colour, swatch]));
  return (
    <div className="grid gap-2">
      <p className="text-sm">
        <span className="text-soft">{t('colour')}: </span>
        <span className="font-medium">{choice.colour.label}</span>
      </p>
      {options.length > 1 && (
        <ul className="pdp-swatches">
          {options.map(({ colour, label, inStock }) => {
            const swatch = swatches.get(colour);
            const chosen = searchWithColour(search, choice, colour);
            return (
              <li key={colour}>
                <Link
                  to={chosen}
                  replace
                  preventScrollReset
                  aria-label={inStock ? label : t('soldOutColour', { colour: label })}
                  aria-current={colour === choice.colour.colour ? 'true' : undefined}
                  title={label}
                  className={classNames('pdp-swatch', !inStock && 'pdp-swatch-gone')}
                  onClick={(event) => {
                    pushEvent({ event: 'colour', productKey: view.key, colour });
                    if (isPlainClick(event)) showChoice(chosen);
                  }}
                >
                  {swatch && (
                    <img
                      src={`${media(swatch.src)}/80.webp`}
                      alt=""
                      width={40}
                      height={40}
                      loading="lazy"
                      style={{ background: swatch.tone }}
                    />
                  )}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
