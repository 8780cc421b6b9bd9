import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.server.ts';
import type { RecordBody } from './define-resource.ts';
import { type ListPage, type ListQuery, MOST_COUNTED, readCursor, toPage } from './list-query.ts';
import { countryOf } from './permissions.ts';

type FilterCondition = (values: readonly string[], query: Pick<ListQuery, 'timeZone'>) => SQL;

export interface ListedTable {
  /** A table, or a join with one row an id. */
  from: SQL;
  /** Unique; the last criterion of every order. */
  id: SQL;
  /** The columns of a row, as an expression list. */
  columns: SQL;
  toBody(row: Record<string, unknown>): RecordBody;
  /** What a column is sorted by; it is never null, and an index begins with it. */
  sorts: Readonly<Record<string, { by: SQL; type: 'text' | 'timestamptz' | 'bigint' | 'numeric' }>>;
  /** Rows that the list is about. */
  where?: SQL;
  search?(text: string): SQL;
  filters?: Readonly<Record<string, FilterCondition>>;
  /** Where filters are not answered by an index: what matches is found once, for the page and the count. */
  isFoundOnce?: boolean;
  /** Rows that an account limited to brands sees: theirs, and those of every brand. */
  ofBrands?(brands: readonly string[]): SQL;
  /** Rows that an account limited to markets sees, by their places. */
  inPlaces?(places: readonly string[]): SQL;
}

/** One page of a table by keyset: the millionth row is as near as the first. */
export async function listTable(
  db: Pick<Db, 'execute'>,
  table: ListedTable,
  query: ListQuery,
): Promise<ListPage> {
  const [name, fallback] = Object.entries(table.sorts)[0] ?? [];
  if (!name || !fallback) throw new Error('a listed table needs at least one order');
  const { by, type } = table.sorts[query.sort.column] ?? fallback;
  const from = query.cursor && readCursor(query.cursor.at);
  const isDown = query.sort.isDescending !== (from !== null && query.cursor?.isBackward === true);
  const own = table.where ?? sql`true`;
  const where = and(conditionsOf(table, query));
  const behind = (value: SQL, id: SQL) =>
    from
      ? sql`and (${value}, ${id}) ${sql.raw(isDown ? '<' : '>')} (${from.value}::${sql.raw(type)}, ${from.id})`
      : sql``;
  const place = behind(by, table.id);
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  const pageOf = (conditions: SQL) =>
    db.execute<Record<string, unknown>>(
      sql`select ${table.columns}, ${table.id} as "rowId", (${by})::text as "rowPlace" from ${table.from}
        where ${conditions} order by ${by} ${direction}, ${table.id} ${direction} limit ${query.limit + 1}`,
    );
  const readBoth = async () => {
    const [{ rows }, { rows: counted }] = await Promise.all([
      pageOf(sql`${where} ${place}`),
      db.execute<{ count: string }>(
        sql`select count(*) from (select 1 from ${table.from} where ${where} limit ${MOST_COUNTED + 1}) counted`,
      ),
    ]);
    return { rows, total: Number(counted[0]?.count ?? 0) };
  };
  const readOnce = async () => {
    const { rows: matched } = await db.execute<{ id: string | null; total: string }>(
      sql`with matched as materialized (select ${table.id} as id, ${by} as place from ${table.from}
          where ${where} limit ${MOST_COUNTED + 1}),
        total as (select count(*) as total from matched)
        select total, page.id from total left join lateral (select id from matched m
          where total <= ${MOST_COUNTED} ${behind(sql`m.place`, sql`m.id`)}
          order by m.place ${direction}, m.id ${direction} limit ${query.limit + 1}) page on true`,
    );
    const total = Number(matched[0]?.total ?? 0);
    const ids = matched.flatMap(({ id }) => (id === null ? [] : [id]));
    // With so many that match, an index in the order of the list meets a page of them soon.
    const { rows } =
      total > MOST_COUNTED
        ? await pageOf(sql`${where} ${place}`)
        : await pageOf(
            ids.length === 0 ? sql`false` : sql`${own} and ${table.id} in (${commaSeparated(ids)})`,
          );
    return { rows, total };
  };
  // The planner cannot know how many rows have several words: it would read the whole list in order for words that none has.
  const isFoundOnce = table.isFoundOnce || (query.text && table.search);
  const { rows, total } = await (isFoundOnce ? readOnce() : readBoth());
  const page = toPage(rows, { ...query, cursor: from ? query.cursor : null }, ({ rowId, rowPlace }) => ({
    id: String(rowId),
    value: String(rowPlace),
  }));
  return {
    ...page,
    rows: page.rows.map(({ rowId, rowPlace: _place, ...row }) => ({
      id: String(rowId),
      body: table.toBody(row),
    })),
    total,
  };
}

function conditionsOf(table: ListedTable, query: ListQuery): SQL[] {
  const { text, filters, brands, places } = query;
  return [
    ...(table.where ? [table.where] : []),
    ...(text && table.search ? [table.search(text)] : []),
    ...Object.entries(filters).flatMap(([name, values]) => table.filters?.[name]?.(values, query) ?? []),
    ...(brands && table.ofBrands ? [table.ofBrands(brands)] : []),
    ...(places && table.inPlaces ? [table.inPlaces(places)] : []),
  ];
}

/** The first condition holds always, so that there is one. */
const and = (conditions: SQL[]) => sql.join([sql`true`, ...conditions], sql` and `);

/** A parameter each, which has the type of what it is compared with. */
function commaSeparated(values: readonly string[]): SQL {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}

export function toArray(values: readonly string[]): SQL {
  return sql`array[${commaSeparated(values)}]::text[]`;
}

const isDay = (text: string | undefined): text is string =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Rows with a brand and a country: an index on either one finds them. */
export function byBrandAndCountry(
  brand: SQL,
  country: SQL,
): Required<Pick<ListedTable, 'ofBrands' | 'inPlaces'>> {
  return {
    ofBrands: (brands) => sql`${brand} = any(${toArray(brands)})`,
    inPlaces: (places) => sql`${country} = any(${toArray(places.map(countryOf))})
      and ${brand} || '/' || ${country} = any(${toArray(places)})`,
  };
}

/** Rows whose moment is not before a day. What is no day leaves every row. */
export function sinceDay(moment: SQL): FilterCondition {
  return ([day], { timeZone }) =>
    isDay(day) ? sql`${moment} >= ${day}::timestamp at time zone ${timeZone}` : sql`true`;
}

/** Rows whose moment is not after a day. */
export function untilDay(moment: SQL): FilterCondition {
  return ([day], { timeZone }) =>
    isDay(day) ? sql`${moment} < (${day}::timestamp + interval '1 day') at time zone ${timeZone}` : sql`true`;
}

/** A moment as a row holds it. */
export const toIso = (moment: unknown): string => new Date(String(moment)).toISOString();

/** `%` and `_` of what a person typed are letters. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
