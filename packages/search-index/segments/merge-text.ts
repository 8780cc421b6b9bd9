import { type MergePlan, type MergeSource, REMOVED } from './merge-documents.ts';
import type { SegmentText } from './segment.ts';
import { buildSurfaces } from './segment-parts.ts';
import { accumulateStarts, sharedBytes, sharedWords } from './shared-arrays.ts';
import { buildStringTable, StringTable } from './string-table.ts';

/** The words of the live documents; words without a live document are dropped. */
export function mergeText(plan: MergePlan, sources: readonly MergeSource[]): SegmentText {
  const terms: string[] = [];
  const termOf = new Map<string, number>();
  const frequency: number[] = [];
  const translate = sources.map(({ segment }, source) => {
    const names = new StringTable(segment.text.terms);
    const translated = new Uint32Array(names.length).fill(REMOVED);
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
    if (numberOf[text.postingDocs[i]!] !== REMOVED) count++;
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
      if (merged === REMOVED) continue;
      let position = next[merged]!;
      for (let i = text.postingStarts[term]!; i < text.postingStarts[term + 1]!; i++) {
        const number = numberOf[text.postingDocs[i]!]!;
        if (number === REMOVED) continue;
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
      if (term !== REMOVED) termOfSurface.set(words.at(i), term);
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
  const titleHeads = sharedBytes(plan.size);
  for (let number = 0; number < plan.size; number++) {
    const source = plan.sourceOf[number]!;
    const { titleStarts: starts, titleTerms: terms } = sources[source]!.segment.text;
    const doc = plan.docOf[number]!;
    let next = titleStarts[number]!;
    for (let i = starts[doc]!; i < starts[doc + 1]!; i++) titleTerms[next++] = translate[source]![terms[i]!]!;
    titleHeads[number] = sources[source]!.segment.text.titleHeads[doc]!;
  }
  return { titleStarts, titleTerms, titleHeads };
}
