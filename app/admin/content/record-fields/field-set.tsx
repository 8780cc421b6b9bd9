import type { ReactNode } from 'react';
import type { FieldText } from '#ui/field.tsx';
import { FieldError } from '#ui/field-error.tsx';

interface FieldSetProps extends FieldText {
  id: string;
  children: ReactNode;
}

/** A field of several controls under one name, with its hint and its error. */
export function FieldSet({ id, label, hint, error, optionalLabel, children }: FieldSetProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset
      className="studio-list"
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      tabIndex={error ? -1 : undefined}
    >
      <legend>
        {label} {optionalLabel && <span className="field-optional">{optionalLabel}</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
