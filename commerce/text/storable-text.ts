/** Removes NUL and replaces lone surrogates, which PostgreSQL cannot store. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Parses JSON and makes all texts in it storable; throws for invalid JSON. */
export function parseStorableJson(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value === 'string') return storableText(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const names = Object.keys(value);
    if (names.every((name) => storableText(name) === name)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storableText(name), inner]));
  });
}
