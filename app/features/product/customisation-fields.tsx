import { useEffect, useEffectEvent, useState } from 'react';
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
  /** Values by apiName that were sent without script and refused. */
  entered: Readonly<Record<string, string>>;
  /** After a click on the button all fields show their errors; before that, only fields that were left. */
  showsErrors: boolean;
  /** Called with the validity and the values of the fields. */
  onReport: (report: CustomisationReport) => void;
}

/** The customisation fields; they are part of the form, so that it can be sent without script. */
export default function CustomisationFields({
  form,
  entered,
  showsErrors,
  onReport,
}: CustomisationFieldsProps) {
  const fields = form.customisationFields;
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map(({ id, apiName }) => [id, entered[apiName] ?? ''])),
  );
  const firstWrong = showsErrors && fields.find((field) => !checkField(field, values[field.id] ?? '').valid);

  function change(changed: Record<string, string>) {
    const next = { ...values, ...changed };
    setValues(next);
    onReport(reportCustomisation(fields, next));
  }

  // Adopts what was typed before hydration.
  const adoptEarlyText = useEffectEvent(() => {
    const typed = fields.flatMap(({ id }) => {
      const input = document.getElementById(id);
      return input instanceof HTMLInputElement && input.value !== '' ? [[id, input.value]] : [];
    });
    if (typed.length > 0) change(Object.fromEntries(typed));
  });
  useEffect(() => adoptEarlyText(), []);

  return (
    <fieldset className="customisation">
      <legend className="heading float-left text-lg">{form.title}</legend>
      <p className="text-soft clear-both text-sm">{form.description}</p>
      {fields.map((field) => (
        <WordingField
          key={field.id}
          field={field}
          value={values[field.id] ?? ''}
          showsError={showsErrors}
          isFocused={field === firstWrong}
          onChange={(value) => change({ [field.id]: value })}
        />
      ))}
    </fieldset>
  );
}

interface WordingFieldProps {
  field: CustomisationField;
  value: string;
  showsError: boolean;
  /** Without script, the browser goes to the first wrong field. */
  isFocused: boolean;
  onChange: (value: string) => void;
}

function WordingField({ field, value, showsError, isFocused, onChange }: WordingFieldProps) {
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
      autoFocus={isFocused}
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
