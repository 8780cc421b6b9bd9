/**
 * Encodes one key or value for a path segment. It is escaped twice: first with our own escapes for characters that have a
 * meaning in the path (slash, tilde, dot segments, the empty text), then with percent-encoding. Servers, proxies and
 * browsers may decode the outer escape of a character, but not ours.
 */

export const VALUE_SEPARATOR = '~';

/** The empty text, which would otherwise disappear between two slashes. */
const EMPTY = '%-';

/** Needs no encoding; most slugs and codes match, and a page has hundreds of links. */
const PLAIN = /^[\w-]+$/;
/** A percent sign that would read as one of our escapes. */
const AMBIGUOUS_PERCENT = /%(?=25|2F|7E|2E|u[0-9A-F]{4}|-)/g;
const OUR_ESCAPE = /%(25|2F|7E|2E|u[0-9A-F]{4})/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

export function encodeSegment(text: string): string {
  return PLAIN.test(text) ? text : encodeURIComponent(escapeForPath(text));
}

/** Decodes what `encodeSegment` wrote; text that is not encoded properly is decoded as far as possible. */
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

/** Percent-decoding that never throws: invalid parts stay unchanged. */
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
