/**
 * One key or value as part of a path segment. It is escaped twice: by us for what the path itself means
 * (slash, tilde, dot segments, nothing at all), then as any text in an address. Servers, proxies and the
 * browser may undo the outer escape of a character, never ours.
 */

export const VALUE_SEPARATOR = '~';

/** Stands for the empty text, which would otherwise vanish between two slashes. */
const EMPTY = '%-';

/** Most slugs and codes are written like this, and a page of links has hundreds. */
const PLAIN = /^[\w-]+$/;
/** A percent sign that would read as one of our escapes. */
const AMBIGUOUS_PERCENT = /%(?=25|2F|7E|2E|u[0-9A-F]{4}|-)/g;
const OUR_ESCAPE = /%(25|2F|7E|2E|u[0-9A-F]{4})/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

export function encodeSegment(text: string): string {
  return PLAIN.test(text) ? text : encodeURIComponent(escapeForPath(text));
}

/** Reads what `encodeSegment` wrote; text that nobody encoded properly is read as well as it can be. */
export function decodeSegment(segment: string): string {
  const decoded = decodeAddressText(segment);
  if (decoded === EMPTY) return '';
  return decoded.replace(OUR_ESCAPE, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code.startsWith('u') ? code.slice(1) : code, 16)),
  );
}

function escapeForPath(text: string): string {
  if (text === '') return EMPTY;
  if (text === '.' || text === '..') return text.replaceAll('.', '%2E');
  return text
    .replace(AMBIGUOUS_PERCENT, '%25')
    .replaceAll('/', '%2F')
    .replaceAll(VALUE_SEPARATOR, '%7E')
    .replace(LONE_SURROGATE, (half) => `%u${half.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Percent-decoding that never throws: what is not valid stays as it was written. */
export function decodeAddressText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, decodeRun);
  }
}

function decodeRun(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}
