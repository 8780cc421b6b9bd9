import type { SearchDocument } from './document.ts';
import type { SegmentData } from './segment.ts';
import { buildSegment } from './segment-builder.ts';
import { mergeSegments } from './segment-merge.ts';
import { SegmentReader } from './segment-reader.ts';

/** Documents held as objects at a time: what bounds the memory of a large build. */
const CHUNK_SIZE = 10_000;

/** Builds one segment of a stream of documents of any length. */
export class BulkBuild {
  #pending: SearchDocument[] = [];
  #chunks: SegmentReader[] = [];

  add(documents: readonly SearchDocument[]): void {
    for (const document of documents) this.#pending.push(document);
    if (this.#pending.length >= CHUNK_SIZE) this.#flush();
  }

  finish(id: number): SegmentData {
    this.#flush();
    const chunks = this.#chunks;
    this.#chunks = [];
    if (chunks.length === 0) return buildSegment(id, []);
    if (chunks.length === 1) return { ...chunks[0]!.data, id };
    return mergeSegments(
      id,
      chunks.map((reader) => ({ segment: reader.data, live: reader.live })),
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
    this.#chunks.push(new SegmentReader(buildSegment(this.#chunks.length, documents)));
  }
}
