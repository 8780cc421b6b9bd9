import type { MessagePort } from 'node:worker_threads';

interface Call {
  call: number;
  method: string;
  parameters: unknown[];
}

/** What a thread can be asked, by name. */
export type Methods = Record<string, (...parameters: never[]) => unknown>;

/** The worker's side of `WorkerCaller`: calls are answered one after the other. */
export function answerCalls(port: MessagePort, methods: Methods): void {
  port.on('message', ({ call, method, parameters }: Call) => {
    try {
      const run = methods[method] as ((...given: unknown[]) => unknown) | undefined;
      if (run === undefined) throw new Error(`no such method: ${method}`);
      port.postMessage({ call, value: run(...parameters) });
    } catch (error) {
      port.postMessage({ call, error: error instanceof Error ? error.message : String(error) });
    }
  });
}
