import type { ProductLine } from './product-line.ts';

/** Names of the fields in which two lines differ; none when they say the same. */
export function changedFields(before: ProductLine, after: ProductLine): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof ProductLine>;
  return [...names].filter((name) => ordered(before[name]) !== ordered(after[name]));
}

/** The same text for the same contents, whatever the order of their names. */
function ordered(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : part,
    ) ?? ''
  );
}
