import { columnsOf, type Filter, filtersOf, type RecordBody, type Resource } from './define-resource.ts';
import {
  type ListPage,
  type ListQuery,
  type ListRow,
  type Place,
  REMOVED,
  readCursor,
  toPage,
} from './list-query.ts';
import { maySee } from './record-reach.ts';

const compareTexts = new Intl.Collator('en', { numeric: true }).compare;

/** One page of a list whose records are all at hand: for what a shop has hundreds of, not millions. */
export function listRecords(resource: Resource, all: readonly ListRow[], query: ListQuery): ListPage {
  const sorted = all
    .filter((row) => matches(resource, row, query))
    .map((row) => ({ row, place: { value: sortValue(resource, row, query), id: row.id } }))
    .sort((a, b) => compare(a.place, b.place));
  if (query.sort.isDescending) sorted.reverse();
  const from = query.cursor && readCursor(query.cursor.at);
  const isBackward = from !== null && query.cursor?.isBackward === true;
  if (isBackward) sorted.reverse();
  const isDown = query.sort.isDescending !== isBackward;
  const isBehind = (place: Place) => (from ? compare(place, from) * (isDown ? -1 : 1) > 0 : true);
  const start = from ? sorted.findIndex(({ place }) => isBehind(place)) : 0;
  const found = start < 0 ? [] : sorted.slice(start, start + query.limit + 1);
  const page = toPage(found, { ...query, cursor: from ? query.cursor : null }, ({ place }) => place);
  return { ...page, rows: page.rows.map(({ row }) => row), total: sorted.length };
}

function compare(a: Place, b: Place): number {
  return compareTexts(a.value, b.value) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

function sortValue(resource: Resource, row: ListRow, { sort, today }: ListQuery): string {
  if (sort.column === 'changedAt') return row.changedAt?.toISOString() ?? '';
  const column = columnsOf(resource).find(({ name }) => name === sort.column);
  const value = column?.value ? column.value(row.body, today) : row.body[sort.column];
  return value === null || value === undefined ? '' : String(value);
}

function matches(resource: Resource, { body, isRemoved = false }: ListRow, query: ListQuery): boolean {
  const { text, filters, today } = query;
  if (!maySee(query, resource, body)) return false;
  const wanted = text.toLowerCase();
  if (wanted && !JSON.stringify(Object.values(body)).toLowerCase().includes(wanted)) return false;
  if (isRemoved) return filters.status?.includes(REMOVED) ?? false;
  return filtersOf(resource).every((filter) => {
    const values = filters[filter.name];
    return !values || values.some((value) => holds(filter, body, value, today));
  });
}

function holds(filter: Filter<RecordBody>, body: RecordBody, value: string, today: string): boolean {
  return filter.matches ? filter.matches(body, value, today) : String(body[filter.name] ?? '') === value;
}
