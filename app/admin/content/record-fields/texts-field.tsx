import { type FieldText, TextAreaField, TextField } from '#ui/field.tsx';
import { localeName } from '../audience-names.ts';
import { FieldSet } from './field-set.tsx';
import { useRecordOptions } from './record-options.ts';

interface TextsFieldProps extends FieldText {
  id: string;
  isLong: boolean;
  values: Readonly<Record<string, string>>;
  onChange: (values: Record<string, string>) => void;
}

/** One text in every language of the shop; an empty one is left out. */
export function TextsField({ isLong, values, onChange, ...text }: TextsFieldProps) {
  const { brands } = useRecordOptions();
  const languages = new Set(['en-GB', ...brands.flatMap(({ locales }) => locales), ...Object.keys(values)]);
  const Field = isLong ? TextAreaField : TextField;
  return (
    <FieldSet {...text}>
      <div className="studio-fields">
        {[...languages].map((language) => (
          <Field
            key={language}
            label={localeName(language)}
            lang={language}
            value={values[language] ?? ''}
            onChange={({ target: { value } }) => {
              const { [language]: _before, ...others } = values;
              onChange(value ? { ...others, [language]: value } : others);
            }}
          />
        ))}
      </div>
    </FieldSet>
  );
}
