import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '#app/admin/content/field-group.tsx';
import { labelFor } from '#commerce/catalogue/import/product-defaults.ts';
import type { VariantLine } from '#commerce/catalogue/import/product-line.ts';
import type { FieldShape } from '#commerce/resources/describe-schema.ts';
import { errorsWithin } from '#commerce/resources/field-errors.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { PlusIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { FilterIcon, TrashIcon } from '#ui/icon-tool.tsx';
import { makeVariants } from './make-variants.ts';
import type { PartProps } from './product-form.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** Cells of the grid; the other fields of a variant are one press away. */
const IN_GRID = new Set(['sku', 'colour', 'size', 'ean', 'price', 'wasPrice', 'quantity']);

/** What is sold: one row for each colour and size. */
export function VariantsPart({
  draft,
  extra,
  errors,
  onChange,
  fields,
}: PartProps & { fields: readonly FieldShape[] }) {
  const t = useTranslations('staff-products');
  const [opened, setOpened] = useState<number | null>(null);
  const { colours, variants } = draft;
  const rows = useRowKeys(variants.length);
  const shape = fields.find(({ name }) => name === 'variants')?.shape;
  const item = shape?.kind === 'list' && shape.item.kind === 'group' ? shape.item.fields : [];
  const change = (index: number, next: VariantLine) => onChange({ variants: variants.with(index, next) });
  const variant = opened === null ? undefined : variants[opened];
  return (
    <section aria-labelledby="product-variants" className="product-part">
      <h2 id="product-variants">{t('variants')}</h2>
      <MakeVariants {...{ draft, onChange }} />
      {errors.variants && (
        <p role="alert" className="field-error">
          {errors.variants}
        </p>
      )}
      {variants.length > 0 && (
        <div className="studio-table-scroll">
          <table className="product-grid">
            <caption className="sr-only">{t('variants')}</caption>
            <thead>
              <tr>
                {[t('sku'), t('colour'), t('size'), t('barcode'), t('price'), t('wasPrice'), t('stock')].map(
                  (name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ),
                )}
                <td />
              </tr>
            </thead>
            <tbody>
              {variants.map((each, index) => (
                <Row
                  key={rows.keys[index]}
                  variant={each}
                  colours={colours.map(({ colour, label: name }) => [colour, name ?? labelFor(colour)])}
                  stock={extra?.stock[each.sku]}
                  errors={errorsWithin(errors, `variants.${index}`)}
                  onChange={(next) => change(index, next)}
                  onOpen={() => setOpened(index)}
                  onRemove={() => {
                    rows.remove(index);
                    onChange({ variants: variants.toSpliced(index, 1) });
                  }}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          const last = variants.at(-1);
          const { sku: _sku, ean: _ean, ...same } = last ?? { sku: '', price: '' };
          const price = last?.price ?? '';
          const colour = last?.colour ?? colours[0]?.colour;
          onChange({ variants: [...variants, { ...same, sku: '', colour, price, quantity: 0 }] });
        }}
      >
        <PlusIcon /> {t('addVariant')}
      </Button>
      <Dialog
        open={variant !== undefined}
        onClose={() => setOpened(null)}
        title={variant?.sku || t('variants')}
        closeLabel={t('close')}
      >
        <div className="studio">
          {variant && opened !== null && (
            <FieldGroup
              id={`variant-${opened}`}
              fields={item.filter(({ name, shape: each }) => !IN_GRID.has(name) && each.kind !== 'unknown')}
              values={{ ...variant }}
              errors={errorsWithin(errors, `variants.${opened}`)}
              onChange={(next) => change(opened, next as VariantLine)}
            />
          )}
        </div>
      </Dialog>
    </section>
  );
}

interface RowProps {
  variant: VariantLine;
  colours: readonly (readonly [string, string])[];
  /** Undefined for a new one. */
  stock: number | undefined;
  errors: Readonly<Record<string, string>>;
  onChange: (variant: VariantLine) => void;
  onOpen: () => void;
  onRemove: () => void;
}

type TextName = 'sku' | 'size' | 'ean' | 'price' | 'wasPrice';

function Row({ variant, colours, stock, errors, onChange, onOpen, onRemove }: RowProps) {
  const t = useTranslations('staff-products');
  const isStored = stock !== undefined;
  const name = variant.sku || t('newVariant');
  const text = (field: TextName, label: string, isDecimal = false) => (
    <td data-label={label}>
      <TextField
        hideLabel
        label={`${label}, ${name}`}
        value={variant[field] ?? ''}
        error={errors[field]}
        readOnly={field === 'sku' && isStored}
        inputMode={isDecimal ? 'decimal' : undefined}
        spellCheck={false}
        onChange={({ target: { value } }) => {
          const { [field]: _before, ...rest } = variant;
          const isNeeded = field === 'sku' || field === 'price' || field === 'size';
          onChange((value || isNeeded ? { ...rest, [field]: value } : rest) as VariantLine);
        }}
      />
    </td>
  );
  return (
    <tr>
      {text('sku', t('sku'))}
      <td data-label={t('colour')}>
        <select
          className="input"
          aria-label={`${t('colour')}, ${name}`}
          value={variant.colour ?? colours[0]?.[0]}
          onChange={(event) => onChange({ ...variant, colour: event.target.value })}
        >
          {colours.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </td>
      {text('size', t('size'))}
      {text('ean', t('barcode'))}
      {text('price', t('price'), true)}
      {text('wasPrice', t('wasPrice'), true)}
      <td data-label={t('stock')} className="product-stock">
        {isStored ? (
          <Link
            to={`/staff/stock/${encodeURIComponent(variant.sku)}`}
            aria-label={t('adjust', { name, stock })}
          >
            {stock}
          </Link>
        ) : (
          <TextField
            hideLabel
            label={`${t('stock')}, ${name}`}
            type="number"
            min={0}
            value={variant.quantity ?? 0}
            error={errors.quantity}
            onChange={(event) => onChange({ ...variant, quantity: Number(event.target.value) })}
          />
        )}
      </td>
      <td className="product-row-tools">
        <IconButton label={t('moreOf', { name })} onClick={onOpen}>
          <FilterIcon />
        </IconButton>
        <IconButton label={t('removeNamed', { name })} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </td>
    </tr>
  );
}

function MakeVariants({ draft, onChange }: Pick<PartProps, 'draft' | 'onChange'>) {
  const t = useTranslations('staff-products');
  const [sizes, setSizes] = useState('');
  const [price, setPrice] = useState('');
  const [quantity, setQuantity] = useState('');
  return (
    <fieldset className="product-make">
      <legend className="sr-only">{t('makeVariants')}</legend>
      <TextField
        label={t('sizes')}
        hint={t('sizesHint')}
        placeholder="S, M, L"
        value={sizes}
        onChange={(event) => setSizes(event.target.value)}
      />
      <TextField
        label={t('price')}
        inputMode="decimal"
        value={price}
        onChange={(event) => setPrice(event.target.value)}
      />
      <TextField
        label={t('stock')}
        type="number"
        min={0}
        value={quantity}
        onChange={(event) => setQuantity(event.target.value)}
      />
      <Button
        variant="secondary"
        size="small"
        onClick={() =>
          onChange({
            variants: makeVariants(draft, { sizes: sizes.split(','), price, quantity: Number(quantity) }),
          })
        }
      >
        {t('makeVariants')}
      </Button>
    </fieldset>
  );
}
