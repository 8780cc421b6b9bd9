import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FieldError } from '#ui/field-error.tsx';

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** At the end of the row, for example a count. */
  end?: ReactNode;
}

export function CheckboxField({ label, hint, error, end, className, ...rest }: CheckboxFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={classNames('field', className)}>
      <label className="choice" htmlFor={id}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className="choice-box"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className="choice-text">
          {label}
          {hint && <span className="field-hint">{hint}</span>}
        </span>
        {end && <span className="choice-end">{end}</span>}
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the row, for example a price. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  legend: string;
  hideLegend?: boolean;
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  error?: string;
  required?: boolean;
  /** Options with rules between them. */
  rows?: boolean;
  className?: string;
}

export function RadioGroup({
  legend,
  hideLegend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  error,
  required,
  rows,
  className,
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={classNames('field', className)}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={hideLegend ? 'sr-only' : 'field-label'}>{legend}</legend>
      <div className={classNames(rows && 'choice-rows')}>
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              className="choice-box"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              onChange={() => onChange?.(option.value)}
            />
            <span className="choice-text">
              {option.label}
              {option.hint && <span className="field-hint">{option.hint}</span>}
            </span>
            {option.end && <span className="choice-end">{option.end}</span>}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
