import { Worker } from 'node:worker_threads';
import type { NearPicture } from './feature-store.server.ts';
import type { RawPixels } from './picture-features.server.ts';

export type VisualCall =
  | { kind: 'setForSale'; srcs: string[] }
  | { kind: 'addPicture'; src: string; pixels: RawPixels }
  | { kind: 'describe'; pixels: RawPixels }
  | { kind: 'featuresOf'; src: string }
  | { kind: 'nearest'; features: Uint8Array; limit: number }
  | { kind: 'save' };

export type VisualReply = { id: number; value: unknown } | { id: number; error: string };

export interface VisualThread {
  /** Sets which pictures are for sale; resolves to those without features. */
  setForSale(srcs: string[]): Promise<string[]>;
  addPicture(src: string, pixels: RawPixels): Promise<void>;
  describe(pixels: RawPixels): Promise<Uint8Array>;
  featuresOf(src: string): Promise<Uint8Array | null>;
  nearest(features: Uint8Array, limit: number): Promise<NearPicture[]>;
  save(): Promise<void>;
  close(): Promise<void>;
}

export interface VisualFiles {
  /** File for the computed features. */
  file: string;
  /** File with features that were computed before, if any. */
  shipped: string | null;
}

/** The thread for picture features, started on first use. */
export function createVisualThread(files: VisualFiles): VisualThread {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let worker: Worker | null = null;
  let last = 0;

  function start(): Worker {
    const started = new Worker(new URL('./visual-worker.server.ts', import.meta.url), {
      workerData: files,
    });
    started.unref();
    started.on('message', (reply: VisualReply) => {
      const waiter = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('error' in reply) waiter?.reject(new Error(reply.error));
      else waiter?.resolve(reply.value);
    });
    started.on('error', (error) => {
      worker = null;
      for (const waiter of waiting.values()) waiter.reject(error);
      waiting.clear();
    });
    return started;
  }

  function call<T>(request: VisualCall): Promise<T> {
    worker ??= start();
    const thread = worker;
    const id = ++last;
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      thread.postMessage({ id, request });
    });
  }

  return {
    setForSale: (srcs) => call({ kind: 'setForSale', srcs }),
    addPicture: (src, pixels) => call({ kind: 'addPicture', src, pixels }),
    describe: (pixels) => call({ kind: 'describe', pixels }),
    featuresOf: (src) => call({ kind: 'featuresOf', src }),
    nearest: (features, limit) => call({ kind: 'nearest', features, limit }),
    save: () => call({ kind: 'save' }),
    async close() {
      await worker?.terminate();
    },
  };
}
