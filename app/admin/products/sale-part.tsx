import { useTranslations } from 'use-intl';
import { fromLocalField, toLocalField } from '#app/admin/content/format-time.ts';
import { useRecordOptions } from '#app/admin/content/record-fields/record-options.ts';
import { CheckboxField } from '#ui/choice-field.tsx';
import { TextField } from '#ui/field.tsx';
import type { PartProps } from './product-form.tsx';

/** Whether, when and where it is sold. */
export function SalePart({ draft, errors, onChange }: PartProps) {
  const t = useTranslations('staff-products');
  const { brands } = useRecordOptions();
  const sites = draft.sites ?? [];
  const isOnSale = draft.isOnSale !== false;
  const moment = (field: 'saleStarts' | 'saleEnds' | 'published', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      type="datetime-local"
      value={toLocalField(draft[field] ?? '')}
      error={errors[field]}
      onChange={(event) => onChange({ [field]: fromLocalField(event.target.value) ?? undefined })}
    />
  );
  return (
    <section aria-labelledby="product-sale" className="product-part">
      <h2 id="product-sale">{t('sale')}</h2>
      <CheckboxField
        label={t('isOnSale')}
        checked={isOnSale}
        onChange={(event) =>
          onChange(
            event.target.checked
              ? { isOnSale: undefined, saleEnds: undefined }
              : { isOnSale: false, saleStarts: undefined, saleEnds: undefined },
          )
        }
      />
      {isOnSale && (
        <div className="product-fields">
          {moment('saleStarts', t('saleStarts'), t('saleStartsHint'))}
          {moment('saleEnds', t('saleEnds'), t('saleEndsHint'))}
        </div>
      )}
      <fieldset className="product-sites">
        <legend>{t('sites')}</legend>
        <p className="field-hint">{t('sitesHint')}</p>
        {brands.map(({ slug, name }) => (
          <CheckboxField
            key={slug}
            label={name}
            checked={sites.includes(slug)}
            onChange={(event) => {
              const next = event.target.checked ? [...sites, slug] : sites.filter((each) => each !== slug);
              onChange({ sites: next.length > 0 ? next : undefined });
            }}
          />
        ))}
      </fieldset>
      <div className="product-fields">{moment('published', t('published'), t('publishedHint'))}</div>
    </section>
  );
}
