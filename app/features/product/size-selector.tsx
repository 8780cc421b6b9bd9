import { useTranslations } from 'use-intl';
import { useSizeText } from '#app/i18n/size-text.ts';
import { pushEvent } from '#app/site/data-layer.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { isLow } from '#commerce/catalogue/stock-state.ts';
import { listSizeOptions, type SizeOption } from '#commerce/catalogue/variants/options.ts';
import { showsSize, usesSizeDropdown } from '#commerce/listing/card-facts.ts';
import { SelectField } from '#ui/field.tsx';
import { SizeGuideLink } from './size-guide-link.tsx';
import type { Choosing } from './use-product-choice.ts';

interface SizeSelectorProps extends Pick<Choosing, 'choice' | 'search' | 'chooseSize'> {
  productKey: string;
  slug: string;
  lowStockQuantity: number;
  sizeGuide: string | null;
  /** The id of the error message, when no size is chosen. */
  errorId: string | null;
}

/** The sizes of the chosen colour as form fields, so that the form works without script. */
export function SizeSelector(props: SizeSelectorProps) {
  const t = useTranslations('pdp');
  const sizeText = useSizeText();
  const { choice, sizeGuide } = props;
  const options = listSizeOptions(choice.index, choice.colour.colour);
  const [only] = options;
  if (options.length === 1 && only) {
    return (
      <>
        <input type="hidden" name="sku" value={only.sku} />
        {showsSize(only.size) && (
          <p className="text-sm">
            <span className="text-soft">{t('size')}: </span>
            <span className="font-medium">{sizeText(only.size)}</span>
          </p>
        )}
        <RestockLink {...props} options={options} />
      </>
    );
  }
  return (
    <fieldset className="grid gap-2" aria-describedby={props.errorId ?? undefined}>
      <legend className="sr-only">{t('size')}</legend>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-sm" aria-hidden="true">
          <span className="text-soft">{t('size')}: </span>
          <span className="font-medium">
            {choice.variant ? sizeText(choice.variant.size) : t('selectSize')}
          </span>
        </p>
        {sizeGuide && <SizeGuideLink to={sizeGuide} />}
      </div>
      {usesSizeDropdown(options.length, false) ? (
        <SizeDropdown {...props} options={options} />
      ) : (
        <SizeButtons {...props} options={options} />
      )}
      <RestockLink {...props} options={options} />
    </fieldset>
  );
}

/** A link to be notified when a sold-out size is back in stock. */
function RestockLink({ choice, slug, options }: SizeSelectorProps & { options: SizeOption[] }) {
  const t = useTranslations('pdp');
  const soldOut = options.filter(({ inStock }) => !inStock);
  const option = soldOut.find(({ sku }) => sku === choice.variant?.sku) ?? soldOut[0];
  if (!option) return null;
  return (
    <ShopLink
      to={`/restock/${slug}?sku=${encodeURIComponent(option.sku)}`}
      rel="nofollow"
      className="text-link justify-self-start text-sm"
    >
      {t(options.length === 1 ? 'restockOne' : 'restock')}
    </ShopLink>
  );
}

function SizeButtons({
  choice,
  chooseSize,
  productKey,
  lowStockQuantity,
  errorId,
  options,
}: SizeSelectorProps & { options: SizeOption[] }) {
  const t = useTranslations('pdp');
  const sizeText = useSizeText();
  return (
    <div className="sizes">
      {options.map(({ size, sku, inStock, availableQuantity }) => (
        <label key={sku} className="size" data-gone={!inStock || undefined}>
          <input
            type="radio"
            name="sku"
            value={sku}
            required
            checked={choice.variant?.sku === sku}
            aria-label={inStock ? sizeText(size) : t('soldOutSize', { size: sizeText(size) })}
            aria-invalid={errorId ? true : undefined}
            onChange={() => {
              pushEvent({ event: 'size', productKey, size });
              chooseSize(size);
            }}
          />
          <span aria-hidden="true">{sizeText(size)}</span>
          {isLow(availableQuantity, lowStockQuantity) && <span className="size-low" aria-hidden="true" />}
        </label>
      ))}
    </div>
  );
}

function SizeDropdown({
  choice,
  chooseSize,
  productKey,
  errorId,
  options,
}: SizeSelectorProps & { options: SizeOption[] }) {
  const t = useTranslations('pdp');
  const sizeText = useSizeText();
  return (
    <SelectField
      label={t('size')}
      hideLabel
      name="sku"
      required
      value={choice.variant?.sku ?? ''}
      aria-invalid={errorId ? true : undefined}
      onChange={(event) => {
        const chosen = options.find(({ sku }) => sku === event.currentTarget.value);
        if (!chosen) return;
        pushEvent({ event: 'size', productKey, size: chosen.size });
        chooseSize(chosen.size);
      }}
      options={[
        { value: '', label: t('selectSize'), disabled: true },
        ...options.map(({ size, sku, inStock }) => ({
          value: sku,
          label: inStock ? sizeText(size) : t('optionOutOfStock', { size: sizeText(size) }),
        })),
      ]}
    />
  );
}
