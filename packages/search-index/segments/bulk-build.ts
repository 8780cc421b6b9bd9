import type { SearchDocument } from '../document.ts';
import type { FacetSchema } from '../facet-schema.ts';
import type { SegmentData } from './segment.ts';
import { buildSegment } from './segment-builder.ts';
import { mergeSegments } from './segment-merge.ts';
import { SegmentReader } from './segment-reader.ts';

/** Documents held as objects at a time, which bounds the memory of a large build. */
const CHUNK_SIZE = 10_000;

/** Builds one segment from a stream of documents of any length. */
export class BulkBuild {
  #pending: SearchDocument[] = [];
  #chunks: SegmentReader[] = [];
  readonly #schema: FacetSchema;

  constructor(schema: FacetSchema) {
    this.#schema = schema;
  }

  add(documents: readonly SearchDocument[]): void {
    for (const document of documents) this.#pending.push(document);
    if (this.#pending.length >= CHUNK_SIZE) this.#flush();
  }

  finish(id: number): SegmentData {
    this.#flush();
    const chunks = this.#chunks;
    this.#chunks = [];
    const [only, ...others] = chunks;
    if (only === undefined) return buildSegment(id, [], this.#schema);
    if (others.length === 0) return { ...only.data, id };
    return mergeSegments(
      id,
      chunks.map((reader) => ({ segment: reader.data, live: reader.live })),
      this.#schema,
    );
  }

  #flush(): void {
    if (this.#pending.length === 0) return;
    const documents = this.#pending;
    this.#pending = [];
    for (const { id } of documents) {
      for (const earlier of this.#chunks) {
        const doc = earlier.findLive(id);
        if (doc >= 0) earlier.remove(doc);
      }
    }
    this.#chunks.push(new SegmentReader(buildSegment(this.#chunks.length, documents, this.#schema)));
  }
}
