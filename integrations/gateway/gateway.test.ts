import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CircuitBreaker, OPEN_MS } from './circuit-breaker.ts';
import { ExternalServiceError } from './external-service-error.ts';
import { type CallOutcome, createGateway } from './gateway.server.ts';
import { readRetryAfter, retryDelay } from './retry-delay.ts';
import { cutBody, MAX_BODY_BYTES, stripSecrets } from './strip-secrets.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let responses: Handler[] = [];
let calls = 0;
let base = '';
const server = createServer((request, response) => {
  const respond = responses[Math.min(calls, responses.length - 1)]!;
  calls += 1;
  respond(request, response);
});
const reply =
  (status: number, body = '{}', headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    response.writeHead(status, headers).end(body);
const noResponse: Handler = () => {};

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  calls = 0;
});

function gatewayForTest(settings: { timeoutMs?: number; secrets?: string[] } = {}) {
  const lines: { external: Record<string, unknown> }[] = [];
  const seen: CallOutcome[] = [];
  const store = (line: unknown) => void lines.push(line as (typeof lines)[number]);
  const gateway = createGateway({
    log: { info: store, warn: store } as never,
    observe: (_service, outcome) => seen.push(outcome),
    random: () => 0,
  });
  const service = gateway.service({ name: 'Mirror', timeoutMs: 2000, ...settings });
  return { service, lines, seen };
}

describe('a call to an external service', () => {
  it('returns the response and writes one log line and one measurement', async () => {
    responses = [reply(200, '{"a":1}')];
    const { service, lines, seen } = gatewayForTest();
    expect(await service.callJson({ url: `${base}/x` }, v.object({ a: v.number() }))).toEqual({ a: 1 });
    expect(lines).toHaveLength(1);
    expect(lines[0]!.external).toMatchObject({ service: 'Mirror', outcome: 'ok', status: 200, tries: 1 });
    expect(seen).toEqual(['ok']);
  });

  it('[SEARCH-02] reports status, status text, url and body of a rejected call', async () => {
    responses = [reply(404, 'nothing here')];
    const { service, lines } = gatewayForTest();
    const error = await service.call({ url: `${base}/x?q=1` }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ExternalServiceError);
    expect(error).toMatchObject({
      service: 'Mirror',
      status: 404,
      statusText: 'Not Found',
      url: `${base}/x?q=1`,
      body: 'nothing here',
    });
    expect((error as Error).message).toContain('404 Not Found');
    expect(calls).toBe(1);
    expect(lines).toHaveLength(1);
  });

  it('repeats an idempotent call, three tries in all', async () => {
    responses = [reply(503), reply(500), reply(200, '{"ok":true}')];
    const { service, lines } = gatewayForTest();
    expect((await service.call({ url: base })).body).toBe('{"ok":true}');
    expect(lines[0]!.external.tries).toBe(3);
    calls = 0;
    responses = [reply(503)];
    await expect(service.call({ url: base })).rejects.toMatchObject({ status: 503 });
    expect(calls).toBe(3);
  });

  it('never repeats a write, unless it is marked as idempotent', async () => {
    responses = [reply(503), reply(200)];
    const { service } = gatewayForTest();
    await expect(service.call({ url: base, method: 'POST', body: '{}' })).rejects.toMatchObject({
      status: 503,
    });
    expect(calls).toBe(1);
    calls = 0;
    await service.call({ url: base, method: 'POST', body: '{}', isIdempotent: true });
    expect(calls).toBe(2);
  });

  it('waits as long as Retry-After says, unless the timeout comes first', async () => {
    responses = [reply(429, '', { 'retry-after': '1' }), reply(200)];
    const { service } = gatewayForTest({ timeoutMs: 5000 });
    const started = performance.now();
    await service.call({ url: base });
    expect(performance.now() - started).toBeGreaterThan(990);
    calls = 0;
    responses = [reply(429, '', { 'retry-after': '60' })];
    await expect(service.call({ url: base })).rejects.toMatchObject({ status: 429 });
    expect(calls).toBe(1);
  });

  it('ends at the timeout, and at once when the caller cancels', async () => {
    responses = [noResponse];
    const { service, seen } = gatewayForTest({ timeoutMs: 60 });
    await expect(service.call({ url: base })).rejects.toMatchObject({
      status: 0,
      statusText: 'no response within 60 ms',
    });
    const caller = new AbortController();
    const call = service.call({ url: base, signal: caller.signal, timeoutMs: 5000 });
    caller.abort(new Error('gone'));
    await expect(call).rejects.toThrow('gone');
    expect(seen).toEqual(['timeout', 'cancelled']);
  });

  it('rejects a response whose body does not fit the schema', async () => {
    const { service } = gatewayForTest();
    for (const body of ['<html>', '', '[]', '{"a":"b"}']) {
      responses = [reply(200, body)];
      await expect(service.callJson({ url: base }, v.object({ a: v.number() }))).rejects.toMatchObject({
        statusText: 'unreadable response',
      });
    }
  });

  it('stops calling a service after five failures in a row', async () => {
    responses = [reply(503)];
    const { service, seen } = gatewayForTest();
    for (let i = 0; i < 5; i++) await service.call({ url: base, method: 'POST' }).catch(() => {});
    calls = 0;
    await expect(service.call({ url: base })).rejects.toMatchObject({ status: 0 });
    expect(calls).toBe(0);
    expect(seen.at(-1)).toBe('circuit-open');
  });

  it('keeps secrets out of the log and the error, body included', async () => {
    responses = [reply(400, 'bad key s3cr/t and more')];
    const { service, lines } = gatewayForTest({ secrets: ['s3cr/t'] });
    const url = `${base}/x?auth_key=other&q=1&k=${encodeURIComponent('s3cr/t')}`;
    const error = (await service.call({ url }).catch((caught: unknown) => caught)) as ExternalServiceError;
    for (const text of [error.message, error.url, error.body, JSON.stringify(lines)]) {
      expect(text).not.toMatch(/s3cr|other/);
    }
    expect(error.url).toContain('q=1');
  });
});

describe('the rules of the gateway', () => {
  it('hides every secret, wherever it appears', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4 }), fc.string(), fc.string(), (secret, before, after) => {
        fc.pre(!'***'.includes(secret) && secret.isWellFormed() && !/^\*+$/.test(secret));
        const text = `https://a.example/?x=${before}${encodeURIComponent(secret)}${after}&y=${secret}`;
        const stripped = stripSecrets(text, [secret]);
        const inside = stripped.replaceAll('***', '\n');
        expect(inside.includes(secret)).toBe(false);
      }),
    );
    expect(stripSecrets('https://u:p@host/?passkey=abc&x=1', [])).toBe('https://***@host/?passkey=***&x=1');
    expect(stripSecrets('{"access_token": "abc", "scope": "x"}', [])).toBe(
      '{"access_token": "***", "scope": "x"}',
    );
  });

  it('cuts a body to 2 kB without cutting inside a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), (body) => {
        const cut = cutBody(body);
        expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(MAX_BODY_BYTES);
        expect(body.toWellFormed().startsWith(cut.toWellFormed())).toBe(true);
      }),
    );
  });

  it('waits longer each time, never past the deadline, and gives up after two retries', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.option(fc.constantFrom('0', '1', '7', 'soon', 'Wed, 21 Oct 2026 07:28:00 GMT')),
        fc.integer({ min: 0, max: 20_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failed, retryAfter, timeout, random) => {
          const now = Date.UTC(2026, 9, 21, 7, 27, 58);
          const delay = retryDelay({ failed, retryAfter, now, deadline: now + timeout, random });
          if (failed > 2) expect(delay).toBeNull();
          if (delay === null) return;
          expect(delay).toBeGreaterThanOrEqual(0);
          expect(delay).toBeLessThan(timeout);
          const requested = readRetryAfter(retryAfter, now);
          if (requested !== null) expect(delay).toBe(requested);
        },
      ),
    );
  });

  it('allows one trial call after the pause, and every call once that succeeded', () => {
    const breaker = new CircuitBreaker();
    for (let i = 0; i < 5; i++) breaker.recordFailure(1000);
    expect(breaker.allows(1000 + OPEN_MS - 1)).toBe(false);
    expect(breaker.allows(1000 + OPEN_MS)).toBe(true);
    expect(breaker.allows(1000 + OPEN_MS)).toBe(false);
    breaker.recordFailure(2000 + OPEN_MS);
    expect(breaker.allows(1000 + 2 * OPEN_MS)).toBe(false);
    expect(breaker.allows(2000 + 2 * OPEN_MS)).toBe(true);
    breaker.recordCancelled();
    expect(breaker.allows(2000 + 2 * OPEN_MS)).toBe(true);
    breaker.recordSuccess();
    expect([1, 2, 3].map(() => breaker.allows(0))).toEqual([true, true, true]);
  });
});
