import { connect, type Socket } from 'node:net';
import type { Call, Reply } from './call-server.server.ts';
import { readFrames, writeFrame } from './frames.server.ts';

const RECONNECT_MS = 50;
/** A call that was under way when the other process died is sent again once: it may be what the process died of. */
const MOST_SENT = 2;

interface Pending {
  message: Call;
  sent: number;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Without it the call waits until the other process is there and replies. */
  withinMs?: number;
}

/** The other process is being replaced, or has more to do than it can: pages say so with a 503. */
export class SearchProcessAway extends Error {
  override name = 'SearchProcessAway';
  readonly isTransient = true;
}

/** Calls functions of another process of this machine, and connects again when that process was replaced. */
export class Caller {
  readonly #path: string;
  readonly #pending = new Map<number, Pending>();
  #socket: Socket | null = null;
  #nextCall = 1;
  #isClosed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(path: string) {
    this.#path = path;
    this.#connect();
  }

  call<T>(method: string, parameters: unknown[], { signal, withinMs }: CallOptions = {}): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.#isClosed) return Promise.reject(new Error('search process: closed'));
    const call = this.#nextCall++;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const pending: Pending = {
      message: { call, method, parameters },
      sent: 0,
      resolve: resolve as Pending['resolve'],
      reject,
    };
    this.#pending.set(call, pending);
    if (this.#socket !== null) this.#send(this.#socket, pending);
    const giveUp = (reason: Error) => {
      if (!this.#pending.delete(call)) return;
      if (this.#socket !== null) writeFrame(this.#socket, JSON.stringify({ call } satisfies Call));
      reject(reason);
    };
    const abort = () => giveUp(signal?.reason as Error);
    signal?.addEventListener('abort', abort, { once: true });
    const timer =
      withinMs === undefined
        ? undefined
        : setTimeout(
            () => giveUp(new SearchProcessAway(`search process: no reply within ${withinMs} ms`)),
            withinMs,
          );
    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#socket?.destroy();
    for (const { reject } of this.#pending.values()) reject(new Error('search process: closed'));
    this.#pending.clear();
  }

  #connect(): void {
    const socket = connect(this.#path);
    socket.on('connect', () => {
      this.#socket = socket;
      for (const pending of this.#pending.values()) this.#send(socket, pending);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.#socket = null;
      if (!this.#isClosed) this.#retry = setTimeout(() => this.#connect(), RECONNECT_MS);
    });
    readFrames(socket, (reply) => this.#settle(reply as Reply));
  }

  #send(socket: Socket, pending: Pending): void {
    if (pending.sent++ < MOST_SENT) {
      writeFrame(socket, JSON.stringify(pending.message));
      return;
    }
    this.#pending.delete(pending.message.call);
    pending.reject(new SearchProcessAway('search process: it stopped twice during this call'));
  }

  #settle({ call, value, error }: Reply): void {
    const pending = this.#pending.get(call);
    this.#pending.delete(call);
    if (error === undefined) pending?.resolve(value);
    else pending?.reject(new Error(error));
  }
}
