/** Escapes in a row, or a percent sign that escapes nothing. */
const ESCAPES = /(?:%[0-9a-f]{2})+|%/gi;

/** A path whose escapes can all be read: what is no escape stands for the characters it is written with. */
export function readablePath(path: string): string {
  if (isReadable(path)) return path;
  return path.replace(ESCAPES, (escapes) => (isReadable(escapes) ? escapes : escapes.replaceAll('%', '%25')));
}

/** A zero byte in an address means nothing to anybody, and no database looks for one. */
export function withoutZeroBytes(address: string): string {
  return address.replaceAll(/%00/g, '');
}

function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
