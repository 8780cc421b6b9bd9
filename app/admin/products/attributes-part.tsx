import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FACET_RECORDS } from '#commerce/catalogue/facets/facet-records.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon } from '#ui/icon-tool.tsx';
import type { PartProps } from './product-form.tsx';

const KNOWN = FACET_RECORDS.filter(({ source }) => source === 'import' || source === 'number');
const SEPARATOR = ',';

/** Values to filter by; any key may be used, also one that no filter shows yet. */
export function AttributesPart({ draft, errors, onChange }: PartProps) {
  const t = useTranslations('staff-products');
  const [key, setKey] = useState('');
  const attributes = draft.attributes ?? {};
  const write = (next: Record<string, string[]>) =>
    onChange({ attributes: Object.keys(next).length > 0 ? next : undefined });
  const add = () => {
    const name = key.trim();
    if (!name || attributes[name]) return;
    write({ ...attributes, [name]: [] });
    setKey('');
  };
  return (
    <section aria-labelledby="product-attributes" className="product-part">
      <h2 id="product-attributes">{t('attributes')}</h2>
      {errors.attributes && (
        <p role="alert" className="field-error">
          {errors.attributes}
        </p>
      )}
      <div className="product-fields">
        {Object.entries(attributes).map(([name, values]) => (
          <Attribute
            key={name}
            name={name}
            values={values}
            error={Object.entries(errors).find(([path]) => path.startsWith(`attributes.${name}.`))?.[1]}
            onChange={(next) => write({ ...attributes, [name]: next })}
            onRemove={() => {
              const { [name]: _gone, ...rest } = attributes;
              write(rest);
            }}
          />
        ))}
      </div>
      <div className="product-add">
        <TextField
          label={t('attribute')}
          hint={t('attributeHint')}
          list="product-attribute-keys"
          value={key}
          onChange={(event) => setKey(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <datalist id="product-attribute-keys">
          {KNOWN.map((facet) => (
            <option key={facet.key} value={facet.key}>
              {facet.label}
            </option>
          ))}
        </datalist>
        <Button variant="quiet" size="small" onClick={add}>
          {t('add')}
        </Button>
      </div>
    </section>
  );
}

interface AttributeProps {
  name: string;
  values: readonly string[];
  error?: string;
  onChange: (values: string[]) => void;
  onRemove: () => void;
}

function Attribute({ name, values, error, onChange, onRemove }: AttributeProps) {
  const t = useTranslations('staff-products');
  const [typed, setTyped] = useState(() => values.join(`${SEPARATOR} `));
  const label = KNOWN.find(({ key }) => key === name)?.label ?? name;
  return (
    <div className="product-attribute">
      <TextField
        label={label}
        placeholder={t('valuesHint')}
        value={typed}
        error={error}
        onChange={({ target: { value } }) => {
          setTyped(value);
          onChange(
            value
              .split(SEPARATOR)
              .map((each) => each.trim())
              .filter(Boolean),
          );
        }}
      />
      <IconButton label={t('removeNamed', { name: label })} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}
