import { useTranslations } from 'use-intl';
import { useLabel } from '#app/admin/resource/use-label.ts';
import type { PickSource } from '#commerce/resources/describe-schema.ts';
import { ROLE_NAMES } from '#commerce/staff/staff-resource.ts';
import { type FieldText, SelectField, TextField } from '#ui/field.tsx';
import { localeName } from '../audience-names.ts';
import { type RecordOptions, useRecordOptions } from './record-options.ts';

interface PickFieldProps extends FieldText {
  id: string;
  from: PickSource;
  value: string | null;
  /** Null when nothing is chosen. */
  onChange: (value: string | null) => void;
}

/** One of what the shop knows: its brands, languages, categories, or those who make what it sells. */
export function PickField({ from, value, onChange, ...text }: PickFieldProps) {
  const t = useTranslations('staff-fields');
  const label = useLabel();
  const options = useRecordOptions();
  if (from === 'makers') {
    const list = `${text.id}-known`;
    return (
      <>
        <TextField
          {...text}
          list={list}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
        />
        <datalist id={list}>
          {options.makers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </>
    );
  }
  const known = optionsOf(from, options).map((each) => ({ ...each, label: label(each.label) }));
  const isUnknown = value !== null && !known.some((each) => each.value === value);
  return (
    <SelectField
      {...text}
      value={value ?? ''}
      options={[
        { value: '', label: t(NONE[from]) },
        ...known,
        ...(isUnknown ? [{ value, label: value }] : []),
      ]}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
}

const NONE = { shops: 'everyBrand', languages: 'everyLanguage', categories: 'any', roles: 'choose' } as const;

function optionsOf(from: Exclude<PickSource, 'makers'>, { brands, categories, roles }: RecordOptions) {
  switch (from) {
    case 'shops':
      return brands.map(({ slug, name }) => ({ value: slug, label: name }));
    case 'languages': {
      const locales = [...new Set(brands.flatMap((brand) => brand.locales))];
      return locales.map((locale) => ({ value: locale, label: localeName(locale) }));
    }
    case 'categories':
      return categories.map(({ slug, name }) => ({ value: slug, label: name }));
    case 'roles':
      return [
        ...Object.entries(ROLE_NAMES).map(([value, label]) => ({ value, label })),
        ...roles.map(({ id, name }) => ({ value: id, label: name })),
      ];
  }
}
