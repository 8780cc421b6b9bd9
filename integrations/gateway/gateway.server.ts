import { setTimeout as pause } from 'node:timers/promises';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { CircuitBreaker } from './circuit-breaker.ts';
import { ExternalServiceError, isTransientStatus, UNREADABLE_RESPONSE } from './external-service-error.ts';
import { retryDelay } from './retry-delay.ts';
import { cutBody, stripSecrets } from './strip-secrets.ts';

/** Every call to an external service goes through here: timeout, retries, circuit breaker, log and metrics. */
export interface Gateway {
  service(settings: ServiceSettings): ExternalService;
}

export interface ServiceSettings {
  name: string;
  /** How long a caller waits in all, retries and pauses included. */
  timeoutMs: number;
  /** How long it is not called after repeated failures; ten seconds when left out. */
  circuitOpenMs?: number;
  /** Values that must not appear in a log or an error. */
  secrets?: readonly (string | undefined)[];
}

export interface ExternalService {
  /** The raw response; a status other than 2xx (or one of `accepts`) is an error. */
  call(request: ExternalRequest): Promise<ExternalResponse>;
  /** The response body as JSON, checked against the schema. */
  callJson<T extends v.GenericSchema>(request: ExternalRequest, schema: T): Promise<v.InferOutput<T>>;
}

export interface ExternalRequest {
  url: string | URL;
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData | Uint8Array;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Whether the call may be repeated: reads may, and writes that carry an idempotency key. */
  isIdempotent?: boolean;
  /** The response body is wanted as bytes, not as text. */
  isBinary?: boolean;
  /** Statuses beside 2xx that this caller treats as a response, not as an error. */
  accepts?: readonly number[];
}

export interface ExternalResponse {
  status: number;
  headers: Headers;
  /** Empty for a binary response. */
  body: string;
  /** Empty for a text response. */
  bytes: Buffer;
}

/** `refused`: the service rejected the request; `circuit-open`: it was not called, because it failed just before. */
export type CallOutcome = 'ok' | 'refused' | 'failed' | 'timeout' | 'cancelled' | 'circuit-open';

interface GatewayParts {
  log: Pick<Logger, 'info' | 'warn'>;
  /** Records the outcome and duration of a call. */
  observe?: (service: string, outcome: CallOutcome, seconds: number) => void;
  fetch?: typeof fetch;
  now?: () => number;
  random?: () => number;
}

export function createGateway({
  log,
  observe = () => {},
  fetch: send = fetch,
  now = Date.now,
  random = Math.random,
}: GatewayParts): Gateway {
  return {
    service({ name, timeoutMs, circuitOpenMs, secrets = [] }) {
      const breaker = new CircuitBreaker(circuitOpenMs);
      const hidden = secrets.filter((secret) => secret !== undefined);
      const clean = (text: string) => stripSecrets(text, hidden);

      function failure(
        request: ExternalRequest,
        status: number,
        statusText: string,
        body = '',
        cause?: unknown,
      ) {
        const url = clean(String(request.url));
        return new ExternalServiceError(
          { service: name, status, statusText: clean(statusText), url, body: cutBody(clean(body)) },
          { cause },
        );
      }

      async function tryOnce(request: ExternalRequest, signal: AbortSignal): Promise<ExternalResponse> {
        const { url, method = 'GET', headers, body, accepts = [] } = request;
        let response: Response;
        let text = '';
        let bytes = Buffer.alloc(0);
        try {
          response = await send(url, {
            method,
            headers: withTrace(headers),
            body: body as BodyInit | undefined,
            signal,
            redirect: 'error',
          });
          if (request.isBinary && response.ok) bytes = Buffer.from(await response.arrayBuffer());
          else text = await response.text();
        } catch (error) {
          if (signal.aborted) throw error;
          throw failure(request, 0, `no response (${reasonOf(error)})`, '', error);
        }
        if (response.ok || accepts.includes(response.status)) {
          return { status: response.status, headers: response.headers, body: text, bytes };
        }
        const refusal = failure(request, response.status, response.statusText, text);
        retryAfterOf.set(refusal, response.headers.get('retry-after'));
        throw refusal;
      }

      async function tryWithRetries(request: ExternalRequest, signal: AbortSignal, deadline: number) {
        const isIdempotent = request.isIdempotent ?? ['GET', 'HEAD'].includes(request.method ?? 'GET');
        for (let failed = 1; ; failed += 1) {
          try {
            return { response: await tryOnce(request, signal), tries: failed };
          } catch (error) {
            if (!isIdempotent || !(error instanceof ExternalServiceError) || !error.isTransient) throw error;
            const retryAfter = retryAfterOf.get(error) ?? null;
            const delay = retryDelay({ failed, retryAfter, now: now(), deadline, random: random() });
            if (delay === null) throw error;
            await pause(delay, undefined, { signal });
          }
        }
      }

      async function call(request: ExternalRequest): Promise<ExternalResponse> {
        request.signal?.throwIfAborted();
        const started = now();
        const timeout = request.timeoutMs ?? timeoutMs;
        const timer = AbortSignal.timeout(timeout);
        const signal = request.signal ? AbortSignal.any([request.signal, timer]) : timer;
        const record = (outcome: CallOutcome, details: object) => {
          const ms = now() - started;
          observe(name, outcome, ms / 1000);
          const method = request.method ?? 'GET';
          const line = {
            external: { service: name, outcome, method, url: clean(String(request.url)), ms, ...details },
          };
          if (outcome === 'ok' || outcome === 'cancelled') log.info(line, 'external call');
          else log.warn(line, 'external call');
        };
        if (!breaker.allows(started)) {
          record('circuit-open', {});
          throw failure(request, 0, 'not called, circuit breaker is open');
        }
        try {
          const { response, tries } = await tryWithRetries(request, signal, started + timeout);
          breaker.recordSuccess();
          record('ok', { status: response.status, tries });
          return response;
        } catch (error) {
          if (request.signal?.aborted) {
            breaker.recordCancelled();
            record('cancelled', {});
            throw request.signal.reason;
          }
          if (error instanceof ExternalServiceError && error.status > 0 && !isTransientStatus(error.status)) {
            breaker.recordSuccess();
            record('refused', { status: error.status, body: error.body });
            throw error;
          }
          breaker.recordFailure(now());
          if (error instanceof ExternalServiceError) {
            record('failed', { status: error.status, statusText: error.statusText, body: error.body });
            throw error;
          }
          record('timeout', {});
          throw failure(request, 0, `no response within ${timeout} ms`, '', error);
        }
      }

      /** One span for a call with all its tries; the service continues the trace if it can. */
      function tracedCall(request: ExternalRequest): Promise<ExternalResponse> {
        const attributes = { 'peer.service': name, 'http.request.method': request.method ?? 'GET' };
        return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
          try {
            const response = await call(request);
            span.setAttribute('http.response.status_code', response.status);
            return response;
          } catch (error) {
            span.setStatus({ code: SpanStatusCode.ERROR, message: reasonOf(error) });
            throw error;
          } finally {
            span.end();
          }
        });
      }

      return {
        call: tracedCall,
        async callJson(request, schema) {
          const response = await tracedCall(request);
          const parsed = v.safeParse(schema, parseJson(response.body));
          if (parsed.success) return parsed.output;
          log.warn(
            { external: { service: name, issue: parsed.issues[0].message } },
            'external call: unreadable response',
          );
          throw failure(request, response.status, UNREADABLE_RESPONSE, response.body);
        },
      };
    },
  };
}

const tracer = trace.getTracer('selvedge/integrations');

function withTrace(headers: Record<string, string> | undefined): Record<string, string> | undefined {
  if (!trace.getActiveSpan()?.isRecording()) return headers;
  const carrier = { ...headers };
  propagation.inject(context.active(), carrier);
  return carrier;
}

const retryAfterOf = new WeakMap<ExternalServiceError, string | null>();

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
