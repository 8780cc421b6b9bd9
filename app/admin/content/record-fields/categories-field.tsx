import { useTranslations } from 'use-intl';
import { Chip } from '#ui/chip.tsx';
import { type FieldText, SelectField } from '#ui/field.tsx';
import { FieldSet } from './field-set.tsx';
import { useRecordOptions } from './record-options.ts';

interface CategoriesFieldProps extends FieldText {
  id: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Categories of the shop: chosen ones are taken away by a press, one more is chosen from the tree. */
export function CategoriesField({ values, onChange, ...text }: CategoriesFieldProps) {
  const t = useTranslations('staff-fields');
  const { categories } = useRecordOptions();
  const nameOf = (slug: string) => categories.find((each) => each.slug === slug)?.name ?? slug;
  const free = categories.filter(({ slug }) => !values.includes(slug));
  return (
    <FieldSet {...text}>
      {values.length > 0 && (
        <ul className="studio-chips">
          {values.map((slug) => (
            <li key={slug}>
              <Chip
                removable
                aria-label={t('leaveOut', { name: nameOf(slug) })}
                onClick={() => onChange(values.filter((each) => each !== slug))}
              >
                {nameOf(slug)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <SelectField
        id={`${text.id}-add`}
        label={t('addCategory')}
        value=""
        options={[
          { value: '', label: t('choose') },
          ...free.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onChange={(event) => event.target.value && onChange([...values, event.target.value])}
      />
    </FieldSet>
  );
}
