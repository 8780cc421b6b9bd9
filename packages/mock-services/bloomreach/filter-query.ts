/** A filter: an attribute with alternative values, or with a range. */
export type Filter =
  | { attribute: string; kind: 'values'; values: string[] }
  | { attribute: string; kind: 'range'; low: number; high: number };

/** A request that the real service would refuse. */
export class BadRequest extends Error {}

const RANGE = /^\[\s*"?(\*|[^"\s\]]+)"?\s+TO\s+"?(\*|[^"\s\]]+)"?\s*\]$/;

/**
 * Parses `attribute:"value"`, `attribute:"a" OR "b"`, `price:[10 TO 50]`, the same range in quotes, and with quoted ends;
 * pathways put brackets around the filter.
 */
export function readFilter(text: string): Filter {
  const bare = /^\(([\s\S]+)\)$/.exec(text.trim())?.[1] ?? text.trim();
  const colon = bare.indexOf(':');
  if (colon < 1) throw new BadRequest(`Error parsing fq=${text}`);
  const attribute = bare.slice(0, colon);
  const rest = bare.slice(colon + 1).trim();
  const inner = /^\(([\s\S]+)\)$/.exec(rest)?.[1] ?? rest;
  const range = RANGE.exec(inner) ?? RANGE.exec(unquote(inner));
  if (range) {
    const low = range[1] === '*' ? Number.NEGATIVE_INFINITY : Number(range[1]);
    const high = range[2] === '*' ? Number.POSITIVE_INFINITY : Number(range[2]);
    if (Number.isNaN(low) || Number.isNaN(high)) {
      throw new BadRequest(`${attribute} expects a number or range, instead got ${inner}`);
    }
    return { attribute, kind: 'range', low, high };
  }
  const values = inner.match(/"(?:\\.|[^"\\])*"|[^\s"]+/g) ?? [];
  const words = values.filter((_, place) => place % 2 === 0);
  if (words.length === 0 || values.some((word, place) => place % 2 === 1 && word !== 'OR')) {
    throw new BadRequest(`Error parsing fq=${text}`);
  }
  return { attribute, kind: 'values', values: words.map(unquote) };
}

function unquote(text: string): string {
  return text.replace(/^"([\s\S]*)"$/, '$1').replace(/\\(.)/gs, '$1');
}
