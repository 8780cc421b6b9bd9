import { type Bits, countBits, eachBit } from './bitset.server.ts';
import { orderByCategory } from './category-order.server.ts';
import { STOCK_KEY } from './facet-keys.server.ts';
import {
  type SegmentCategories,
  type SegmentData,
  type SegmentFacets,
  type SegmentText,
  VALUE_SEPARATOR,
} from './segment.server.ts';
import { FacetDictionary } from './segment-builder.server.ts';
import { buildSurfaces, invertRows, newNumbers, newRowCodes } from './segment-parts.server.ts';
import {
  accumulateStarts,
  GrowingWords,
  sharedBytes,
  sharedShorts,
  sharedWords,
} from './shared-arrays.server.ts';
import { buildStringTable, gatherStrings, StringTable } from './string-table.server.ts';

export interface MergeSource {
  segment: SegmentData;
  /** Which of its documents are still wanted. */
  live: Bits;
}

/** New facet values for one document, by key. */
export interface RowOverride {
  source: number;
  doc: number;
  facets: Record<string, string[]>;
}

const GONE = 0xffffffff;

/** Makes one segment of the live documents of several, from the segments alone: no document is read again. */
export function mergeSegments(
  id: number,
  sources: readonly MergeSource[],
  overrides: readonly RowOverride[] = [],
): SegmentData {
  const plan = planDocuments(sources);
  return {
    id,
    size: plan.size,
    ids: gatherDocumentStrings(
      plan,
      sources.map(({ segment }) => segment.ids),
    ),
    productKeys: gatherDocumentStrings(
      plan,
      sources.map(({ segment }) => segment.productKeys),
    ),
    numbers: mergeNumbers(plan, sources),
    facets: mergeFacets(plan, sources, overrides),
    categories: plan.categories,
    text: mergeText(plan, sources),
  };
}

interface MergePlan {
  size: number;
  /** Source and old number of each new document. */
  sourceOf: Uint16Array;
  docOf: Uint32Array;
  /** New number of each old document, by source; `GONE` when it is not live. */
  numberOf: Uint32Array[];
  categories: SegmentCategories;
}

function planDocuments(sources: readonly MergeSource[]): MergePlan {
  const size = sources.reduce((total, { live }) => total + countBits(live), 0);
  const slugs: string[] = [];
  const names: string[] = [];
  const codes = new Map<string, number>();
  const rowStarts = new Uint32Array(size + 1);
  const rowCodes = new GrowingWords();
  const flatSource = new Uint16Array(size);
  const flatDoc = new Uint32Array(size);
  let flat = 0;
  sources.forEach(({ segment, live }, source) => {
    const { categories } = segment;
    const codeOf = categories.slugs.map((slug, i) => {
      const known = codes.get(slug);
      if (known !== undefined) return known;
      codes.set(slug, slugs.length);
      names.push(categories.names[i]!);
      return slugs.push(slug) - 1;
    });
    for (const doc of eachBit(live)) {
      for (let i = categories.rowStarts[doc]!; i < categories.rowStarts[doc + 1]!; i++) {
        rowCodes.push(codeOf[categories.rowCodes[i]!]!);
      }
      flatSource[flat] = source;
      flatDoc[flat] = doc;
      rowStarts[++flat] = rowCodes.length;
    }
  });
  const flatCodes = rowCodes.view();
  const { order, ...placed } = orderByCategory(rowStarts, flatCodes, slugs);

  const sourceOf = new Uint16Array(size);
  const docOf = new Uint32Array(size);
  const numberOf = sources.map(({ segment }) => new Uint32Array(segment.size).fill(GONE));
  const sharedStarts = sharedWords(size + 1);
  const sharedCodes = sharedShorts(flatCodes.length);
  let next = 0;
  for (let number = 0; number < size; number++) {
    const from = order[number]!;
    sourceOf[number] = flatSource[from]!;
    docOf[number] = flatDoc[from]!;
    numberOf[flatSource[from]!]![flatDoc[from]!] = number;
    for (let i = rowStarts[from]!; i < rowStarts[from + 1]!; i++) sharedCodes[next++] = flatCodes[i]!;
    sharedStarts[number + 1] = next;
  }
  const categories = { slugs, names, ...placed, rowStarts: sharedStarts, rowCodes: sharedCodes };
  return { size, sourceOf, docOf, numberOf, categories };
}

function gatherDocumentStrings(plan: MergePlan, tables: SegmentData['ids'][]): SegmentData['ids'] {
  return gatherStrings(tables, plan.size, (visit) => {
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

function mergeFacets(
  plan: MergePlan,
  sources: readonly MergeSource[],
  overrides: readonly RowOverride[],
): SegmentFacets {
  const dictionary = new FacetDictionary();
  dictionary.code(STOCK_KEY, 'true');
  dictionary.code(STOCK_KEY, 'false');
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

/** Values that no live document has any more are never asked for, so they fall away. */
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

function mergeText(plan: MergePlan, sources: readonly MergeSource[]): SegmentText {
  const terms: string[] = [];
  const termOf = new Map<string, number>();
  const frequency: number[] = [];
  const translate = sources.map(({ segment }, source) => {
    const names = new StringTable(segment.text.terms);
    const translated = new Uint32Array(names.length).fill(GONE);
    for (let term = 0; term < names.length; term++) {
      const count = countLive(segment.text, term, plan.numberOf[source]!);
      if (count === 0) continue;
      const name = names.at(term);
      let merged = termOf.get(name);
      if (merged === undefined) {
        merged = terms.push(name) - 1;
        termOf.set(name, merged);
        frequency.push(0);
      }
      frequency[merged] = frequency[merged]! + count;
      translated[term] = merged;
    }
    return translated;
  });
  return {
    terms: buildStringTable(terms),
    ...mergePostings(plan, sources, translate, frequency),
    ...buildSurfaces(mergeSurfaces(sources, translate)),
    ...mergeTitles(plan, sources, translate),
  };
}

function countLive(text: SegmentText, term: number, numberOf: Uint32Array): number {
  let count = 0;
  for (let i = text.postingStarts[term]!; i < text.postingStarts[term + 1]!; i++) {
    if (numberOf[text.postingDocs[i]!] !== GONE) count++;
  }
  return count;
}

function mergePostings(
  plan: MergePlan,
  sources: readonly MergeSource[],
  translate: Uint32Array[],
  frequency: number[],
) {
  const postingStarts = sharedWords(frequency.length + 1);
  postingStarts.set(frequency, 1);
  accumulateStarts(postingStarts);
  const postingDocs = sharedWords(postingStarts[frequency.length]!);
  const postingImpacts = sharedBytes(postingStarts[frequency.length]!);
  const next = postingStarts.slice();
  sources.forEach(({ segment: { text } }, source) => {
    const numberOf = plan.numberOf[source]!;
    for (let term = 0; term < translate[source]!.length; term++) {
      const merged = translate[source]![term]!;
      if (merged === GONE) continue;
      let position = next[merged]!;
      for (let i = text.postingStarts[term]!; i < text.postingStarts[term + 1]!; i++) {
        const number = numberOf[text.postingDocs[i]!]!;
        if (number === GONE) continue;
        postingDocs[position] = number;
        postingImpacts[position++] = text.postingImpacts[i]!;
      }
      next[merged] = position;
    }
  });
  return { postingStarts, postingDocs, postingImpacts };
}

function mergeSurfaces(sources: readonly MergeSource[], translate: Uint32Array[]): Map<string, number> {
  const termOfSurface = new Map<string, number>();
  sources.forEach(({ segment: { text } }, source) => {
    const words = new StringTable(text.surfaces);
    for (let i = 0; i < words.length; i++) {
      const term = translate[source]![text.surfaceTerms[i]!]!;
      if (term !== GONE) termOfSurface.set(words.at(i), term);
    }
  });
  return termOfSurface;
}

function mergeTitles(plan: MergePlan, sources: readonly MergeSource[], translate: Uint32Array[]) {
  const titleStarts = sharedWords(plan.size + 1);
  for (let number = 0; number < plan.size; number++) {
    const { titleStarts: starts } = sources[plan.sourceOf[number]!]!.segment.text;
    const doc = plan.docOf[number]!;
    titleStarts[number + 1] = titleStarts[number]! + starts[doc + 1]! - starts[doc]!;
  }
  const titleTerms = sharedWords(titleStarts[plan.size]!);
  for (let number = 0; number < plan.size; number++) {
    const source = plan.sourceOf[number]!;
    const { titleStarts: starts, titleTerms: terms } = sources[source]!.segment.text;
    const doc = plan.docOf[number]!;
    let next = titleStarts[number]!;
    for (let i = starts[doc]!; i < starts[doc + 1]!; i++) titleTerms[next++] = translate[source]![terms[i]!]!;
  }
  return { titleStarts, titleTerms };
}
