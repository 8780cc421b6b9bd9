import { newBits, setBit } from './bitset.ts';
import type { SearchDocument } from './document.ts';
import { combinePatches, patchInPlace } from './document-patch.ts';
import type { MergeSource } from './merge-documents.ts';
import { planMerge } from './merge-plan.ts';
import { emptyChange, type IndexChange, type SegmentData } from './segment.ts';
import type { RowOverride } from './segment-merge.ts';
import { SegmentReader } from './segment-reader.ts';
import type { DocumentPatch } from './types.ts';

/** Makes segments, here or in another thread. */
export interface SegmentFactory {
  build(id: number, documents: SearchDocument[]): Promise<SegmentData>;
  merge(id: number, sources: MergeSource[], overrides: RowOverride[]): Promise<SegmentData>;
}

export interface WriterEvents {
  /** Called before each write, when no other is under way. */
  beforeWrite: () => Promise<void>;
  /** Resolves when every reader has applied the change. */
  publish: (change: IndexChange) => Promise<void>;
  /** A merge failed; the index goes on without it. */
  onMergeError: (error: unknown) => void;
}

/** What happened to merging segments since their merge began, to be repeated on the result. */
interface MergeNotes {
  sources: ReadonlySet<number>;
  removedIds: string[];
  patches: DocumentPatch[];
}

/** A document whose new facets do not fit its row. */
type Rewrite = RowOverride & { reader: SegmentReader };

/** The one that changes the index. Writes are done one after the other; merging goes on beside them. */
export class IndexWriter {
  readonly #factory: SegmentFactory;
  readonly #events: WriterEvents;
  #readers: SegmentReader[] = [];
  #nextId = 1;
  #queue: Promise<unknown> = Promise.resolve();
  #notes: MergeNotes | null = null;
  #merge: Promise<void> = Promise.resolve();

  constructor(factory: SegmentFactory, events: WriterEvents) {
    this.#factory = factory;
    this.#events = events;
  }

  /** Starts with segments that were built or loaded elsewhere. */
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
          if (this.#notes?.sources.has(reader.data.id)) this.#notes.patches.push(patch);
          const { moved, rewrite } = patchInPlace(reader, doc, patch);
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
  between(task: () => Promise<void>): Promise<void> {
    return this.#enqueue(task);
  }

  /** Resolves when all writes so far, and the merges that they started, are done. */
  async settle(): Promise<void> {
    await this.#queue;
    while (this.#notes !== null) await this.#merge;
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
      const reader = this.#readers.find((candidate) => candidate.data.id === segmentId)!;
      for (const doc of docs) {
        reader.remove(doc);
        if (this.#notes?.sources.has(segmentId)) this.#notes.removedIds.push(reader.ids.at(doc));
      }
    }
    await this.#events.publish(change);
  }

  #considerMerge(): void {
    if (this.#notes !== null) return;
    const sizes = this.#readers.map(({ data, liveCount }) => ({
      id: data.id,
      size: data.size,
      live: liveCount,
    }));
    const ids = planMerge(sizes);
    if (ids.length === 0) return;
    this.#notes = { sources: new Set(ids), removedIds: [], patches: [] };
    this.#merge = this.#mergeBeside(ids).catch((error) => {
      this.#notes = null;
      this.#events.onMergeError(error);
    });
  }

  async #mergeBeside(ids: readonly number[]): Promise<void> {
    const sources = this.state().filter(({ segment }) => ids.includes(segment.id));
    const merged = await this.#factory.merge(this.#nextId++, sources, []);
    await this.#enqueue(async () => {
      const notes = this.#notes!;
      this.#notes = null;
      await this.#replace(merged, ids, notes);
      this.#considerMerge();
    });
  }

  /** Brings the merged segment up to date before anybody sees it. */
  async #replace(merged: SegmentData, ids: readonly number[], notes: MergeNotes): Promise<void> {
    const reader = new SegmentReader(merged);
    for (const id of notes.removedIds) {
      const doc = reader.findLive(id);
      if (doc >= 0) reader.remove(doc);
    }
    const change: IndexChange = { ...emptyChange(), dropped: [...ids] };
    const rewrites: Rewrite[] = [];
    for (const patch of combinePatches(notes.patches)) {
      const doc = reader.findLive(patch.id);
      if (doc < 0) continue;
      const { moved, rewrite } = patchInPlace(reader, doc, patch);
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
