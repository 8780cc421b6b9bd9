/** Zero bytes and halves of characters are no text: no database keeps them, and nobody can have meant them. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** JSON as it came from outside, every text in it one that can be kept; throws where it is no JSON. */
export function parseStorableJson(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value === 'string') return storableText(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const names = Object.keys(value);
    if (names.every((name) => storableText(name) === name)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storableText(name), inner]));
  });
}
