import type * as v from 'valibot';
import type { Permission } from './permissions.ts';

/** A record without its id. */
export type RecordBody = Readonly<Record<string, unknown>>;

/** How a cell writes its value. */
export type CellFormat =
  | 'text'
  | 'number'
  | 'money'
  | 'day'
  | 'moment'
  | 'flag'
  | 'list'
  /** A list of labels. */
  | 'names'
  | 'status'
  /** The beginning of a long text. */
  | 'excerpt'
  /** A brand of the shop; null or `*` for every one. */
  | 'brand'
  | 'language'
  /** A media path. */
  | 'picture';

export interface Column<Body> {
  name: string;
  label: string;
  format?: CellFormat;
  /** `body[name]` when left out. */
  value?(body: Body, today: string): unknown;
  /** A second, quieter line. */
  detail?(body: Body, today: string): string | null;
  isSortable?: boolean;
  /** Only shown once it is chosen. */
  isHidden?: boolean;
}

export interface Filter<Body> {
  name: string;
  label: string;
  /** The shop's own brands, languages, categories and makers are known when the page is made. */
  options: Readonly<Record<string, string>> | 'brands' | 'languages' | 'categories' | 'makers' | 'day';
  /** `body[name] === value` when left out; stores with a table of their own filter in SQL. */
  matches?(body: Body, value: string, today: string): boolean;
}

export interface ResourceAction<Body> {
  name: string;
  label: string;
  /** The resource's `write` when left out. */
  permission?: Permission;
  /** Where it is offered: on a record's page, and for marked rows of the list. */
  isBulk?: boolean;
  isFor?(body: Body, today: string): boolean;
  /** The brand that it changes something for, where that is not the record's own. */
  brandOf?(body: Body, input: unknown): string | null;
  /** What the person is asked before it happens. */
  confirm?: string;
  /** A form that is filled in first. */
  input?: v.GenericSchema;
  /** The changed record, saved like an edit. Without it the store carries the action out. */
  change?(body: Body, today: string, input?: unknown): Body;
}

export interface Resource<Body = RecordBody> {
  /** In addresses: `/staff/offers`. */
  name: string;
  /** In the history and in the generic table; the name when left out. */
  kind?: string;
  one: string;
  many: string;
  /** What these are for, in a line. */
  line: string;
  /** Null for what is only read here. */
  schema: v.GenericSchema<unknown, Body> | null;
  permissions: { read: Permission; write: Permission };
  title(body: Body): string;
  list: {
    columns: readonly Column<Body>[];
    filters?: readonly Filter<Body>[];
    /** A column, `-` before it for the largest first. */
    sort: string;
    /** Rows a page, where the list is only understood as a whole. */
    rows?: number;
    /** What the search field looks in. */
    searchHint?: string;
    /** Filters of the list as it opens. */
    opening?: Readonly<Record<string, string>>;
  };
  /** The initial values of a new record; without it nothing can be added by hand. */
  blank?(today: string): Body;
  /** The id of a new record; random when left out. */
  idFor?(body: Body): string;
  isRemovable?: boolean;
  /** No CSV for what is not a plain table. */
  hasCsv?: boolean;
  status?: {
    of(body: Body, today: string): string;
    names: Readonly<Record<string, string>>;
    detail?(body: Body): string | null;
  };
  form?: {
    isShown?(field: string, body: RecordBody): boolean;
    /** Fields that are never folded away. */
    upFront?(body: RecordBody): readonly string[];
    /** The form after a field was changed. */
    afterChange?(body: RecordBody, field: string): RecordBody;
  };
  actions?: readonly ResourceAction<Body>[];
  /** Files about the marked rows of the list, to print. */
  documents?: readonly { label: string; href(ids: readonly string[]): string }[];
  /** The brand that a record belongs to, for accounts limited to brands. */
  brandOf?(body: Body): string | null;
  /** The country that it belongs to, for accounts limited to markets. */
  countryOf?(body: Body): string | null;
  /** A page of its own in place of the form. */
  href?(id: string, body: Body): string;
  /** Shoppers notice it as soon as it is saved. */
  affectsShoppers?: true;
  /** Said after a save where that is not enough. */
  savedText?: string;
}

/** Describes what staff manage; list, form, history, CSV, JSON endpoint and checks follow from it. */
export function defineResource<Body>(resource: Resource<Body>): Resource {
  return resource as Resource<never> as Resource;
}

export const kindOf = ({ name, kind }: Pick<Resource, 'name' | 'kind'>): string => kind ?? name;

/** Names of the fields in which two versions of a record differ. */
export function changedFields(before: RecordBody, after: RecordBody): string[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/** All columns: those described, the state, and when a record was last changed. */
export function columnsOf({ list, status, schema }: Resource): Column<RecordBody>[] {
  return [
    ...list.columns,
    ...(status
      ? [
          {
            name: 'status',
            label: 'Status',
            format: 'status' as const,
            value: status.of,
            detail: status.detail,
          },
        ]
      : []),
    ...(schema ? [{ name: 'changedAt', label: 'Changed', format: 'moment' as const }] : []),
  ];
}

/** All filters: those described, and the state. */
export function filtersOf({ list, status }: Resource): Filter<RecordBody>[] {
  const byStatus = status && {
    name: 'status',
    label: 'Status',
    options: status.names,
    matches: (body: RecordBody, value: string, today: string) => status.of(body, today) === value,
  };
  return [...(list.filters ?? []), ...(byStatus ? [byStatus] : [])];
}
