import { countBits } from './bitset.ts';
import { BulkBuild } from './bulk-build.ts';
import type { SearchDocument } from './document.ts';
import type { SegmentFactory } from './index-writer.ts';
import type { MergeSource } from './merge-documents.ts';
import type { SegmentData } from './segment.ts';
import { buildSegment } from './segment-builder.ts';
import { mergeSegments, type RowOverride } from './segment-merge.ts';
import { loadSnapshot, type Snapshot, saveSnapshot } from './snapshot.ts';
import { WorkerCaller } from './worker-caller.ts';

/** Makes, merges and stores segments, in this thread or in another. */
export interface BuildShop extends SegmentFactory {
  buildAll(id: number, documents: DocumentStream): Promise<SegmentData>;
  load(path: string): Promise<Snapshot | null>;
  save(path: string, snapshot: Snapshot): Promise<void>;
  close(): Promise<void>;
}

export type DocumentStream = Iterable<SearchDocument> | AsyncIterable<SearchDocument>;

/** Documents sent to the other thread in one message: few enough that copying them never holds the main loop. */
const BATCH_SIZE = 100;

/** Documents that are merged about as fast as a thread starts. */
const SHORT_MERGE = 20_000;

const BUILD_SCRIPT = new URL('./build-worker.ts', import.meta.url);

export class LocalShop implements BuildShop {
  async build(id: number, documents: SearchDocument[]): Promise<SegmentData> {
    return buildSegment(id, documents);
  }

  async merge(id: number, sources: MergeSource[], overrides: RowOverride[]): Promise<SegmentData> {
    return mergeSegments(id, sources, overrides);
  }

  async buildAll(id: number, documents: DocumentStream): Promise<SegmentData> {
    const bulk = new BulkBuild();
    for await (const batch of inBatches(documents)) bulk.add(batch);
    return bulk.finish(id);
  }

  async load(path: string): Promise<Snapshot | null> {
    return loadSnapshot(path);
  }

  async save(path: string, snapshot: Snapshot): Promise<void> {
    saveSnapshot(path, snapshot);
  }

  async close(): Promise<void> {}
}

/** One thread for small writes; another one, only as long as it takes, for what may take long. */
export class ThreadedShop implements BuildShop {
  #writes: WorkerCaller | null = null;
  readonly #long = new Set<WorkerCaller>();
  readonly #script: URL;

  constructor(script = BUILD_SCRIPT) {
    this.#script = script;
  }

  build(id: number, documents: SearchDocument[]): Promise<SegmentData> {
    return this.#writer().call('build', id, documents);
  }

  merge(id: number, sources: MergeSource[], overrides: RowOverride[]): Promise<SegmentData> {
    const documents = sources.reduce((total, { live }) => total + countBits(live), 0);
    if (documents <= SHORT_MERGE) return this.#writer().call('merge', id, sources, overrides);
    return this.#once((thread) => thread.call('merge', id, sources, overrides));
  }

  buildAll(id: number, documents: DocumentStream): Promise<SegmentData> {
    return this.#once(async (thread) => {
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
    return this.#once((thread) => thread.call('loadSnapshot', path));
  }

  save(path: string, snapshot: Snapshot): Promise<void> {
    return this.#once((thread) => thread.call('saveSnapshot', path, snapshot));
  }

  async close(): Promise<void> {
    await Promise.all(
      [...this.#long, ...(this.#writes === null ? [] : [this.#writes])].map((t) => t.close()),
    );
  }

  #writer(): WorkerCaller {
    this.#writes ??= this.#start(() => {
      this.#writes = null;
    });
    return this.#writes;
  }

  async #once<T>(work: (thread: WorkerCaller) => Promise<T>): Promise<T> {
    const thread = this.#start(() => this.#long.delete(thread));
    this.#long.add(thread);
    try {
      return await work(thread);
    } finally {
      this.#long.delete(thread);
      await thread.close();
    }
  }

  #start(onLost: () => void): WorkerCaller {
    return new WorkerCaller(this.#script, null, onLost);
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
