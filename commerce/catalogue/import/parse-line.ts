import * as v from 'valibot';
import { type BrandLine, brandLine, type CategoryLine, categoryLine } from './category-line.ts';
import { type FileLine, LONGEST_LINE } from './file-lines.ts';
import type { LineProblem, ParseResult } from './problem.ts';
import { type ProductLine, productLine } from './product-line.ts';

export type CatalogueLine =
  | { kind: 'product'; product: ProductLine }
  | { kind: 'category'; category: CategoryLine }
  | { kind: 'brand'; brand: BrandLine };

const MOST_PER_LINE = 20;

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  record: 'a table',
  object: 'an object',
  strict_object: 'an object',
};

/** Parses one line of a catalogue file and reports all its problems at once. */
export function parseLine({ number, text, isTooLong }: FileLine): ParseResult<CatalogueLine> {
  const wrong = (sentence: string) => ({ problems: [{ line: number, field: '', text: sentence }] });
  if (isTooLong) return wrong(`is longer than ${LONGEST_LINE} characters; a product must be on one line.`);
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return wrong('is not valid JSON; a line must hold one whole object, {…}.');
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return wrong('must be one object, {…}.');
  return checkLine(number, given);
}

/** Checks what a line holds, from whichever file it comes. */
export function checkLine(number: number, given: object): ParseResult<CatalogueLine> {
  const kind = 'kind' in given ? given.kind : 'product';
  if (kind === 'category') return check(number, categoryLine, given, (category) => ({ kind, category }));
  if (kind === 'brand') return check(number, brandLine, given, (brand) => ({ kind, brand }));
  if (kind !== 'product')
    return { problems: [{ line: number, field: 'kind', text: 'must be product, category or brand.' }] };
  const parsed = check(number, productLine, given, (product) => ({ kind, product }));
  if ('problems' in parsed || parsed.value.kind !== 'product') return parsed;
  const problems = checkFieldsTogether(number, parsed.value.product);
  return problems.length > 0 ? { problems } : parsed;
}

function check<S extends v.GenericSchema>(
  line: number,
  schema: S,
  given: unknown,
  named: (value: v.InferOutput<S>) => CatalogueLine,
): ParseResult<CatalogueLine> {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return { value: named(parsed.output) };
  return { problems: parsed.issues.slice(0, MOST_PER_LINE).map((issue) => describeIssue(line, issue)) };
}

/** Checks that involve several fields. */
function checkFieldsTogether(line: number, { colours, variants }: ProductLine): LineProblem[] {
  const problems: LineProblem[] = [];
  const add = (field: string, text: string) => void problems.push({ line, field, text });
  const names = new Set<string>();
  colours.forEach(({ colour }, index) => {
    if (names.has(colour)) add(`colours[${index}].colour`, `"${colour}" appears twice; list each once.`);
    names.add(colour);
  });
  const skus = new Set<string>();
  const pairs = new Set<string>();
  variants.forEach((variant, index) => {
    const at = `variants[${index}]`;
    const colour = variant.colour ?? colours[0]?.colour ?? '';
    const pair = `${colour} ${variant.size ?? ''}`;
    if (!variant.colour && colours.length > 1) add(`${at}.colour`, 'is missing; the product has several.');
    else if (!names.has(colour)) add(`${at}.colour`, `"${colour}" is not among the product's colours.`);
    else if (pairs.has(pair))
      add(at, 'has the colour and size of another variant; each combination may appear once.');
    if (skus.has(variant.sku)) add(`${at}.sku`, `"${variant.sku}" appears twice; list each once.`);
    skus.add(variant.sku);
    pairs.add(pair);
  });
  return problems;
}

/** Turns a schema issue into a sentence for the author of the file. */
function describeIssue(line: number, issue: v.BaseIssue<unknown>): LineProblem {
  return { line, field: fieldOf(issue), text: wordsOf(issue) };
}

function fieldOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function wordsOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is no field we know; take it out or correct its name.';
  if (issue.received === 'undefined') return 'is missing; please add it.';
  if (issue.kind === 'validation' || !KINDS[issue.type]) return issue.message;
  return `must be ${KINDS[issue.type]}, and it is ${issue.received}.`;
}
