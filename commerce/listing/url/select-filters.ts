import type { Filters } from '#commerce/search/facets/filters.ts';
import { MAX_SELECTED_PER_KEY } from './filter-path.ts';

/** Adds the term, or removes it if it is selected already. A key without values is removed. */
export function toggleFilter(
  filters: Filters,
  key: string,
  term: string,
  maxPerKey: number = MAX_SELECTED_PER_KEY,
): Filters {
  const selected = selectedOf(filters, key);
  if (selected.includes(term)) return removeFilter(filters, key, term);
  if (selected.length >= maxPerKey) return filters;
  return { ...filters, [key]: [...selected, term] };
}

export function removeFilter(filters: Filters, key: string, term: string): Filters {
  const rest = selectedOf(filters, key).filter((value) => value !== term);
  return rest.length === 0 ? clearFilter(filters, key) : { ...filters, [key]: rest };
}

/** A range has one value, so the new one replaces the old. */
export function setFilter(filters: Filters, key: string, term: string): Filters {
  return { ...filters, [key]: [term] };
}

export function clearFilter(filters: Filters, key: string): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([other]) => other !== key));
}

/** Removes all filters except those that make up the list itself (a brand's collection page). */
export function clearFilters(filters: Filters, keep: readonly string[] = []): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => keep.includes(key)));
}

export function isSelected(filters: Filters, key: string, term: string): boolean {
  return selectedOf(filters, key).includes(term);
}

export function countSelected(filters: Filters): number {
  return Object.values(filters).reduce((sum, values) => sum + values.length, 0);
}

function selectedOf(filters: Filters, key: string): readonly string[] {
  return Object.hasOwn(filters, key) ? (filters[key] ?? []) : [];
}
