import type { SearchDocument } from '../document.ts';
import type { FacetSchema } from '../facet-schema.ts';
import { newBits, setBit } from '../segments/bitset.ts';
import type { MergeSource } from '../segments/merge-documents.ts';
import { emptyChange, type IndexChange, type SegmentData } from '../segments/segment.ts';
import type { RowOverride } from '../segments/segment-merge.ts';
import { SegmentReader } from '../segments/segment-reader.ts';
import type { DocumentPatch } from '../types.ts';
import { combinePatches, patchInPlace } from './document-patch.ts';
import { planMerge } from './merge-plan.ts';

/** Builds and merges segments, in this thread or in another. */
export interface SegmentFactory {
  build(id: number, documents: SearchDocument[]): Promise<SegmentData>;
  merge(id: number, sources: MergeSource[], overrides: RowOverride[]): Promise<SegmentData>;
}

export interface WriterEvents {
  /** Called before each write, when no other is under way. */
  beforeWrite: () => Promise<void>;
  /** Resolves when every reader has applied the change. */
  publish: (change: IndexChange) => Promise<void>;
  /** A merge failed; the index keeps working without it. */
  onMergeError: (error: unknown) => void;
}

/** Removals and patches of segments that are being merged, to be repeated on the merged segment. */
interface ChangesDuringMerge {
  sources: ReadonlySet<number>;
  removedIds: string[];
  patches: DocumentPatch[];
}

const NO_CHANGES: ChangesDuringMerge = { sources: new Set(), removedIds: [], patches: [] };

/** A document whose new facets do not fit its row, so that it is copied to a new segment. */
type Rewrite = RowOverride & { reader: SegmentReader };

/** Changes the index. Writes run one after the other; merges run in parallel. */
export class IndexWriter {
  readonly #factory: SegmentFactory;
  readonly #schema: FacetSchema;
  readonly #events: WriterEvents;
  #readers: SegmentReader[] = [];
  #nextId = 1;
  #queue: Promise<unknown> = Promise.resolve();
  #duringMerge: ChangesDuringMerge | null = null;
  #merge: Promise<void> = Promise.resolve();

  constructor(factory: SegmentFactory, schema: FacetSchema, events: WriterEvents) {
    this.#factory = factory;
    this.#schema = schema;
    this.#events = events;
  }

  /** Publishes the first segments, which were built or loaded by the caller. */
  open(segments: readonly MergeSource[]): Promise<void> {
    return this.#enqueue(async () => {
      for (const { segment } of segments) this.#nextId = Math.max(this.#nextId, segment.id + 1);
      await this.#publish({ ...emptyChange(), added: [...segments] });
    });
  }

  put(documents: SearchDocument[]): Promise<void> {
    return this.#write(async () => {
      if (documents.length === 0) return;
      const segment = await this.#factory.build(this.#nextId++, documents);
      const added = [{ segment, live: new SegmentReader(segment).live }];
      const ids = documents.map((document) => document.id);
      await this.#publish({ ...emptyChange(), added, removed: this.#locate(ids) });
      this.#considerMerge();
    });
  }

  remove(ids: string[]): Promise<void> {
    return this.#write(async () => {
      await this.#publish({ ...emptyChange(), removed: this.#locate(ids) });
      this.#considerMerge();
    });
  }

  patch(patches: DocumentPatch[]): Promise<void> {
    return this.#write(async () => {
      const change = emptyChange();
      const rewrites: Rewrite[] = [];
      for (const patch of combinePatches(patches)) {
        for (const reader of this.#readers) {
          const doc = reader.findLive(patch.id);
          if (doc < 0) continue;
          if (this.#duringMerge?.sources.has(reader.data.id)) this.#duringMerge.patches.push(patch);
          const { moved, rewrite } = patchInPlace(reader, doc, patch, this.#schema);
          change.moved.push(...moved);
          if (rewrite !== null) rewrites.push({ reader, source: 0, doc, facets: rewrite });
        }
      }
      if (change.moved.length > 0) await this.#publish(change);
      await this.#rewrite(rewrites);
    });
  }

  /** All segments with what is live in them, as of now. */
  state(): MergeSource[] {
    return this.#readers.map((reader) => ({ segment: reader.data, live: reader.live.slice() }));
  }

  /** Runs a task when no write is under way. */
  runBetweenWrites(task: () => Promise<void>): Promise<void> {
    return this.#enqueue(task);
  }

  /** Resolves when all writes so far, and the merges that they started, are done. */
  async settle(): Promise<void> {
    await this.#queue;
    while (this.#duringMerge !== null) await this.#merge;
  }

  async #rewrite(rewrites: readonly Rewrite[]): Promise<void> {
    const byReader = Map.groupBy(rewrites, ({ reader }) => reader);
    for (const [reader, overrides] of byReader) {
      const live = newBits(reader.data.size);
      for (const { doc } of overrides) setBit(live, doc);
      const plain = overrides.map(({ source, doc, facets }) => ({ source, doc, facets }));
      const segment = await this.#factory.merge(this.#nextId++, [{ segment: reader.data, live }], plain);
      const docs = overrides.map(({ doc }) => doc);
      await this.#publish({
        ...emptyChange(),
        added: [{ segment, live: new SegmentReader(segment).live }],
        removed: [{ segmentId: reader.data.id, docs }],
      });
    }
    if (rewrites.length > 0) this.#considerMerge();
  }

  #locate(ids: readonly string[]): IndexChange['removed'] {
    return this.#readers
      .map((reader) => ({
        segmentId: reader.data.id,
        docs: ids.map((id) => reader.findLive(id)).filter((doc) => doc >= 0),
      }))
      .filter(({ docs }) => docs.length > 0);
  }

  async #publish(change: IndexChange): Promise<void> {
    this.#readers = this.#readers.filter((reader) => !change.dropped.includes(reader.data.id));
    for (const { segment, live } of change.added) this.#readers.push(new SegmentReader(segment, live));
    for (const { segmentId, docs } of change.removed) {
      const reader = this.#readers.find((candidate) => candidate.data.id === segmentId);
      if (reader === undefined) continue;
      for (const doc of docs) {
        reader.remove(doc);
        if (this.#duringMerge?.sources.has(segmentId)) this.#duringMerge.removedIds.push(reader.ids.at(doc));
      }
    }
    await this.#events.publish(change);
  }

  #considerMerge(): void {
    if (this.#duringMerge !== null) return;
    const sizes = this.#readers.map(({ data, liveCount }) => ({
      id: data.id,
      size: data.size,
      live: liveCount,
    }));
    const ids = planMerge(sizes);
    if (ids.length === 0) return;
    this.#duringMerge = { sources: new Set(ids), removedIds: [], patches: [] };
    this.#merge = this.#mergeInBackground(ids).catch((error) => {
      this.#duringMerge = null;
      this.#events.onMergeError(error);
    });
  }

  async #mergeInBackground(ids: readonly number[]): Promise<void> {
    const sources = this.state().filter(({ segment }) => ids.includes(segment.id));
    const merged = await this.#factory.merge(this.#nextId++, sources, []);
    await this.#enqueue(async () => {
      const changes = this.#duringMerge ?? NO_CHANGES;
      this.#duringMerge = null;
      await this.#replace(merged, ids, changes);
      this.#considerMerge();
    });
  }

  /** Brings the merged segment up to date before queries see it. */
  async #replace(merged: SegmentData, ids: readonly number[], changes: ChangesDuringMerge): Promise<void> {
    const reader = new SegmentReader(merged);
    for (const id of changes.removedIds) {
      const doc = reader.findLive(id);
      if (doc >= 0) reader.remove(doc);
    }
    const change: IndexChange = { ...emptyChange(), dropped: [...ids] };
    const rewrites: Rewrite[] = [];
    for (const patch of combinePatches(changes.patches)) {
      const doc = reader.findLive(patch.id);
      if (doc < 0) continue;
      const { moved, rewrite } = patchInPlace(reader, doc, patch, this.#schema);
      change.moved.push(...moved);
      if (rewrite !== null) rewrites.push({ reader, source: 0, doc, facets: rewrite });
    }
    change.added.push({ segment: merged, live: reader.live.slice() });
    await this.#publish(change);
    await this.#rewrite(rewrites);
  }

  #write(task: () => Promise<void>): Promise<void> {
    return this.#enqueue(async () => {
      await this.#events.beforeWrite();
      await task();
    });
  }

  #enqueue(task: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(task);
    this.#queue = done.catch(() => undefined);
    return done;
  }
}
