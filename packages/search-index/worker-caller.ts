import { Worker } from 'node:worker_threads';

interface Reply {
  call: number;
  value?: unknown;
  error?: string;
}

interface PendingCall {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** Calls functions in a worker thread, in order, each with an answer. */
export class WorkerCaller {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PendingCall>();
  #nextCall = 1;
  #isClosing = false;

  /** `onLost` is told when the thread ends by itself. */
  constructor(script: URL, data: unknown, onLost: (reason: Error) => void) {
    this.#worker = new Worker(script, { workerData: data });
    this.#worker.unref();
    let reason = new Error('the search thread stopped');
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
      // A waiting call keeps the process alive, an idle thread does not.
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
