import { useTranslations } from 'use-intl';
import type { FieldShape, Shape } from '#commerce/resources/describe-schema.ts';
import { labelOf } from '#commerce/resources/field-label.ts';
import { CheckboxField } from '#ui/choice-field.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { fromLocalField, toLocalField } from './format-time.ts';
import { FiltersField } from './record-fields/filters-field.tsx';
import { LinesField } from './record-fields/lines-field.tsx';
import { PickField } from './record-fields/pick-field.tsx';
import { PictureField } from './record-fields/picture-field.tsx';
import { PoundsField } from './record-fields/pounds-field.tsx';
import { ProductsField } from './record-fields/products-field.tsx';
import { SeveralField } from './record-fields/several-field.tsx';
import { TextsField } from './record-fields/texts-field.tsx';

interface FieldControlProps {
  id: string;
  field: FieldShape;
  value: unknown;
  error?: string;
  onChange: (value: unknown) => void;
}

/** The control for one plain value: words, number, yes or no, one of a few, a date. */
export function FieldControl({ id, field, value, error, onChange }: FieldControlProps) {
  const t = useTranslations('staff-fields');
  const { shape, label, hint, isRequired } = field;
  const common = { id, label, hint, error, optionalLabel: isRequired ? undefined : t('optional') };
  const held = value === undefined ? field.fallback : value;
  switch (shape.kind) {
    case 'flag':
      return (
        <CheckboxField
          id={id}
          label={label}
          hint={hint}
          error={error}
          checked={held === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...common}
          value={String(held ?? '')}
          options={[
            ...(isRequired || held ? [] : [{ value: '', label: t('asItIs') }]),
            ...withHeld(shape.options, held).map((option) => ({
              value: option,
              label: shape.labels?.[option] ?? labelOf(option),
            })),
          ]}
          onChange={(event) => onChange(event.target.value || emptyOf(field))}
        />
      );
    case 'number':
      return (
        <TextField
          {...common}
          type="number"
          hint={hint ?? (isBounded(shape) ? t('range', { least: shape.least, most: shape.most }) : undefined)}
          min={shape.least ?? undefined}
          max={shape.most ?? undefined}
          step={shape.isWhole ? 1 : 'any'}
          value={typeof held === 'number' ? held : ''}
          onChange={(event) =>
            onChange(event.target.value === '' ? emptyOf(field) : Number(event.target.value))
          }
        />
      );
    case 'text':
      return <TextControl {...{ common, field, shape, held, onChange }} />;
    case 'lines':
      return <LinesField {...common} values={textsOf(held)} onChange={onChange} />;
    case 'products':
      return <ProductsField {...common} by={shape.by} values={textsOf(held)} onChange={onChange} />;
    case 'several':
      return <SeveralField {...common} from={shape.from} values={textsOf(held)} onChange={onChange} />;
    case 'filters':
      return (
        <FiltersField {...common} values={(held ?? {}) as Record<string, string[]>} onChange={onChange} />
      );
    case 'pounds':
      return (
        <PoundsField
          {...common}
          isPlain={shape.isPlain}
          value={typeof held === 'number' ? held : undefined}
          onChange={onChange}
        />
      );
    case 'texts':
      return (
        <TextsField
          {...common}
          isLong={shape.isLong}
          values={(held ?? {}) as Record<string, string>}
          onChange={onChange}
        />
      );
    case 'pick':
      return (
        <PickField
          {...common}
          from={shape.from}
          value={typeof held === 'string' ? held : null}
          onChange={(next) => onChange(next ?? emptyOf(field))}
        />
      );
    default:
      return null;
  }
}

/** A stored value that is not in the list stays until another one is chosen. */
function withHeld(options: readonly string[], held: unknown): readonly string[] {
  return typeof held !== 'string' || held === '' || options.includes(held) ? options : [...options, held];
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

interface TextControlProps {
  common: { id: string; label: string; hint?: string; error?: string; optionalLabel?: string };
  field: FieldShape;
  shape: Extract<Shape, { kind: 'text' }>;
  held: unknown;
  onChange: (value: unknown) => void;
}

function TextControl({ common, field, shape, held, onChange }: TextControlProps) {
  const t = useTranslations('staff-fields');
  const text = typeof held === 'string' ? held : '';
  const say = (next: string) => onChange(next === '' ? emptyOf(field) : next);
  if (shape.isLong) {
    return (
      <TextAreaField
        {...common}
        value={text}
        rows={Math.min(14, Math.max(3, Math.ceil(text.length / 48), text.split('\n').length))}
        hint={/markdown/i.test(field.name) ? t('markdown') : common.hint}
        onChange={(event) => say(event.target.value)}
      />
    );
  }
  if (shape.format === 'moment') {
    return (
      <TextField
        {...common}
        type="datetime-local"
        value={toLocalField(text)}
        onChange={(event) => onChange(fromLocalField(event.target.value) ?? emptyOf(field))}
      />
    );
  }
  if (shape.format === 'date') {
    return <TextField {...common} type="date" value={text} onChange={(event) => say(event.target.value)} />;
  }
  if (shape.format === 'media') return <PictureField {...common} value={text} onChange={say} />;
  const isColour = shape.format === 'colour';
  return (
    <TextField
      {...common}
      value={text}
      list={isColour ? 'studio-colours' : undefined}
      spellCheck={shape.format === 'plain'}
      onChange={(event) => say(event.target.value)}
      affix={isColour ? <span className="studio-swatch" style={{ background: swatch(text) }} /> : undefined}
    />
  );
}

const swatch = (text: string) => (text.startsWith('#') ? text : text ? `var(--${text})` : 'transparent');

/** The empty value: null where the schema allows it, otherwise the field is left out. */
function emptyOf({ isNullable, isRequired, shape }: FieldShape): unknown {
  if (isNullable) return null;
  return isRequired && shape.kind === 'text' ? '' : undefined;
}

type NumberShape = Extract<Shape, { kind: 'number' }>;

function isBounded(shape: NumberShape): shape is NumberShape & { least: number; most: number } {
  return shape.least !== null && shape.most !== null;
}
