import { useEffect, useRef, useState } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { localeName } from '#app/admin/content/audience-names.ts';
import type { RecordOptions } from '#app/admin/content/record-fields/record-options.ts';
import type { StudioBrand } from '#app/admin/content/studio-kit.ts';
import {
  type Filter,
  filtersOf,
  type RecordBody,
  type Resource,
} from '#commerce/resources/define-resource.ts';
import { type ListQuery, REMOVED } from '#commerce/resources/list-query.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { useLabel } from './use-label.ts';
import { useListAddress } from './use-list-address.ts';

interface ListFiltersProps {
  resource: Resource;
  query: ListQuery;
  brands: readonly StudioBrand[];
  /** Categories and makers, where the list is filtered by them. */
  choices: ListChoices | null;
}

export type ListChoices = Pick<RecordOptions, 'categories' | 'makers'>;

const TYPING_MS = 250;
const FILTERED = { isFilter: true };

/** Search and filters of a list, in its address: Back returns to them, and a view saves them. */
export function ListFilters({ resource, query, brands, choices }: ListFiltersProps) {
  const t = useTranslations('resources');
  const label = useLabel();
  const submit = useSubmit();
  const { params, pathname } = useListAddress();
  const { key, state } = useLocation();
  // A view or a link to the list brings other values along; the form's own changes keep its focus.
  const [formKey, setFormKey] = useState(key);
  if (formKey !== key && state?.isFilter !== true) setFormKey(key);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  const send = (form: HTMLFormElement | null) => {
    clearTimeout(typing.current);
    if (!form) return;
    const address = { action: pathname, replace: true, preventScrollReset: true, state: FILTERED };
    void submit(filledIn(form, resource.list.opening !== undefined), address);
  };
  return (
    <Form
      key={formKey}
      state={FILTERED}
      role="search"
      action={pathname}
      className="studio-filters"
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      {['sort', 'cols'].map((name) => {
        const value = params.get(name);
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      <TextField
        label={t('find')}
        name="q"
        type="search"
        defaultValue={query.text}
        placeholder={resource.list.searchHint && label(resource.list.searchHint)}
        onChange={({ target: { form } }) => {
          clearTimeout(typing.current);
          typing.current = setTimeout(() => send(form), TYPING_MS);
        }}
      />
      {filtersOf(resource).map((filter) =>
        filter.options === 'day' ? (
          <TextField
            key={filter.name}
            label={label(filter.label)}
            name={filter.name}
            type="date"
            defaultValue={query.filters[filter.name]?.[0] ?? ''}
            onChange={(event) => send(event.target.form)}
          />
        ) : (
          <SelectField
            key={filter.name}
            label={label(filter.label)}
            name={filter.name}
            defaultValue={query.filters[filter.name]?.[0] ?? ''}
            options={[
              { value: '', label: t('all') },
              ...optionsOf(filter, brands, choices).map((option) => ({
                ...option,
                label: label(option.label),
              })),
              ...(filter.name === 'status' && resource.schema
                ? [{ value: REMOVED, label: t('removed') }]
                : []),
            ]}
            onChange={(event) => send(event.target.form)}
          />
        ),
      )}
      <noscript>
        <button type="submit">{t('apply')}</button>
      </noscript>
    </Form>
  );
}

/** The form without its empty fields; where the list opens with filters, an empty one says that it was cleared. */
function filledIn(form: HTMLFormElement, keepsEmpty: boolean): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && (value !== '' || keepsEmpty)) params.append(name, value);
  return params;
}

function optionsOf(
  { options }: Filter<RecordBody>,
  brands: readonly StudioBrand[],
  choices: ListChoices | null,
): { value: string; label: string }[] {
  if (options === 'categories')
    return (choices?.categories ?? []).map(({ slug, name }) => ({ value: slug, label: name }));
  if (options === 'makers') return (choices?.makers ?? []).map((name) => ({ value: name, label: name }));
  if (options === 'brands') return brands.map(({ slug, name }) => ({ value: slug, label: name }));
  if (options === 'languages') {
    const locales = new Set(brands.flatMap(({ locales: own }) => own));
    return [...locales].map((locale) => ({ value: locale, label: localeName(locale) }));
  }
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}
