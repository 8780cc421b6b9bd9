import * as v from 'valibot';
import { type BrandLine, brandLine, type CategoryLine, categoryLine } from './category-line.ts';
import { describeIssue } from './describe-issue.ts';
import { type FileLine, LONGEST_LINE } from './file-lines.ts';
import type { LineProblem, Read } from './problem.ts';
import { type ProductLine, productLine } from './product-line.ts';

export type CatalogueLine =
  | { kind: 'product'; product: ProductLine }
  | { kind: 'category'; category: CategoryLine }
  | { kind: 'brand'; brand: BrandLine };

const MOST_PER_LINE = 20;

/** One line of a catalogue file, checked by itself; everything that is wrong with it is said at once. */
export function readLine({ number, text, isTooLong }: FileLine): Read<CatalogueLine> {
  const wrong = (sentence: string) => ({ problems: [{ line: number, field: '', text: sentence }] });
  if (isTooLong) return wrong(`is longer than ${LONGEST_LINE} letters; one product stands on one line.`);
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return wrong('is not JSON; one whole product, {…}, must stand on this line.');
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return wrong('must be one object, {…}.');
  const kind = 'kind' in given ? given.kind : 'product';
  if (kind === 'category') return check(number, categoryLine, given, (category) => ({ kind, category }));
  if (kind === 'brand') return check(number, brandLine, given, (brand) => ({ kind, brand }));
  if (kind !== 'product')
    return { problems: [{ line: number, field: 'kind', text: 'must be product, category or brand.' }] };
  const read = check(number, productLine, given, (product) => ({ kind, product }));
  if ('problems' in read || read.value.kind !== 'product') return read;
  const problems = checkTogether(number, read.value.product);
  return problems.length > 0 ? { problems } : read;
}

function check<S extends v.GenericSchema>(
  line: number,
  schema: S,
  given: unknown,
  named: (value: v.InferOutput<S>) => CatalogueLine,
): Read<CatalogueLine> {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return { value: named(parsed.output) };
  return { problems: parsed.issues.slice(0, MOST_PER_LINE).map((issue) => describeIssue(line, issue)) };
}

/** What no field can say by itself. */
function checkTogether(line: number, { colours, variants }: ProductLine): LineProblem[] {
  const problems: LineProblem[] = [];
  const say = (field: string, text: string) => void problems.push({ line, field, text });
  const names = new Set<string>();
  colours.forEach(({ colour }, index) => {
    if (names.has(colour)) say(`colours[${index}].colour`, `"${colour}" stands here twice; name each once.`);
    names.add(colour);
  });
  const skus = new Set<string>();
  const pairs = new Set<string>();
  variants.forEach((variant, index) => {
    const at = `variants[${index}]`;
    const colour = variant.colour ?? colours[0]!.colour;
    const pair = `${colour} ${variant.size ?? ''}`;
    if (!variant.colour && colours.length > 1) say(`${at}.colour`, 'is missing; the product has several.');
    else if (!names.has(colour)) say(`${at}.colour`, `"${colour}" is not among the product's colours.`);
    else if (pairs.has(pair)) say(at, 'has the colour and size of another variant; each may stand once.');
    if (skus.has(variant.sku)) say(`${at}.sku`, `"${variant.sku}" stands here twice; name each once.`);
    skus.add(variant.sku);
    pairs.add(pair);
  });
  return problems;
}
