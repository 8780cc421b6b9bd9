import { useTranslations } from 'use-intl';
import { useSizeText } from '#app/i18n/size-text.ts';
import { isLow } from '#commerce/catalogue/stock-state.ts';
import type { SizeOption } from '#commerce/catalogue/variants/options.ts';
import { usesSizeDropdown } from '#commerce/listing/card-facts.ts';
import { SelectField } from '#ui/field.tsx';

interface QuickSizesProps {
  options: readonly SizeOption[];
  /** The sku of the chosen size; empty while there is none. */
  chosen: string;
  lowStockQuantity: number;
  onChoose: (size: string) => void;
}

/** The sizes as buttons, as a select field if there are more than ten. */
export function QuickSizes({ options, chosen, lowStockQuantity, onChoose }: QuickSizesProps) {
  const t = useTranslations('pdp');
  const sizeText = useSizeText();
  if (options.length <= 1) return null;
  if (usesSizeDropdown(options.length, false)) {
    return (
      <SelectField
        label={t('size')}
        value={chosen}
        onChange={(event) => {
          const option = options.find(({ sku }) => sku === event.currentTarget.value);
          if (option) onChoose(option.size);
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
  return (
    <fieldset className="grid gap-1">
      <legend className="text-soft float-left text-sm">{t('size')}</legend>
      <div className="quick-sizes">
        {options.map(({ size, sku, inStock, availableQuantity }) => (
          <label key={sku} className="quick-size" data-gone={!inStock || undefined}>
            <input
              type="radio"
              name="quick-size"
              checked={sku === chosen}
              aria-label={inStock ? sizeText(size) : t('soldOutSize', { size: sizeText(size) })}
              onChange={() => onChoose(size)}
            />
            <span aria-hidden="true">{sizeText(size)}</span>
            {isLow(availableQuantity, lowStockQuantity) && <span className="quick-low" aria-hidden="true" />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
