import { type MessagePort, Worker } from 'node:worker_threads';

interface Call {
  call: number;
  method: string;
  parameters: unknown[];
}

interface Reply {
  call: number;
  value?: unknown;
  error?: string;
}

/** Functions of a thread, by name. */
export type Methods = Record<string, (...parameters: never[]) => unknown>;

/** The thread's side of `WorkerCaller`: runs calls one after the other. */
export function handleCalls(port: MessagePort | null, methods: Methods): void {
  if (port === null) throw new Error('search index: this file has to run in a worker thread');
  port.on('message', ({ call, method, parameters }: Call) => {
    try {
      const run = methods[method] as ((...given: unknown[]) => unknown) | undefined;
      if (run === undefined) throw new Error(`search index: the thread has no method ${method}`);
      port.postMessage({ call, value: run(...parameters) } satisfies Reply);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      port.postMessage({ call, error: message } satisfies Reply);
    }
  });
}

/** A query leaves little behind, so that a larger space for new objects would only hold memory. */
const YOUNG_MB = 8;

interface PendingCall {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** Calls functions of a worker thread and awaits their results. */
export class WorkerCaller {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PendingCall>();
  #nextCall = 1;
  #isClosing = false;

  /** `onLost` is called when the thread stops by itself. */
  constructor(script: URL, data: unknown, onLost: (reason: Error) => void) {
    this.#worker = new Worker(script, {
      workerData: data,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    this.#worker.unref();
    let reason = new Error('search index: a worker thread stopped');
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', (error) => {
      reason = error instanceof Error ? error : new Error(String(error));
    });
    this.#worker.on('exit', () => {
      for (const { reject } of this.#pending.values()) reject(reason);
      this.#pending.clear();
      if (!this.#isClosing) onLost(reason);
    });
  }

  get pendingCount(): number {
    return this.#pending.size;
  }

  call<T>(method: string, ...parameters: unknown[]): Promise<T> {
    const call = this.#nextCall++;
    return new Promise<T>((resolve, reject) => {
      this.#pending.set(call, { resolve: resolve as (value: unknown) => void, reject });
      // A pending call keeps the process running, an idle thread does not.
      this.#worker.ref();
      this.#worker.postMessage({ call, method, parameters });
    });
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#worker.terminate();
  }

  #settle({ call, value, error }: Reply): void {
    const pending = this.#pending.get(call);
    this.#pending.delete(call);
    if (this.#pending.size === 0) this.#worker.unref();
    if (error === undefined) pending?.resolve(value);
    else pending?.reject(new Error(error));
  }
}
