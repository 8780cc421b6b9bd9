/** A record as it was indexed. */
export type AlgoliaRecord = Record<string, unknown> & { objectID: string };

/** All values of an attribute as text; `parent.child` for nested attributes. */
export function valuesOf(record: AlgoliaRecord, attribute: string): string[] {
  return rawValues(record, attribute)
    .filter((value) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(String);
}

export function numbersOf(record: AlgoliaRecord, attribute: string): number[] {
  return rawValues(record, attribute).filter((value) => typeof value === 'number');
}

function rawValues(record: AlgoliaRecord, attribute: string): unknown[] {
  let value: unknown = record;
  for (const name of attribute.split('.')) value = (value as Record<string, unknown> | undefined)?.[name];
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

const flattened = new WeakMap<AlgoliaRecord, [name: string, values: Set<string>][]>();

/** All attributes of a record with their values, including nested ones; cached, since records are immutable. */
export function flatten(record: AlgoliaRecord): [name: string, values: Set<string>][] {
  const known = flattened.get(record);
  if (known) return known;
  const names = Object.entries(record).flatMap(([name, value]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.keys(value).map((child) => `${name}.${child}`)
      : [name],
  );
  const list = names.map((name): [string, Set<string>] => [name, new Set(valuesOf(record, name))]);
  flattened.set(record, list);
  return list;
}
