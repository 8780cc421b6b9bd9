import { useTranslations } from 'use-intl';
import { localeName } from '#app/admin/content/audience-names.ts';
import { useRecordOptions } from '#app/admin/content/record-fields/record-options.ts';
import { useLabel } from '#app/admin/resource/use-label.ts';
import { slugOf } from '#commerce/catalogue/import/product-defaults.ts';
import { PRODUCT_TYPES } from '#commerce/catalogue/import/product-line.ts';
import { labelOf } from '#commerce/resources/field-label.ts';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import type { PartProps, ProductDraft } from './product-form.tsx';

/** A key from a name: `LINEN-SHIRT`. */
const keyFor = (name: string) => slugOf(name).toUpperCase().slice(0, 40);

/** Name, description and what it is, in every language of the shop. */
export function TextsPart({ draft, errors, onChange, isNew }: PartProps & { isNew: boolean }) {
  const t = useTranslations('staff-products');
  const label = useLabel();
  const { brands, makers } = useRecordOptions();
  const languages = [
    ...new Set(brands.flatMap(({ locales }) => locales.map((locale) => locale.slice(0, 2)))),
  ];
  return (
    <section aria-labelledby="product-texts" className="product-part">
      <h2 id="product-texts">{t('texts')}</h2>
      <div className="product-fields">
        <TextField
          className="product-wide"
          label={label('Name')}
          value={draft.name ?? ''}
          error={errors.name}
          onChange={({ target: { value } }) => {
            const isFollowing = isNew && (draft.key ?? '') === keyFor(draft.name ?? '');
            onChange({ name: value, ...(isFollowing && { key: keyFor(value) }) });
          }}
        />
        <TextField
          label={t('key')}
          hint={isNew ? t('keyHint') : undefined}
          value={draft.key ?? ''}
          error={errors.key}
          readOnly={!isNew}
          spellCheck={false}
          onChange={(event) => onChange({ key: event.target.value })}
        />
        <TextField
          label={label('Brand')}
          list="product-makers"
          value={draft.brand ?? ''}
          error={errors.brand}
          onChange={({ target: { value: brand } }) => onChange({ brand, brandSlug: undefined })}
        />
        <datalist id="product-makers">
          {makers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <SelectField
          label={t('type')}
          value={draft.type ?? 'clothing'}
          error={errors.type}
          options={PRODUCT_TYPES.map((value) => ({ value, label: label(labelOf(value)) }))}
          onChange={(event) => onChange({ type: event.target.value as ProductDraft['type'] })}
        />
        <TextAreaField
          className="product-wide"
          label={t('description')}
          rows={6}
          value={draft.description ?? ''}
          error={errors.description}
          onChange={(event) => onChange({ description: event.target.value || undefined })}
        />
      </div>
      {languages
        .filter((language) => language !== 'en')
        .map((language) => (
          <LanguageTexts key={language} {...{ draft, errors, onChange, language }} />
        ))}
    </section>
  );
}

interface LanguageTextsProps extends Omit<PartProps, 'extra'> {
  language: string;
}

function LanguageTexts({ draft, errors, onChange, language }: LanguageTextsProps) {
  const t = useTranslations('staff-products');
  const label = useLabel();
  const own = draft.texts?.[language] ?? {};
  const write = (fields: typeof own) => {
    const { [language]: _before, ...others } = draft.texts ?? {};
    const next = Object.fromEntries(Object.entries({ ...own, ...fields }).filter(([, value]) => value));
    const texts = Object.keys(next).length > 0 ? { ...others, [language]: next } : others;
    onChange({ texts: Object.keys(texts).length > 0 ? texts : undefined });
  };
  return (
    <details className="studio-more">
      <summary>
        {localeName(language)} {!own.name && <span className="studio-soft">{t('untranslated')}</span>}
      </summary>
      <div className="product-fields" lang={language}>
        <TextField
          className="product-wide"
          label={label('Name')}
          value={own.name ?? ''}
          error={errors[`texts.${language}.name`]}
          onChange={(event) => write({ name: event.target.value })}
        />
        <TextAreaField
          className="product-wide"
          label={t('description')}
          rows={4}
          value={own.description ?? ''}
          error={errors[`texts.${language}.description`]}
          onChange={(event) => write({ description: event.target.value })}
        />
      </div>
    </details>
  );
}
