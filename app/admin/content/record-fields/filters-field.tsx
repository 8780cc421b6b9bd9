import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FACET_RECORDS } from '#commerce/catalogue/facets/facet-records.ts';
import { findFacet, isRangeFacet } from '#commerce/catalogue/facets/find-facet.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { type FieldText, SelectField, TextField } from '#ui/field.tsx';
import { FieldSet } from './field-set.tsx';
import { fetchFilterValues } from './lookup-calls.ts';
import { useLookup } from './use-lookup.ts';

type FilterValues = Readonly<Record<string, readonly string[]>>;

interface FiltersFieldProps extends FieldText {
  id: string;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

const OFFERED = FACET_RECORDS.filter((facet) => !isRangeFacet(facet) && facet.role !== 'product-key');

/** Values of filters, such as Colour navy: chosen ones as chips, one more by filter and value. */
export function FiltersField({ values, onChange, ...text }: FiltersFieldProps) {
  const t = useTranslations('staff-fields');
  const [key, setKey] = useState('brand');
  const [typed, setTyped] = useState('');
  const known = useLookup(`${key} ${typed}`, (signal) => fetchFilterValues(key, typed, signal)) ?? [];
  const chosen = Object.entries(values).flatMap(([each, list]) =>
    list.map((value) => [each, value] as const),
  );

  function add() {
    const value = typed.trim();
    if (!value || values[key]?.includes(value)) return;
    onChange({ ...values, [key]: [...(values[key] ?? []), value] });
    setTyped('');
  }

  function leaveOut(from: string, value: string) {
    const { [from]: list = [], ...others } = values;
    const rest = list.filter((each) => each !== value);
    onChange(rest.length > 0 ? { ...values, [from]: rest } : others);
  }

  const list = `${text.id}-known`;
  return (
    <FieldSet {...text}>
      {chosen.length > 0 && (
        <ul className="studio-chips">
          {chosen.map(([from, value]) => (
            <li key={`${from} ${value}`}>
              <Chip
                removable
                aria-label={t('leaveOut', { name: `${labelOf(from)} ${value}` })}
                onClick={() => leaveOut(from, value)}
              >
                {labelOf(from)}: {value}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="studio-pair">
        <SelectField
          id={`${text.id}-filter`}
          label={t('filter')}
          value={key}
          options={OFFERED.map((each) => ({ value: each.key, label: each.label }))}
          onChange={(event) => setKey(event.target.value)}
        />
        <TextField
          id={`${text.id}-value`}
          label={t('value')}
          list={list}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <datalist id={list}>
          {known.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
        <Button variant="quiet" size="small" onClick={add}>
          {t('add')}
        </Button>
      </div>
    </FieldSet>
  );
}

const labelOf = (key: string) => findFacet(key)?.label ?? key;
