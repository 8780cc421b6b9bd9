const NO_BREAK = '\u00A0';

/** No-break spaces before French punctuation and beside currency signs. */
export function insertNoBreakSpaces(text: string): string {
  return text
    .replace(/ (?=[?!:;»])/g, NO_BREAK)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/(?<=\d) (?=(?:[£€]|kr|h)(?:\W|$))/g, NO_BREAK)
    .replace(/([£€]) (?=\d)/g, `$1${NO_BREAK}`);
}

/** The same for every text of an entry. */
export function typeset<Body>(body: Body): Body {
  if (typeof body === 'string') return insertNoBreakSpaces(body) as Body;
  if (Array.isArray(body)) return body.map(typeset) as Body;
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, typeset(value)])) as Body;
}
