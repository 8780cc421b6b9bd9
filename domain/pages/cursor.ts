/** An opaque place in a list: base64 of the offset. */
export function encodeCursor(offset: number): string {
  return btoa(String(offset));
}

/** Null for anything that we did not write ourselves. */
export function decodeCursor(cursor: string): number | null {
  const offset = readBase64(cursor);
  if (offset === null || !/^\d{1,15}$/.test(offset)) return null;
  return Number(offset);
}

function readBase64(text: string): string | null {
  try {
    return atob(text);
  } catch {
    return null;
  }
}
