/** A colour field as CSS: tokens follow the theme, a hex value is the same everywhere. */
export function cssColour(value: string | null | undefined): string | undefined {
  if (!value) return undefined;
  return value.startsWith('#') ? value : `var(--${value}, ${value})`;
}
