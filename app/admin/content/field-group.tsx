import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { blankOf, type FieldShape } from '#commerce/resources/describe-schema.ts';
import { errorsWithin, type FieldErrors } from '#commerce/resources/field-errors.ts';
import { Button } from '#ui/button.tsx';
import { FieldControl } from './field-control.tsx';
import { ListField } from './list-field.tsx';

export type Values = Readonly<Record<string, unknown>>;

interface FieldGroupProps {
  /** Begins the ids of its controls, so that an error can lead to its field. */
  id: string;
  fields: readonly FieldShape[];
  values: Values;
  errors: FieldErrors;
  /** Names of fields that are never one press away. */
  upFront?: readonly string[];
  /** The change, and the path of the field it was made in. */
  onChange: (values: Values, path: string) => void;
}

/** A form made from a schema: what matters first, the rest one press away. */
export function FieldGroup({ id, fields, values, errors, upFront, onChange }: FieldGroupProps) {
  const t = useTranslations('staff-fields');
  // Decided once, so that a field does not move while it is edited.
  const [first] = useState(
    () => new Set(fields.filter((field) => isFirst(field, values)).map(({ name }) => name)),
  );
  const isSmall = fields.length <= 4;
  const isUpFront = ({ name }: FieldShape) =>
    isSmall || first.has(name) || upFront?.includes(name) || hasError(errors, name);
  const rest = fields.filter((field) => !isUpFront(field));
  const show = (field: FieldShape) => (
    <OneField
      key={field.name}
      id={`${id}-${field.name}`}
      field={field}
      value={values[field.name]}
      errors={errorsWithin(errors, field.name)}
      onChange={(value, path) => {
        const { [field.name]: _gone, ...others } = values;
        const next = value === undefined ? others : { ...values, [field.name]: value };
        onChange(next, path ? `${field.name}.${path}` : field.name);
      }}
    />
  );
  return (
    <div className="studio-fields">
      {fields.filter(isUpFront).map(show)}
      {rest.length > 0 && (
        <details className="studio-more">
          <summary>
            {t('more')} <span className="studio-soft">{rest.length}</span>
          </summary>
          <div className="studio-fields">{rest.map(show)}</div>
        </details>
      )}
    </div>
  );
}

const NOT_HIDDEN: ReadonlySet<string> = new Set([
  'list',
  'lines',
  'products',
  'categories',
  'filters',
  'texts',
]);

function isFirst(field: FieldShape, values: Values): boolean {
  const value = values[field.name];
  const isSet = value !== undefined && JSON.stringify(value) !== JSON.stringify(field.fallback);
  return (
    field.isRequired ||
    isSet ||
    NOT_HIDDEN.has(field.shape.kind) ||
    /^(title|text|eyebrow|image|links?)$/.test(field.name)
  );
}

const hasError = (errors: FieldErrors, name: string) =>
  Object.keys(errors).some((path) => path === name || path.startsWith(`${name}.`));

interface OneFieldProps {
  id: string;
  field: FieldShape;
  value: unknown;
  errors: FieldErrors;
  onChange: (value: unknown, path: string) => void;
}

function OneField({ id, field, value, errors, onChange }: OneFieldProps) {
  const t = useTranslations('staff-fields');
  const { shape, label, isNullable, isRequired } = field;
  const error = errors[''];
  if (shape.kind === 'list') {
    return (
      <ListField
        id={id}
        label={label}
        one={field.one ?? label}
        hint={field.hint}
        item={shape.item}
        least={shape.least}
        most={shape.most}
        values={Array.isArray(value) ? value : []}
        errors={errors}
        onChange={onChange}
      />
    );
  }
  if (shape.kind !== 'group') {
    // An error of one line is shown at the control of the whole list.
    const first = error ?? Object.values(errors)[0];
    return <FieldControl {...{ id, field, value, error: first }} onChange={(next) => onChange(next, '')} />;
  }
  const isAbsent = value === null || value === undefined;
  if (isAbsent && !isRequired) {
    return (
      <div>
        <Button variant="quiet" size="small" onClick={() => onChange(blankOf(shape), '')}>
          {t('addOne', { one: label.toLowerCase() })}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className="studio-group" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      <FieldGroup
        id={id}
        fields={shape.fields}
        values={(value ?? {}) as Values}
        errors={errors}
        onChange={onChange}
      />
      {!isRequired && (
        <Button variant="link" size="small" onClick={() => onChange(isNullable ? null : undefined, '')}>
          {t('leaveOut', { name: label.toLowerCase() })}
        </Button>
      )}
    </fieldset>
  );
}
