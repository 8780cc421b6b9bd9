import { createServer, type Socket } from 'node:net';
import { readFrames, writeFrame } from './frames.server.ts';

export interface Call {
  call: number;
  /** Absent where the caller no longer waits for the call of this number. */
  method?: string;
  parameters?: unknown[];
}

export interface Reply {
  call: number;
  value?: unknown;
  error?: string;
}

/** A value that is JSON already. */
export class Json {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Methods = Record<string, (...parameters: never[]) => unknown>;

interface Options {
  /** A socket that only this user can reach. */
  path: string;
  /** Run one after the other with at most so many at once; those that nobody waits for any more are left out. */
  queries: Methods;
  /** Run as they come. */
  commands: Methods;
  mostRunning: number;
  mostWaiting?: number;
}

const MOST_WAITING = 1_000;

interface Waiting {
  socket: Socket;
  call: number;
  run: () => Promise<void>;
}

/** Lets other processes of this machine call functions of this one. */
export async function serveCalls({ path, queries, commands, mostRunning, ...options }: Options) {
  const { mostWaiting = MOST_WAITING } = options;
  const sockets = new Set<Socket>();
  let waiting: Waiting[] = [];
  let running = 0;

  function runNext() {
    while (running < mostRunning) {
      const next = waiting.shift();
      if (next === undefined) return;
      running++;
      void next.run().finally(() => {
        running--;
        runNext();
      });
    }
  }

  async function reply(socket: Socket, call: number, work: () => unknown) {
    let message: string;
    try {
      const value = await work();
      message =
        value instanceof Json
          ? `{"call":${call},"value":${value.text}}`
          : JSON.stringify({ call, value } satisfies Reply);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      message = JSON.stringify({ call, error: text } satisfies Reply);
    }
    if (socket.destroyed) return;
    // A process that reads too slowly is not read from until it has caught up.
    if (!writeFrame(socket, message)) socket.pause();
  }

  function receive(socket: Socket, { call, method, parameters = [] }: Call) {
    if (method === undefined) {
      waiting = waiting.filter((other) => other.socket !== socket || other.call !== call);
      return;
    }
    const run = (queries[method] ?? commands[method]) as ((...given: unknown[]) => unknown) | undefined;
    const work = () => {
      if (run === undefined) throw new Error(`search process: no method ${method}`);
      return run(...parameters);
    };
    if (queries[method] === undefined) return void reply(socket, call, work);
    if (waiting.length >= mostWaiting)
      return void reply(socket, call, () => {
        throw new Error('search process: too many queries are waiting');
      });
    waiting.push({ socket, call, run: () => reply(socket, call, work) });
    runNext();
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('drain', () => socket.resume());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      waiting = waiting.filter((other) => other.socket !== socket);
    });
    readFrames(socket, (message) => receive(socket, message as Call));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
