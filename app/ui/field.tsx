import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FieldError } from '#ui/field-error.tsx';
import { ChevronDownIcon } from '#ui/icon.tsx';

export interface FieldText {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Shown beside the label, for example "optional". */
  optionalLabel?: string;
  /** The label is only for screen readers. */
  hideLabel?: boolean;
}

interface FieldFrameProps extends FieldText {
  id: string;
  className?: string;
  children: ReactNode;
}

/** Label above, then the control, its hint and its error. */
function FieldFrame({
  id,
  label,
  hint,
  error,
  optionalLabel,
  hideLabel,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'field-label'}>
        {label}
        {optionalLabel && <span className="field-optional">{optionalLabel}</span>}
      </label>
      {hint && (
        <span id={`${id}-hint`} className="field-hint">
          {hint}
        </span>
      )}
      <span className="field-control">{children}</span>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

function described(id: string, { hint, error }: FieldText) {
  return {
    id,
    'aria-describedby': classNames(hint ? `${id}-hint` : null, error && `${id}-error`) || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

export interface TextFieldProps extends ComponentProps<'input'>, FieldText {
  /** A button inside the end of the field, for example to show a password. */
  affix?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optionalLabel, hideLabel, affix, className, type = 'text', ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, optionalLabel, hideLabel, className }}>
      <input {...rest} type={type} {...described(id, props)} className="input" />
      {affix && <span className="field-affix">{affix}</span>}
    </FieldFrame>
  );
}

export interface TextAreaFieldProps extends ComponentProps<'textarea'>, FieldText {}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, optionalLabel, hideLabel, className, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, optionalLabel, hideLabel, className }}>
      <textarea {...rest} {...described(id, props)} className="input" />
    </FieldFrame>
  );
}

export interface SelectFieldProps extends ComponentProps<'select'>, FieldText {
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optionalLabel, hideLabel, className, options, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, optionalLabel, hideLabel, className }}>
      <select {...rest} {...described(id, props)} className="input">
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="field-arrow" />
    </FieldFrame>
  );
}
