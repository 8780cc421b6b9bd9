import type { Dispatch } from 'react';
import { useTranslations } from 'use-intl';
import { useSizeText } from '#app/i18n/size-text.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSite } from '#app/site/site.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { describeBundleSwatches } from '#commerce/recommendations/bundle.ts';
import {
  BUNDLE_COLOUR_ERROR,
  type BundleEvent,
  type BundleProductState,
  bundleProductError,
  isColourInStock,
  listBundleSizes,
} from '#commerce/recommendations/bundle-selection.ts';
import type { BundleLook } from '#commerce/recommendations/bundles.server.ts';
import { CheckboxField } from '#ui/choice-field.tsx';
import { SelectField } from '#ui/field.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { Picture } from '#ui/picture.tsx';

interface BundleItemProps {
  item: BundleProductState;
  look: BundleLook;
  dispatch: Dispatch<BundleEvent>;
}

export function BundleItem({ item, look, dispatch }: BundleItemProps) {
  const t = useTranslations('bundles');
  const sizeText = useSizeText();
  const { locale } = useSite();
  const { key, name, colours } = item.product;
  const colour = item.selectedColourVariant?.colour ?? colours[0]?.colour ?? '';
  const seen = look.colours[colour];
  const money = (item.selectedSizeVariant ?? item.selectedColourVariant)?.price.price;
  const error = bundleProductError(item);
  const sizes = listBundleSizes(item);
  const { shown, moreCount } = describeBundleSwatches(colours);
  const href = productLink(look, colour);
  return (
    <article className="bundle-item" data-off={!item.isSelected || undefined}>
      <div className="bundle-picture">
        {seen && (
          <ShopLink to={href} tabIndex={-1} aria-hidden="true">
            <Picture
              src={seen.src}
              alt=""
              ratio={look.ratio}
              tone={seen.tone}
              sizes="(min-width: 48rem) 22vw, 40vw"
            />
          </ShopLink>
        )}
        <CheckboxField
          className="bundle-check"
          label={<span className="sr-only">{t('include', { name })}</span>}
          checked={item.isSelected}
          disabled={!isColourInStock(item)}
          onChange={() => dispatch({ type: 'toggled', key })}
        />
      </div>
      <p className="text-soft text-xs">{look.brand}</p>
      <ShopLink to={href} className="bundle-name">
        {name}
      </ShopLink>
      {money && <p className="bundle-price">{formatMoney(money, locale)}</p>}
      {colours.length > 1 && (
        <fieldset className="bundle-swatches">
          <legend className="sr-only">{t('colour', { name })}</legend>
          {shown.map((one) => (
            <label key={one.colour} title={one.label}>
              <input
                type="radio"
                className="sr-only"
                name={`bundle-colour-${key}`}
                checked={one.colour === colour}
                onChange={() => dispatch({ type: 'colour-chosen', key, colour: one.colour })}
              />
              <span className="bundle-swatch" style={{ background: look.colours[one.colour]?.swatch }} />
              <span className="sr-only">{one.label}</span>
            </label>
          ))}
          {moreCount > 0 && (
            <ShopLink
              to={href}
              className="text-soft text-xs"
              aria-label={t('moreColoursLabel', { count: moreCount })}
            >
              {t('moreColours', { count: moreCount })}
            </ShopLink>
          )}
        </fieldset>
      )}
      {sizes.length > 1 && (
        <SelectField
          label={t('size', { name })}
          hideLabel
          value={item.selectedSizeVariant?.size ?? ''}
          aria-invalid={item.sizeSelectionError ? true : undefined}
          options={[
            { value: '', label: t('chooseSize'), disabled: true },
            ...sizes.map(({ size, disabled }) => ({
              value: size,
              disabled,
              label: disabled ? t('sizeOut', { size: sizeText(size) }) : sizeText(size),
            })),
          ]}
          onChange={(event) => dispatch({ type: 'size-chosen', key, size: event.target.value })}
        />
      )}
      <span role="status">
        <FieldError
          id={`bundle-error-${key}`}
          error={error ? t(error === BUNDLE_COLOUR_ERROR ? 'colourError' : 'sizeError') : undefined}
        />
      </span>
    </article>
  );
}
