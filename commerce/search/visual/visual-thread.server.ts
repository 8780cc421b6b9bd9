import { Worker } from 'node:worker_threads';
import type { NearPicture } from './feature-store.server.ts';
import type { RawPixels } from './picture-features.server.ts';

export type VisualQuestion =
  | { kind: 'offer'; srcs: string[] }
  | { kind: 'learn'; src: string; pixels: RawPixels }
  | { kind: 'describe'; pixels: RawPixels }
  | { kind: 'featuresOf'; src: string }
  | { kind: 'nearest'; features: Uint8Array; limit: number }
  | { kind: 'save' };

export type VisualAnswer = { id: number; value: unknown } | { id: number; error: string };

export interface VisualThread {
  /** Says which pictures are for sale; answers those it has not seen yet. */
  offer(srcs: string[]): Promise<string[]>;
  learn(src: string, pixels: RawPixels): Promise<void>;
  describe(pixels: RawPixels): Promise<Uint8Array>;
  featuresOf(src: string): Promise<Uint8Array | null>;
  nearest(features: Uint8Array, limit: number): Promise<NearPicture[]>;
  save(): Promise<void>;
  close(): Promise<void>;
}

export interface VisualFiles {
  /** Where what was learnt is kept. */
  file: string;
  /** What was learnt elsewhere, if anything. */
  shipped: string | null;
}

/** A thread that is started when it is first needed. */
export function openVisualThread(files: VisualFiles): VisualThread {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let worker: Worker | null = null;
  let last = 0;

  function hire(): Worker {
    const hired = new Worker(new URL('./visual-worker.server.ts', import.meta.url), {
      workerData: files,
    });
    hired.unref();
    hired.on('message', (answer: VisualAnswer) => {
      const waiter = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) waiter?.reject(new Error(answer.error));
      else waiter?.resolve(answer.value);
    });
    hired.on('error', (error) => {
      worker = null;
      for (const waiter of waiting.values()) waiter.reject(error);
      waiting.clear();
    });
    return hired;
  }

  function ask<T>(question: VisualQuestion): Promise<T> {
    worker ??= hire();
    const id = ++last;
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      worker!.postMessage({ id, question });
    });
  }

  return {
    offer: (srcs) => ask({ kind: 'offer', srcs }),
    learn: (src, pixels) => ask({ kind: 'learn', src, pixels }),
    describe: (pixels) => ask({ kind: 'describe', pixels }),
    featuresOf: (src) => ask({ kind: 'featuresOf', src }),
    nearest: (features, limit) => ask({ kind: 'nearest', features, limit }),
    save: () => ask({ kind: 'save' }),
    async close() {
      await worker?.terminate();
    },
  };
}
