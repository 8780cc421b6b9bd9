import type { FacetSchema } from '../facet-schema.ts';
import { type MergePlan, type MergeSource, planDocuments } from './merge-documents.ts';
import { mergeText } from './merge-text.ts';
import { pricesOf, type SegmentData, type SegmentFacets, VALUE_SEPARATOR } from './segment.ts';
import { FacetDictionary } from './segment-builder.ts';
import { invertRows, newNumbers, newPrices, newRowCodes } from './segment-parts.ts';
import { GrowingWords, sharedWords } from './shared-arrays.ts';
import { copyStrings, StringTable } from './string-table.ts';

/** New facet values for one document, by key. */
export interface RowOverride {
  source: number;
  doc: number;
  facets: Record<string, string[]>;
}

/** Merges the live documents of several segments into one, from the segments' arrays alone. */
export function mergeSegments(
  id: number,
  sources: readonly MergeSource[],
  schema: FacetSchema,
  overrides: readonly RowOverride[] = [],
): SegmentData {
  const plan = planDocuments(sources);
  return {
    id,
    size: plan.size,
    ids: copyDocumentStrings(
      plan,
      sources.map(({ segment }) => segment.ids),
    ),
    productKeys: copyDocumentStrings(
      plan,
      sources.map(({ segment }) => segment.productKeys),
    ),
    numbers: mergeNumbers(plan, sources),
    lists: mergeLists(plan, sources),
    facets: mergeFacets(plan, sources, schema, overrides),
    categories: plan.categories,
    text: mergeText(plan, sources),
  };
}

function copyDocumentStrings(plan: MergePlan, tables: SegmentData['ids'][]): SegmentData['ids'] {
  return copyStrings(tables, plan.size, (visit) => {
    for (let number = 0; number < plan.size; number++) visit(plan.sourceOf[number]!, plan.docOf[number]!);
  });
}

function mergeNumbers(plan: MergePlan, sources: readonly MergeSource[]) {
  const numbers = newNumbers(plan.size);
  const from = sources.map(({ segment }) => segment.numbers);
  for (const column of Object.keys(numbers) as (keyof typeof numbers)[]) {
    const target = numbers[column];
    for (let number = 0; number < plan.size; number++) {
      target[number] = from[plan.sourceOf[number]!]![column][plan.docOf[number]!]!;
    }
  }
  return numbers;
}

function mergeLists(plan: MergePlan, sources: readonly MergeSource[]): SegmentData['lists'] {
  const names = new Set(sources.flatMap(({ segment }) => Object.keys(segment.lists)));
  return Object.fromEntries(
    [...names].map((name) => {
      const from = sources.map(({ segment }) => pricesOf(segment, name));
      const target = newPrices(plan.size);
      for (let number = 0; number < plan.size; number++) {
        const columns = from[plan.sourceOf[number]!];
        if (!columns) continue;
        target.price[number] = columns.price[plan.docOf[number]!]!;
        target.discount[number] = columns.discount[plan.docOf[number]!]!;
      }
      return [name, target];
    }),
  );
}

function mergeFacets(
  plan: MergePlan,
  sources: readonly MergeSource[],
  schema: FacetSchema,
  overrides: readonly RowOverride[],
): SegmentFacets {
  const dictionary = new FacetDictionary(schema);
  const overrideOf = new Map(
    overrides.map((override) => [`${override.source}:${override.doc}`, override.facets]),
  );
  const translate = sources.map(({ segment }) => lazyCodes(segment.facets, dictionary));
  const codes = new GrowingWords();
  const rowStarts = sharedWords(plan.size + 1);
  for (let number = 0; number < plan.size; number++) {
    const source = plan.sourceOf[number]!;
    const doc = plan.docOf[number]!;
    const { facets } = sources[source]!.segment;
    const override = overrideOf.size > 0 ? overrideOf.get(`${source}:${doc}`) : undefined;
    for (let i = facets.rowStarts[doc]!; i < facets.rowStarts[doc + 1]!; i++) {
      const code = facets.rowCodes[i]!;
      if (override !== undefined && override[facets.keys[facets.valueKeys[code]!]!] !== undefined) continue;
      codes.push(translate[source]!(code));
    }
    for (const [key, values] of Object.entries(override ?? {})) {
      for (const value of new Set(values)) codes.push(dictionary.code(key, value));
    }
    rowStarts[number + 1] = codes.length;
  }
  const rowCodes = newRowCodes(codes.length, dictionary.names.length);
  rowCodes.set(codes.view());
  return {
    ...dictionary.finish(),
    rowStarts,
    rowCodes,
    ...invertRows(rowStarts, rowCodes, dictionary.names.length),
  };
}

/** Translates codes on first use, so that values without a live document are dropped. */
function lazyCodes(facets: SegmentFacets, dictionary: FacetDictionary): (code: number) => number {
  const names = new StringTable(facets.values);
  const known = new Int32Array(names.length).fill(-1);
  return (code) => {
    let merged = known[code]!;
    if (merged < 0) {
      const name = names.at(code);
      const split = name.indexOf(VALUE_SEPARATOR);
      merged = dictionary.code(name.slice(0, split), name.slice(split + 1));
      known[code] = merged;
    }
    return merged;
  };
}
