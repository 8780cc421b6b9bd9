import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { searchQuery } from '@selvedge/search-index/sample-catalogue.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { searchContractSuite } from '#commerce/search/contract-suite.ts';
import { createEmbeddedEngine } from '#commerce/search/embedded-engine.server.ts';
import type { ChangeListener } from '#server/db/changes.server.ts';
import { eventually } from '#tests/eventually.ts';
import { applyOnce } from './apply-once.server.ts';
import { serveCalls } from './call-server.server.ts';
import { Caller } from './caller.server.ts';
import { connectSharedEngine, serveEngine } from './shared-engine.server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let sockets = 0;
const newSocket = () => path.join(folder, `${sockets++}.sock`);

searchContractSuite('the embedded engine of another process', async (documents, rules) => {
  const socket = newSocket();
  const own = await createEmbeddedEngine({ documents, rules });
  const server = await serveEngine(socket, { engine: Promise.resolve(own), applyChanges: async () => {} }, 1);
  const shared = await connectSharedEngine(socket);
  const close = async () => {
    await shared.close();
    await server.close();
    await own.close();
  };
  return { ...shared, close };
});

describe('calls of another process', () => {
  /** Serves one query that waits for `release`. */
  async function serveSlowly(path = newSocket(), mostWaiting = 1) {
    const started: string[] = [];
    const gate = Promise.withResolvers<void>();
    const server = await serveCalls({
      path,
      mostRunning: 1,
      mostWaiting,
      queries: {
        ask: async (word: string) => {
          started.push(word);
          await gate.promise;
          return word.toUpperCase();
        },
      },
      commands: { note: (word: string) => `noted ${word}`, fail: () => Promise.reject(new Error('no')) },
    });
    return { path, started, release: gate.resolve, server };
  }

  it('[RUN-10] wait for each other, and are refused when too many wait', async () => {
    const { path, started, release, server } = await serveSlowly();
    const caller = new Caller(path);
    const first = caller.call('ask', ['one']);
    const second = caller.call('ask', ['two']);
    await expect(caller.call('ask', ['three'])).rejects.toThrow('too many queries are waiting');
    expect(await caller.call('note', ['now'])).toBe('noted now');
    expect(started).toEqual(['one']);
    release();
    expect(await Promise.all([first, second])).toEqual(['ONE', 'TWO']);
    await expect(caller.call('fail', [])).rejects.toThrow('no');
    await expect(caller.call('unknown', [])).rejects.toThrow('no method unknown');
    caller.close();
    await server.close();
  });

  it('that nobody waits for any more are left out', async () => {
    const { path, started, release, server } = await serveSlowly();
    const caller = new Caller(path);
    const first = caller.call('ask', ['one']);
    const leaving = new AbortController();
    const second = caller.call('ask', ['two'], { signal: leaving.signal });
    leaving.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    // The place in the queue is free again.
    const third = caller.call('ask', ['three']);
    await caller.call('note', ['after']);
    release();
    expect(await Promise.all([first, third])).toEqual(['ONE', 'THREE']);
    expect(started).toEqual(['one', 'three']);
    await expect(caller.call('ask', ['late'], { signal: leaving.signal })).rejects.toThrow('gone');
    caller.close();
    await server.close();
  });

  it('are sent again when the process was replaced, once', async () => {
    const { path, started, server } = await serveSlowly();
    const caller = new Caller(path);
    const pending = caller.call('ask', ['again']);
    await eventually(() => expect(started).toEqual(['again']));
    await server.close();
    const second = await serveSlowly(path);
    await eventually(() => expect(second.started).toEqual(['again']));
    second.release();
    expect(await pending).toBe('AGAIN');
    await second.server.close();
    const third = await serveSlowly(path);
    expect(await caller.call('note', ['back'])).toBe('noted back');
    const harmful = caller.call('ask', ['harm']);
    await eventually(() => expect(third.started).toEqual(['harm']));
    await third.server.close();
    const fourth = await serveSlowly(path);
    await eventually(() => expect(fourth.started).toEqual(['harm']));
    const refused = expect(harmful).rejects.toThrow('stopped twice during this call');
    await fourth.server.close();
    const fifth = await serveSlowly(path);
    await refused;
    expect(fifth.started).toEqual([]);
    caller.close();
    await fifth.server.close();
  });

  it('give up when there is no process', async () => {
    const caller = new Caller(newSocket());
    await expect(caller.call('ask', ['one'], { withinMs: 20 })).rejects.toMatchObject({
      message: 'search process: no reply within 20 ms',
      isTransient: true,
    });
    const pending = caller.call('ask', ['two']);
    caller.close();
    await expect(pending).rejects.toThrow('closed');
  });

  it('carry long texts of every script', async () => {
    const { path, server } = await serveSlowly();
    const caller = new Caller(path);
    const text = 'jupe à carreaux 裙子 '.repeat(20_000);
    expect(await caller.call('note', [text])).toBe(`noted ${text}`);
    caller.close();
    await server.close();
  });
});

it('[RUN-10] a change that several processes report is applied once, and all of them wait for it', async () => {
  const handled: string[][] = [];
  let report: ChangeListener = () => {};
  const gate = Promise.withResolvers<void>();
  const changes = applyOnce({
    subscribe: (listener) => {
      report = listener;
      return () => {};
    },
    subscribeIndexed: () => {},
    indexed: () => {},
    close: async () => {},
  });
  changes.subscribe(async (tags) => {
    handled.push(tags);
    await gate.promise;
  });
  const one = { id: 1, tags: ['product:1'], ageMs: 0 };
  const two = { id: 2, tags: ['product:2'], ageMs: 0 };
  const waiting = [changes.apply([one]), report([], [one, two]), changes.apply([two])];
  let isDone = false;
  void Promise.all(waiting).then(() => {
    isDone = true;
  });
  await eventually(() => expect(handled).toEqual([['product:1']]));
  expect(isDone).toBe(false);
  gate.resolve();
  await Promise.all(waiting);
  expect(handled).toEqual([['product:1'], ['product:2']]);
});

it('an engine that another process holds does not answer before its index is built', async () => {
  const socket = newSocket();
  const building = Promise.withResolvers<Awaited<ReturnType<typeof createEmbeddedEngine>>>();
  const server = await serveEngine(socket, { engine: building.promise, applyChanges: async () => {} }, 1);
  let isConnected = false;
  const connecting = connectSharedEngine(socket).then((engine) => {
    isConnected = true;
    return engine;
  });
  const own = await createEmbeddedEngine({ documents: [] });
  expect(isConnected).toBe(false);
  building.resolve(own);
  const shared = await connecting;
  expect((await shared.search(searchQuery())).total).toBe(0);
  await shared.close();
  await server.close();
  await own.close();
});
