import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type StoredSection, summarise } from '#commerce/content/editor/outline.ts';
import { blankOf, type FieldShape, type Shape } from '#commerce/resources/describe-schema.ts';
import { errorsWithin, type FieldErrors } from '#commerce/resources/field-errors.ts';
import { Button } from '#ui/button.tsx';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CopyIcon, TrashIcon } from '#ui/icon-tool.tsx';
import { FieldControl } from './field-control.tsx';
import { FieldGroup, type Values } from './field-group.tsx';

interface ListFieldProps {
  id: string;
  label: string;
  one: string;
  hint?: string;
  item: Shape;
  least: number;
  most: number | null;
  values: readonly unknown[];
  errors: FieldErrors;
  onChange: (values: unknown, path: string) => void;
}

/** A list of things: each folds, moves, doubles and goes; one more comes at the end. */
export function ListField(props: ListFieldProps) {
  const { id, label, one, hint, item, least, most, values, errors, onChange } = props;
  const [open, setOpen] = useState<number | null>(null);
  const t = useTranslations('staff-fields');
  const error = errors[''];
  const isFull = most !== null && values.length >= most;
  const move = (from: number, to: number) => {
    onChange(values.toSpliced(from, 1).toSpliced(to, 0, values[from]), '');
    setOpen(open === from ? to : open);
  };
  return (
    <fieldset className="studio-list" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {label} <span className="studio-soft">{values.length}</span>
      </legend>
      {hint && <p className="studio-soft">{hint}</p>}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      <ol>
        {Array.from(values.keys()).map((index) => {
          const value = values[index];
          const within = errorsWithin(errors, String(index));
          const count = Object.keys(within).length;
          const name = nameOf(value) || `${one} ${index + 1}`;
          return (
            <li key={index} className="studio-item">
              <div className="studio-item-head">
                <button
                  type="button"
                  className="studio-item-name"
                  aria-expanded={open === index}
                  onClick={() => setOpen(open === index ? null : index)}
                >
                  <ChevronDownIcon /> {name}
                  {count > 0 && <span className="studio-problem">{count}</span>}
                </button>
                <IconButton
                  label={t('moveUp', { name })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ChevronUpIcon />
                </IconButton>
                <IconButton
                  label={t('moveDown', { name })}
                  disabled={index === values.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ChevronDownIcon />
                </IconButton>
                <IconButton
                  label={t('double', { name })}
                  disabled={isFull}
                  onClick={() => onChange(values.toSpliced(index, 0, structuredClone(value)), '')}
                >
                  <CopyIcon />
                </IconButton>
                <IconButton
                  label={t('remove', { name })}
                  onClick={() => {
                    onChange(values.toSpliced(index, 1), '');
                    setOpen(null);
                  }}
                >
                  <TrashIcon />
                </IconButton>
              </div>
              {open === index && (
                <Item
                  id={`${id}-${index}`}
                  label={one}
                  shape={item}
                  value={value}
                  errors={within}
                  onChange={(next, path) =>
                    onChange(values.with(index, next), path ? `${index}.${path}` : String(index))
                  }
                />
              )}
            </li>
          );
        })}
      </ol>
      <Button
        variant="quiet"
        size="small"
        disabled={isFull}
        onClick={() => {
          onChange([...values, blankOf(item)], '');
          setOpen(values.length);
        }}
      >
        <PlusIcon /> {t('addOne', { one })}
      </Button>
      {least > 0 && values.length < least && <p className="studio-soft">{t('atLeast', { count: least })}</p>}
    </fieldset>
  );
}

interface ItemProps {
  id: string;
  label: string;
  shape: Shape;
  value: unknown;
  errors: FieldErrors;
  onChange: (value: unknown, path: string) => void;
}

function Item({ id, label, shape, value, errors, onChange }: ItemProps) {
  if (shape.kind === 'group') {
    return (
      <FieldGroup
        id={id}
        fields={shape.fields}
        values={(value ?? {}) as Values}
        errors={errors}
        onChange={onChange}
      />
    );
  }
  if (shape.kind === 'list') {
    return (
      <ListField
        {...{ ...shape, id, label, errors, onChange }}
        one={label}
        values={Array.isArray(value) ? value : []}
      />
    );
  }
  const field: FieldShape = {
    name: label,
    label,
    shape,
    isRequired: true,
    isNullable: false,
    fallback: undefined,
  };
  return (
    <FieldControl {...{ id, field, value, error: errors[''] }} onChange={(next) => onChange(next, '')} />
  );
}

function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const { name, text1, brand } = value as Record<string, unknown>;
  return (
    summarise(value as StoredSection) ||
    ([name, text1, brand].find((each) => typeof each === 'string') as string)
  );
}
