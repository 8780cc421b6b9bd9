import type { FacetSchema } from '../facet-schema.ts';
import { countBits, countCommon } from '../segments/bitset.ts';
import type { IndexChange } from '../segments/segment.ts';
import { SegmentReader } from '../segments/segment-reader.ts';
import { splitWords } from '../text/tokeniser.ts';
import { KnownPhrases } from './known-phrases.ts';
import { Lexicon } from './lexicon.ts';
import { PhraseTable } from './phrase-table.ts';
import { TextScratch } from './text-matcher.ts';
import { type FacetValue, ValueSpace } from './value-space.ts';

export interface OpenSegment {
  reader: SegmentReader;
  toCommon: Uint32Array;
  phrases: PhraseTable;
  text: TextScratch;
  counting: { hits: Uint32Array; counts: Uint32Array };
}

/** The segments that one thread searches, with the names and words that they have in common. */
export class OpenSegments {
  readonly segments: OpenSegment[] = [];
  readonly space = new ValueSpace();
  lexicon = new Lexicon([]);
  readonly #schema: FacetSchema;

  constructor(schema: FacetSchema) {
    this.#schema = schema;
  }

  apply(change: IndexChange): void {
    for (const segmentId of change.dropped) this.#close(segmentId);
    for (const { segment, live } of change.added) this.#open(new SegmentReader(segment, live));
    for (const { segmentId, docs } of change.removed) {
      const reader = this.#find(segmentId)?.reader;
      for (const doc of docs) reader?.remove(doc);
    }
    for (const move of change.moved) this.#find(move.segmentId)?.reader.applyMove(move);
    // The lexicon caches frequencies, and they have changed.
    this.lexicon = new Lexicon(this.readers());
  }

  readers(): SegmentReader[] {
    return this.segments.map(({ reader }) => reader);
  }

  knownPhrases(): KnownPhrases {
    const tables = this.segments.map(({ phrases }) => phrases);
    return new KnownPhrases(tables, this.#schema);
  }

  hasKey(key: string): boolean {
    return (
      !this.#schema.isInternal(key) &&
      this.segments.some(({ reader }) => reader.data.facets.keys.includes(key))
    );
  }

  #find(segmentId: number): OpenSegment | undefined {
    return this.segments.find(({ reader }) => reader.data.id === segmentId);
  }

  /** Reads the names of this segment only, so that a small one opens fast beside a large one. */
  #open(reader: SegmentReader): void {
    const { size, categories } = reader.data;
    const toCommon = this.space.add(reader);
    const phrases = new PhraseTable(this.#schema);
    for (const common of toCommon) {
      const value = this.space.values[common];
      if (value !== undefined) phrases.addValue(value);
    }
    const counting = { hits: new Uint32Array(size), counts: new Uint32Array(reader.values.length) };
    this.segments.push({ reader, toCommon, phrases, text: new TextScratch(size), counting });
    const [known, readers] = [this.knownPhrases(), this.readers()];
    const names = categories.names.filter(
      (name, i) => !isBrandPage(readers, categories.slugs[i], known.findValue(splitWords(name))),
    );
    for (const name of names) phrases.addCategoryName(name);
  }

  #close(segmentId: number): void {
    const segment = this.#find(segmentId);
    if (segment === undefined) return;
    this.space.release(segment.toCommon);
    this.segments.splice(this.segments.indexOf(segment), 1);
  }
}

/** A brand's own category has the brand's name and mostly its products. */
function isBrandPage(
  readers: readonly SegmentReader[],
  slug: string | undefined,
  named: FacetValue | null,
): boolean {
  if (slug === undefined || named === null) return false;
  let [own, all] = [0, 0];
  for (const reader of readers) {
    const category = reader.categoryBits(slug);
    if (category === null) continue;
    all += countBits(category);
    const code = reader.code(named.key, named.term);
    if (code >= 0) own += countCommon(category, reader.valueBits(code));
  }
  return own * 2 > all;
}
