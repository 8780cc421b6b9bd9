import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CircuitBreaker, OPEN_MS } from './circuit-breaker.ts';
import { type OutsideOutcome, OutsideSystemError, openGateway } from './gateway.server.ts';
import { readRetryAfter, retryDelay } from './retry-delay.ts';
import { cutBody, MAX_BODY_BYTES, stripSecrets } from './strip-secrets.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let answers: Answer[] = [];
let asked = 0;
let base = '';
const server = createServer((request, response) => {
  const answer = answers[Math.min(asked, answers.length - 1)]!;
  asked += 1;
  answer(request, response);
});
const say =
  (status: number, body = '{}', headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(status, headers).end(body);
const silence: Answer = () => {};

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = 0;
});

function gatewayForTest(given: { timeoutMs?: number; secrets?: string[] } = {}) {
  const lines: { outside: Record<string, unknown> }[] = [];
  const seen: OutsideOutcome[] = [];
  const keep = (line: unknown) => void lines.push(line as (typeof lines)[number]);
  const gateway = openGateway({
    log: { info: keep, warn: keep } as never,
    observe: (_system, outcome) => seen.push(outcome),
    random: () => 0,
  });
  const system = gateway.system({ name: 'Mirror', timeoutMs: 2000, ...given });
  return { system, lines, seen };
}

describe('an outside call', () => {
  it('gives the answer, one log line and one measurement', async () => {
    answers = [say(200, '{"a":1}')];
    const { system, lines, seen } = gatewayForTest();
    expect(await system.ask({ url: `${base}/x` }, v.object({ a: v.number() }))).toEqual({ a: 1 });
    expect(lines).toHaveLength(1);
    expect(lines[0]!.outside).toMatchObject({ system: 'Mirror', outcome: 'ok', status: 200, tries: 1 });
    expect(seen).toEqual(['ok']);
  });

  it('[SEARCH-02] says status, status text, url and body when the answer is no', async () => {
    answers = [say(404, 'nothing here')];
    const { system, lines } = gatewayForTest();
    const error = await system.call({ url: `${base}/x?q=1` }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(OutsideSystemError);
    expect(error).toMatchObject({
      system: 'Mirror',
      status: 404,
      statusText: 'Not Found',
      url: `${base}/x?q=1`,
      body: 'nothing here',
    });
    expect((error as Error).message).toContain('404 Not Found');
    expect(asked).toBe(1);
    expect(lines).toHaveLength(1);
  });

  it('tries a safe call again, three times in all', async () => {
    answers = [say(503), say(500), say(200, '{"ok":true}')];
    const { system, lines } = gatewayForTest();
    expect((await system.call({ url: base })).body).toBe('{"ok":true}');
    expect(lines[0]!.outside.tries).toBe(3);
    asked = 0;
    answers = [say(503)];
    await expect(system.call({ url: base })).rejects.toMatchObject({ status: 503 });
    expect(asked).toBe(3);
  });

  it('never repeats a call that may have moved something, unless it carries a key', async () => {
    answers = [say(503), say(200)];
    const { system } = gatewayForTest();
    await expect(system.call({ url: base, method: 'POST', body: '{}' })).rejects.toMatchObject({
      status: 503,
    });
    expect(asked).toBe(1);
    asked = 0;
    await system.call({ url: base, method: 'POST', body: '{}', isSafe: true });
    expect(asked).toBe(2);
  });

  it('waits as long as the other side asks, unless patience ends before', async () => {
    answers = [say(429, '', { 'retry-after': '1' }), say(200)];
    const { system } = gatewayForTest({ timeoutMs: 5000 });
    const started = performance.now();
    await system.call({ url: base });
    expect(performance.now() - started).toBeGreaterThan(990);
    asked = 0;
    answers = [say(429, '', { 'retry-after': '60' })];
    await expect(system.call({ url: base })).rejects.toMatchObject({ status: 429 });
    expect(asked).toBe(1);
  });

  it('ends when patience ends, and at once when the caller leaves', async () => {
    answers = [silence];
    const { system, seen } = gatewayForTest({ timeoutMs: 60 });
    await expect(system.call({ url: base })).rejects.toMatchObject({
      status: 0,
      statusText: 'no answer within 60 ms',
    });
    const leaving = new AbortController();
    const call = system.call({ url: base, signal: leaving.signal, timeoutMs: 5000 });
    leaving.abort(new Error('gone'));
    await expect(call).rejects.toThrow('gone');
    expect(seen).toEqual(['timeout', 'left']);
  });

  it('tells an answer that is not understood from a good one', async () => {
    const { system } = gatewayForTest();
    for (const body of ['<html>', '', '[]', '{"a":"b"}']) {
      answers = [say(200, body)];
      await expect(system.ask({ url: base }, v.object({ a: v.number() }))).rejects.toMatchObject({
        statusText: 'answer not understood',
      });
    }
  });

  it('spares a system that is down, and asks again after a while', async () => {
    answers = [say(503)];
    const { system, seen } = gatewayForTest();
    for (let i = 0; i < 5; i++) await system.call({ url: base, method: 'POST' }).catch(() => {});
    asked = 0;
    await expect(system.call({ url: base })).rejects.toMatchObject({ status: 0 });
    expect(asked).toBe(0);
    expect(seen.at(-1)).toBe('spared');
  });

  it('keeps secrets out of the log and the error, body included', async () => {
    answers = [say(400, 'bad key s3cr/t and more')];
    const { system, lines } = gatewayForTest({ secrets: ['s3cr/t'] });
    const url = `${base}/x?auth_key=other&q=1&k=${encodeURIComponent('s3cr/t')}`;
    const error = (await system.call({ url }).catch((caught: unknown) => caught)) as OutsideSystemError;
    for (const text of [error.message, error.url, error.body, JSON.stringify(lines)]) {
      expect(text).not.toMatch(/s3cr|other/);
    }
    expect(error.url).toContain('q=1');
  });
});

describe('the rules of the gateway', () => {
  it('hides every secret wherever it stands', () => {
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
  });

  it('cuts a body to 2 kB without breaking a letter', () => {
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
        (failed, retryAfter, patience, random) => {
          const now = Date.UTC(2026, 9, 21, 7, 27, 58);
          const delay = retryDelay({ failed, retryAfter, now, deadline: now + patience, random });
          if (failed > 2) expect(delay).toBeNull();
          if (delay === null) return;
          expect(delay).toBeGreaterThanOrEqual(0);
          expect(delay).toBeLessThan(patience);
          const asked = readRetryAfter(retryAfter, now);
          if (asked !== null) expect(delay).toBe(asked);
        },
      ),
    );
  });

  it('lets one caller through after a rest, and everybody once it works again', () => {
    const breaker = new CircuitBreaker();
    for (let i = 0; i < 5; i++) breaker.failed(1000);
    expect(breaker.admits(1000 + OPEN_MS - 1)).toBe(false);
    expect(breaker.admits(1000 + OPEN_MS)).toBe(true);
    expect(breaker.admits(1000 + OPEN_MS)).toBe(false);
    breaker.failed(2000 + OPEN_MS);
    expect(breaker.admits(1000 + 2 * OPEN_MS)).toBe(false);
    expect(breaker.admits(2000 + 2 * OPEN_MS)).toBe(true);
    breaker.leftEarly();
    expect(breaker.admits(2000 + 2 * OPEN_MS)).toBe(true);
    breaker.succeeded();
    expect([1, 2, 3].map(() => breaker.admits(0))).toEqual([true, true, true]);
  });
});
