import { type AlgoliaRecord, numbersOf, valuesOf } from './attributes.ts';

export type Test = (record: AlgoliaRecord) => boolean;

/** A filter that the real service would refuse. */
export class BadFilter extends Error {}

/** `[["brand:A","brand:B"],"gender:f"]`: the outer list is "and", an inner one "or". `attr:-v` is "not". */
export function readFacetFilters(given: unknown, isFaceted: (attribute: string) => boolean): Test {
  return every(given, 'facetFilters', (text) => facetTest(text, isFaceted));
}

/** The same nesting for `price>=10` and `price:10 TO 50`. */
export function readNumericFilters(given: unknown): Test {
  return every(given, 'numericFilters', numericTest);
}

/** The number of optional filters that a record matches; negative filters lower it. */
export function scoreOptionalFilters(record: AlgoliaRecord, given: readonly string[]): number {
  return given.reduce((score, text) => {
    const { attribute, value, isNot } = splitFacet(text);
    const has = valuesOf(record, attribute).includes(value);
    return score + (has ? (isNot ? -1 : 1) : 0);
  }, 0);
}

function every(given: unknown, name: string, read: (text: string) => Test): Test {
  if (given === undefined || given === null) return () => true;
  const outer = typeof given === 'string' ? [given] : given;
  if (!Array.isArray(outer)) throw new BadFilter(`${name}: Expecting an array`);
  const groups = outer.map((entry: unknown) => {
    const inner = Array.isArray(entry) ? entry : [entry];
    if (!inner.every((text) => typeof text === 'string')) throw new BadFilter(`${name}: Expecting a string`);
    return inner.map(read);
  });
  return (record) => groups.every((any) => any.some((test) => test(record)));
}

function facetTest(text: string, isFaceted: (attribute: string) => boolean): Test {
  const { attribute, value, isNot } = splitFacet(text);
  // An attribute that is not declared for faceting matches nothing.
  if (!isFaceted(attribute)) return () => isNot;
  return (record) => valuesOf(record, attribute).includes(value) !== isNot;
}

function splitFacet(text: string) {
  const colon = text.indexOf(':');
  if (colon < 1) throw new BadFilter(`invalid facet filter: ${text}`);
  const value = text.slice(colon + 1);
  const isNot = value.startsWith('-');
  return {
    attribute: text.slice(0, colon),
    value: isNot ? value.slice(1) : value.replace(/^\\-/, '-'),
    isNot,
  };
}

function numericTest(text: string): Test {
  const range = /^(.+?):\s*(-?[\d.]+) TO (-?[\d.]+)$/.exec(text);
  if (range) {
    const [, attribute = '', low, high] = range;
    return (record) =>
      numbersOf(record, attribute).some((number) => number >= Number(low) && number <= Number(high));
  }
  const [, attribute, sign = '', bound] = /^(.+?)\s*(<=|>=|!=|<|>|=)\s*(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  const compare = COMPARE[sign];
  if (!attribute || !compare) throw new BadFilter(`invalid numeric filter: ${text}`);
  return (record) => numbersOf(record, attribute).some((number) => compare(number, Number(bound)));
}

const COMPARE: Record<string, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};

/** The `filters` expression: `a:b AND (c:"d e" OR NOT f:g) AND price >= 10`. */
export function readFilterSentence(text: unknown, isFaceted: (attribute: string) => boolean): Test {
  if (text === undefined || text === '') return () => true;
  if (typeof text !== 'string') throw new BadFilter('filters: Expecting a string');
  const tokens = text.match(/\(|\)|"(?:\\.|[^"\\])*"|(?:[^\s()"]|"(?:\\.|[^"\\])*")+/g) ?? [];
  let at = 0;
  const or = (): Test => {
    const tests = [and()];
    while (tokens[at] === 'OR') {
      at += 1;
      tests.push(and());
    }
    return (record) => tests.some((test) => test(record));
  };
  const and = (): Test => {
    const tests = [one()];
    while (tokens[at] === 'AND') {
      at += 1;
      tests.push(one());
    }
    return (record) => tests.every((test) => test(record));
  };
  const one = (): Test => {
    const token = tokens[at];
    if (token === undefined || token === ')')
      throw new BadFilter(`filters: Unexpected end of sentence: ${text}`);
    at += 1;
    if (token === 'NOT') {
      const test = one();
      return (record) => !test(record);
    }
    if (token === '(') {
      const test = or();
      if (tokens[at] !== ')') throw new BadFilter(`filters: Missing ): ${text}`);
      at += 1;
      return test;
    }
    if (/^(?:<=|>=|!=|<|>|=)$/.test(tokens[at] ?? '')) {
      at += 2;
      return numericTest(`${token}${tokens[at - 2]}${tokens[at - 1]}`);
    }
    if (/[<>]|[^:]=/.test(token)) return numericTest(token);
    if (tokens[at] === 'TO') {
      at += 2;
      return numericTest(`${token} TO ${tokens[at - 1]}`);
    }
    const colon = token.indexOf(':');
    if (colon < 1) throw new BadFilter(`filters: Unexpected token ${token}`);
    const value = token
      .slice(colon + 1)
      .replace(/^"(.*)"$/s, '$1')
      .replace(/\\(.)/gs, '$1');
    return facetTest(`${token.slice(0, colon)}:${value.replace(/^-/, '\\-')}`, isFaceted);
  };
  const test = or();
  if (at < tokens.length) throw new BadFilter(`filters: Unexpected token ${tokens[at]}`);
  return test;
}
