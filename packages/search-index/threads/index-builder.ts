import type { SearchDocument } from '../document.ts';
import { FacetSchema, type FacetSettings } from '../facet-schema.ts';
import { learnRelations } from '../relations/learn-relations.ts';
import { countBits } from '../segments/bitset.ts';
import { BulkBuild } from '../segments/bulk-build.ts';
import type { MergeSource } from '../segments/merge-documents.ts';
import type { SegmentData } from '../segments/segment.ts';
import { buildSegment } from '../segments/segment-builder.ts';
import { mergeSegments, type RowOverride } from '../segments/segment-merge.ts';
import { loadSnapshot, type Snapshot, saveSnapshot } from '../segments/snapshot.ts';
import type { WordRelation } from '../types.ts';
import type { SegmentFactory } from '../writes/index-writer.ts';
import { WorkerCaller } from './worker-calls.ts';

/** Builds, merges and stores segments, in this thread or in another. */
export interface IndexBuilder extends SegmentFactory {
  buildAll(id: number, documents: DocumentStream): Promise<SegmentData>;
  load(path: string): Promise<Snapshot | null>;
  save(path: string, snapshot: Snapshot): Promise<void>;
  learn(sources: MergeSource[]): Promise<WordRelation[]>;
  close(): Promise<void>;
}

export type DocumentStream = Iterable<SearchDocument> | AsyncIterable<SearchDocument>;

/** Documents sent to the thread in one message: few enough that copying them never blocks the main thread. */
const BATCH_SIZE = 100;

/** So many documents are merged about as fast as a thread starts. */
const SHORT_MERGE = 20_000;

const BUILD_SCRIPT = new URL('./build-worker.ts', import.meta.url);

/** Builds in the calling thread: for tests and small tools. */
export class LocalBuilder implements IndexBuilder {
  readonly #schema: FacetSchema;

  constructor(facets: FacetSettings) {
    this.#schema = new FacetSchema(facets);
  }

  async build(id: number, documents: SearchDocument[]): Promise<SegmentData> {
    return buildSegment(id, documents, this.#schema);
  }

  async merge(id: number, sources: MergeSource[], overrides: RowOverride[]): Promise<SegmentData> {
    return mergeSegments(id, sources, this.#schema, overrides);
  }

  async buildAll(id: number, documents: DocumentStream): Promise<SegmentData> {
    const bulk = new BulkBuild(this.#schema);
    for await (const batch of inBatches(documents)) bulk.add(batch);
    return bulk.finish(id);
  }

  async load(path: string): Promise<Snapshot | null> {
    return loadSnapshot(path);
  }

  async save(path: string, snapshot: Snapshot): Promise<void> {
    saveSnapshot(path, snapshot);
  }

  async learn(sources: MergeSource[]): Promise<WordRelation[]> {
    return learnRelations(sources);
  }

  async close(): Promise<void> {}
}

/** Keeps one thread for small writes and starts another one for each task that may take long. */
export class ThreadedBuilder implements IndexBuilder {
  #writer: WorkerCaller | null = null;
  readonly #temporary = new Set<WorkerCaller>();
  readonly #facets: FacetSettings;
  readonly #script: URL;

  constructor(facets: FacetSettings, script = BUILD_SCRIPT) {
    this.#facets = facets;
    this.#script = script;
  }

  build(id: number, documents: SearchDocument[]): Promise<SegmentData> {
    return this.#writeThread().call('build', id, documents);
  }

  merge(id: number, sources: MergeSource[], overrides: RowOverride[]): Promise<SegmentData> {
    const documents = sources.reduce((total, { live }) => total + countBits(live), 0);
    if (documents <= SHORT_MERGE) return this.#writeThread().call('merge', id, sources, overrides);
    return this.#inTemporaryThread((thread) => thread.call('merge', id, sources, overrides));
  }

  buildAll(id: number, documents: DocumentStream): Promise<SegmentData> {
    return this.#inTemporaryThread(async (thread) => {
      let previous: Promise<unknown> = Promise.resolve();
      for await (const batch of inBatches(documents)) {
        await previous;
        previous = thread.call('addBulk', batch);
      }
      await previous;
      return thread.call<SegmentData>('finishBulk', id);
    });
  }

  load(path: string): Promise<Snapshot | null> {
    return this.#inTemporaryThread((thread) => thread.call('loadSnapshot', path));
  }

  save(path: string, snapshot: Snapshot): Promise<void> {
    return this.#inTemporaryThread((thread) => thread.call('saveSnapshot', path, snapshot));
  }

  learn(sources: MergeSource[]): Promise<WordRelation[]> {
    return this.#inTemporaryThread((thread) => thread.call('learn', sources));
  }

  async close(): Promise<void> {
    await Promise.all(
      [...this.#temporary, ...(this.#writer === null ? [] : [this.#writer])].map((thread) => thread.close()),
    );
  }

  #writeThread(): WorkerCaller {
    this.#writer ??= this.#start(() => {
      this.#writer = null;
    });
    return this.#writer;
  }

  async #inTemporaryThread<T>(work: (thread: WorkerCaller) => Promise<T>): Promise<T> {
    const thread = this.#start(() => this.#temporary.delete(thread));
    this.#temporary.add(thread);
    try {
      return await work(thread);
    } finally {
      this.#temporary.delete(thread);
      await thread.close();
    }
  }

  #start(onLost: () => void): WorkerCaller {
    return new WorkerCaller(this.#script, this.#facets, onLost);
  }
}

async function* inBatches(documents: DocumentStream): AsyncGenerator<SearchDocument[]> {
  let batch: SearchDocument[] = [];
  for await (const document of documents) {
    batch.push(document);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
