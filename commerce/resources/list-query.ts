import { columnsOf, filtersOf, type RecordBody, type Resource } from './define-resource.ts';

export const ROWS_A_PAGE = 50;
const MOST_ROWS = 500;
const LONGEST_SEARCH = 100;
/** A larger number of rows is only said to be more than this: counting them all would be slow. */
export const MOST_COUNTED = 10_000;

export interface Sort {
  column: string;
  isDescending: boolean;
}

/** What a list shows. */
export interface ListQuery {
  text: string;
  filters: Readonly<Record<string, readonly string[]>>;
  sort: Sort;
  /** The row that the page begins after, or ends before. */
  cursor: { at: string; isBackward: boolean } | null;
  limit: number;
  /** Brands of a limited account. */
  brands: readonly string[] | null;
  /** Places of an account that is limited to markets. */
  places?: readonly string[] | null;
  /** YYYY-MM-DD, in the shop's time zone. */
  today: string;
  /** Where days of filters begin and end. */
  timeZone: string;
}

export interface ListRow {
  id: string;
  body: RecordBody;
  isRemoved?: boolean;
  changedAt?: Date | null;
  author?: string | null;
}

export interface ListPage {
  rows: ListRow[];
  /** Cursors of the pages beside this one. */
  next: string | null;
  previous: string | null;
  /** At most `MOST_COUNTED` + 1. */
  total: number;
}

export function parseSort(text: string): Sort {
  return { column: text.replace(/^-/, ''), isDescending: text.startsWith('-') };
}

/** The query in an address; whatever the resource does not have is left out. */
export function parseListQuery(
  resource: Resource,
  params: URLSearchParams,
  { today, timeZone, brands }: Pick<ListQuery, 'today' | 'timeZone' | 'brands'>,
): ListQuery {
  const asked = parseSort(params.get('sort') ?? '');
  const isKnown = columnsOf(resource).some(({ name, isSortable }) => name === asked.column && isSortable);
  const filters = filtersOf(resource).flatMap(({ name, options }) => {
    const isFree = typeof options === 'string';
    const values = params
      .getAll(name)
      .filter((value) => value !== '' && (isFree || isOption(options, value)));
    return values.length > 0 ? [[name, values] as const] : [];
  });
  const isFiltered = [...params.keys()].some((key) => key !== 'cols' && key !== 'sort');
  const opening = Object.entries(resource.list.opening ?? {}).map(
    ([name, value]) => [name, [value]] as const,
  );
  const at = params.get('after') ?? params.get('before');
  const most = Math.max(MOST_ROWS, resource.list.rows ?? 0);
  const limit = Number(params.get('limit') ?? resource.list.rows ?? ROWS_A_PAGE);
  return {
    text: (params.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    filters: Object.fromEntries(isFiltered ? filters : opening),
    sort: isKnown ? asked : parseSort(resource.list.sort),
    cursor: at ? { at, isBackward: !params.has('after') } : null,
    limit: Number.isInteger(limit) ? Math.min(Math.max(limit, 1), most) : ROWS_A_PAGE,
    brands,
    today,
    timeZone,
  };
}

/** Removed records are listed on request. */
export const REMOVED = 'removed';

function isOption(options: Readonly<Record<string, string>>, value: string): boolean {
  return Object.hasOwn(options, value) || value === REMOVED;
}

/** A row's place in the order of a list. */
export interface Place {
  value: string;
  id: string;
}

export function writeCursor({ value, id }: Place): string {
  return btoa(encodeURIComponent(JSON.stringify([value, id])));
}

/** Null for a cursor that this shop did not write. */
export function readCursor(text: string): Place | null {
  try {
    const [value, id] = JSON.parse(decodeURIComponent(atob(text)));
    return typeof value === 'string' && typeof id === 'string' ? { value, id } : null;
  } catch {
    return null;
  }
}

/** Cuts a page out of one row more than fits; `backward` rows come in reverse. */
export function toPage<Row>(
  found: readonly Row[],
  { cursor, limit }: Pick<ListQuery, 'cursor' | 'limit'>,
  placeOf: (row: Row) => Place,
): { rows: Row[]; next: string | null; previous: string | null } {
  const isBackward = cursor?.isBackward ?? false;
  const hasMore = found.length > limit;
  const cut = found.slice(0, limit);
  const rows = isBackward ? cut.toReversed() : cut;
  const [first, last] = [rows[0], rows.at(-1)];
  const isFirst = isBackward ? !hasMore : cursor === null;
  const isLast = isBackward ? false : !hasMore;
  return {
    rows,
    previous: first !== undefined && !isFirst ? writeCursor(placeOf(first)) : null,
    next: last !== undefined && !isLast ? writeCursor(placeOf(last)) : null,
  };
}
