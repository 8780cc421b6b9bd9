/** An opaque place in a list: base64 of the offset. */
export function encodeCursor(offset: number): string {
  return btoa(String(offset));
}
