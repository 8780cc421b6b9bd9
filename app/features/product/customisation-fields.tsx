import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  type Customisation,
  type CustomisationField,
  type CustomisationReport,
  checkField,
  countRemaining,
  reportCustomisation,
} from '#commerce/catalogue/customisation.ts';
import { TextField } from '#ui/field.tsx';

interface CustomisationFieldsProps {
  form: Customisation;
  /** After a click on the button all fields show their errors; before that, only fields that were left. */
  showsErrors: boolean;
  /** Called with the validity and the values of the fields. */
  onReport: (report: CustomisationReport) => void;
}

/** The customisation fields; they are part of the form, so that it can be sent without script. */
export default function CustomisationFields({ form, showsErrors, onReport }: CustomisationFieldsProps) {
  const [values, setValues] = useState<Record<string, string>>({});

  function change(id: string, value: string) {
    const next = { ...values, [id]: value };
    setValues(next);
    onReport(reportCustomisation(form.customisationFields, next));
  }

  return (
    <fieldset className="customisation">
      <legend className="heading float-left text-lg">{form.title}</legend>
      <p className="text-soft clear-both text-sm">{form.description}</p>
      {form.customisationFields.map((field) => (
        <WordingField
          key={field.id}
          field={field}
          value={values[field.id] ?? ''}
          showsError={showsErrors}
          onChange={(value) => change(field.id, value)}
        />
      ))}
    </fieldset>
  );
}

interface WordingFieldProps {
  field: CustomisationField;
  value: string;
  showsError: boolean;
  onChange: (value: string) => void;
}

function WordingField({ field, value, showsError, onChange }: WordingFieldProps) {
  const t = useTranslations('pdp.customisation');
  const [wasLeft, setLeft] = useState(false);
  const check = checkField(field, value);
  const characters = countRemaining(field, value);
  const counter = characters && t('counter', characters);
  return (
    <TextField
      id={field.id}
      name={`customFields.${field.apiName}`}
      label={field.displayName}
      optionalLabel={field.optional ? t('optional') : undefined}
      hint={[field.description, counter].filter(Boolean).join(' ')}
      placeholder={field.placeholder}
      value={value}
      required={!field.optional}
      autoComplete="off"
      data-wrong={check.valid ? undefined : ''}
      error={check.valid || !(wasLeft || showsError) ? undefined : messageOf(check, t)}
      onBlur={() => setLeft(value !== '')}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function messageOf(
  check: Exclude<ReturnType<typeof checkField>, { valid: true }>,
  t: ReturnType<typeof useTranslations<'pdp.customisation'>>,
): string {
  if (check.reason === 'pattern') return check.message || t('required');
  return check.reason === 'too-long' ? t('tooLong', { maxLength: check.maxLength }) : t('required');
}
