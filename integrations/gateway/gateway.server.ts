import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { CircuitBreaker } from './circuit-breaker.ts';
import { NotConfigured } from './not-configured.ts';
import { isPassingStatus, OutsideSystemError } from './outside-system-error.ts';
import { retryDelay } from './retry-delay.ts';
import { cutBody, stripSecrets } from './strip-secrets.ts';

export { NotConfigured, OutsideSystemError };

/** The one way out of the shop: every call to an outside system goes through here. */
export interface Gateway {
  system(settings: SystemSettings): OutsideSystem;
}

export interface SystemSettings {
  name: string;
  /** How long a caller waits in all, tries and pauses together. */
  timeoutMs: number;
  /** Never to be seen in a log or an error. */
  secrets?: readonly (string | undefined)[];
}

export interface OutsideSystem {
  /** The answer, whatever it says, as long as its status is good. */
  call(request: OutsideRequest): Promise<OutsideAnswer>;
  /** The answer as data of a known shape. */
  ask<T extends v.GenericSchema>(request: OutsideRequest, schema: T): Promise<v.InferOutput<T>>;
}

export interface OutsideRequest {
  url: string | URL;
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Whether asking twice does no harm; reading is safe, and so is a write that carries a key of its own. */
  isSafe?: boolean;
  /** Statuses beside 2xx that are an answer for this caller. */
  accepts?: readonly number[];
}

export interface OutsideAnswer {
  status: number;
  headers: Headers;
  body: string;
}

export type OutsideOutcome = 'ok' | 'refused' | 'failed' | 'timeout' | 'left' | 'spared';

interface GatewayParts {
  log: Pick<Logger, 'info' | 'warn'>;
  /** Counts a call and how long it took. */
  observe?: (system: string, outcome: OutsideOutcome, seconds: number) => void;
  fetch?: typeof fetch;
  now?: () => number;
  random?: () => number;
}

export function openGateway({
  log,
  observe = () => {},
  fetch: send = fetch,
  now = Date.now,
  random = Math.random,
}: GatewayParts): Gateway {
  return {
    system({ name, timeoutMs, secrets = [] }) {
      const breaker = new CircuitBreaker();
      const hidden = secrets.filter((secret) => secret !== undefined);
      const clean = (text: string) => stripSecrets(text, hidden);

      function failure(
        request: OutsideRequest,
        status: number,
        statusText: string,
        body = '',
        cause?: unknown,
      ) {
        const url = clean(String(request.url));
        return new OutsideSystemError(
          { system: name, status, statusText: clean(statusText), url, body: cutBody(clean(body)) },
          { cause },
        );
      }

      async function tryOnce(request: OutsideRequest, signal: AbortSignal): Promise<OutsideAnswer> {
        const { url, method = 'GET', headers, body, accepts = [] } = request;
        let answer: Response;
        let text: string;
        try {
          answer = await send(url, { method, headers, body, signal, redirect: 'error' });
          text = await answer.text();
        } catch (error) {
          if (signal.aborted) throw error;
          throw failure(request, 0, `no answer (${reasonOf(error)})`, '', error);
        }
        if (answer.ok || accepts.includes(answer.status)) {
          return { status: answer.status, headers: answer.headers, body: text };
        }
        const refusal = failure(request, answer.status, answer.statusText, text);
        retryAfterOf.set(refusal, answer.headers.get('retry-after'));
        throw refusal;
      }

      async function tryUntilDone(request: OutsideRequest, signal: AbortSignal, deadline: number) {
        const isSafe = request.isSafe ?? ['GET', 'HEAD'].includes(request.method ?? 'GET');
        for (let failed = 1; ; failed += 1) {
          try {
            return { answer: await tryOnce(request, signal), tries: failed };
          } catch (error) {
            if (!isSafe || !(error instanceof OutsideSystemError) || !error.isPassing) throw error;
            const retryAfter = retryAfterOf.get(error) ?? null;
            const delay = retryDelay({ failed, retryAfter, now: now(), deadline, random: random() });
            if (delay === null) throw error;
            await pause(delay, undefined, { signal });
          }
        }
      }

      async function call(request: OutsideRequest): Promise<OutsideAnswer> {
        request.signal?.throwIfAborted();
        const started = now();
        const patience = request.timeoutMs ?? timeoutMs;
        const timer = AbortSignal.timeout(patience);
        const signal = request.signal ? AbortSignal.any([request.signal, timer]) : timer;
        const tell = (outcome: OutsideOutcome, said: object) => {
          const ms = now() - started;
          observe(name, outcome, ms / 1000);
          const method = request.method ?? 'GET';
          const line = {
            outside: { system: name, outcome, method, url: clean(String(request.url)), ms, ...said },
          };
          if (outcome === 'ok' || outcome === 'left') log.info(line, 'outside call');
          else log.warn(line, 'outside call');
        };
        if (!breaker.admits(started)) {
          tell('spared', {});
          throw failure(request, 0, 'not asked, because it failed just now');
        }
        try {
          const { answer, tries } = await tryUntilDone(request, signal, started + patience);
          breaker.succeeded();
          tell('ok', { status: answer.status, tries });
          return answer;
        } catch (error) {
          if (request.signal?.aborted) {
            breaker.leftEarly();
            tell('left', {});
            throw request.signal.reason;
          }
          if (error instanceof OutsideSystemError && error.status > 0 && !isPassingStatus(error.status)) {
            breaker.succeeded();
            tell('refused', { status: error.status, body: error.body });
            throw error;
          }
          breaker.failed(now());
          if (error instanceof OutsideSystemError) {
            tell('failed', { status: error.status, statusText: error.statusText, body: error.body });
            throw error;
          }
          tell('timeout', {});
          throw failure(request, 0, `no answer within ${patience} ms`, '', error);
        }
      }

      return {
        call,
        async ask(request, schema) {
          const answer = await call(request);
          const parsed = v.safeParse(schema, parseJson(answer.body));
          if (parsed.success) return parsed.output;
          log.warn(
            { outside: { system: name, issue: parsed.issues[0].message } },
            'outside answer not understood',
          );
          throw failure(request, answer.status, 'answer not understood', answer.body);
        },
      };
    },
  };
}

const retryAfterOf = new WeakMap<OutsideSystemError, string | null>();

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause as { code?: string } | undefined;
  return cause?.code ?? error.message;
}
