const NO_BREAK = '\u00A0';

/** French sets a space before its high punctuation, and prices have one beside the sign: no line may end there. */
export function keepTogether(text: string): string {
  return text
    .replace(/ (?=[?!:;»])/g, NO_BREAK)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/(?<=\d) (?=(?:£|h)(?:\W|$))/g, NO_BREAK)
    .replace(/£ (?=\d)/g, `£${NO_BREAK}`);
}

/** Every text of a piece of content, as it should be set. */
export function typeset<Body>(body: Body): Body {
  if (typeof body === 'string') return keepTogether(body) as Body;
  if (Array.isArray(body)) return body.map(typeset) as Body;
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, typeset(value)])) as Body;
}
