import { useTranslations } from 'use-intl';
import { useLabel } from '#app/admin/resource/use-label.ts';
import type { SeveralSource } from '#commerce/resources/describe-schema.ts';
import { PERMISSIONS, permissionName } from '#commerce/resources/permissions.ts';
import { Chip } from '#ui/chip.tsx';
import { type FieldText, SelectField } from '#ui/field.tsx';
import { FieldSet } from './field-set.tsx';
import { type RecordOptions, useRecordOptions } from './record-options.ts';

interface SeveralFieldProps extends FieldText {
  id: string;
  from: SeveralSource;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Some of what the shop has: chosen ones are taken away by a press, one more is chosen from the list. */
export function SeveralField({ from, values, onChange, ...text }: SeveralFieldProps) {
  const t = useTranslations('staff-fields');
  const label = useLabel();
  const options = OPTIONS[from](useRecordOptions()).map(([value, name]) => ({ value, label: label(name) }));
  const nameOf = (value: string) => options.find((each) => each.value === value)?.label ?? value;
  return (
    <FieldSet {...text}>
      {values.length > 0 && (
        <ul className="studio-chips">
          {values.map((value) => (
            <li key={value}>
              <Chip
                removable
                aria-label={t('leaveOut', { name: nameOf(value) })}
                onClick={() => onChange(values.filter((each) => each !== value))}
              >
                {nameOf(value)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <SelectField
        id={`${text.id}-add`}
        label={t(ADD[from])}
        value=""
        options={[
          { value: '', label: t('choose') },
          ...options.filter(({ value }) => !values.includes(value)),
        ]}
        onChange={(event) => event.target.value && onChange([...values, event.target.value])}
      />
    </FieldSet>
  );
}

const ADD = {
  categories: 'addCategory',
  shops: 'addBrand',
  markets: 'addMarket',
  permissions: 'addPermission',
} as const;

const OPTIONS: Record<SeveralSource, (options: RecordOptions) => (readonly [string, string])[]> = {
  categories: ({ categories }) => categories.map(({ slug, name }) => [slug, name]),
  shops: ({ brands }) => brands.map(({ slug, name }) => [slug, name]),
  markets: ({ markets }) => markets.map(({ code, name }) => [code, name]),
  permissions: () => PERMISSIONS.map((permission) => [permission, permissionName(permission)]),
};
