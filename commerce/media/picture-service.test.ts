import { pbkdf2 } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { createDiskCache } from './disk-cache.server.ts';
import { pictureUrl } from './picture.ts';
import { createPictureService, parsePictureAddress } from './picture-service.server.ts';
import { createWorkQueue, QueueFull } from './work-queue.server.ts';

function scratch() {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

function makeService(avifAfterMs = 0) {
  let draws = 0;
  const service = createPictureService({
    sources: [
      {
        find: (src) =>
          src === '/media/red'
            ? {
                draw: async (width) => {
                  draws++;
                  return sharp({ create: { width, height: width, channels: 3, background: 'red' } });
                },
              }
            : null,
      },
    ],
    store: createDiskCache(scratch(), 1_000_000),
    version: '1',
    avifAfterMs,
  });
  const ask = (address: string, headers = {}) =>
    service.respond(address, new Request('http://shop/', { headers }));
  return { ask, draws: () => draws };
}

describe('picture addresses', () => {
  it('round-trip through the address builder', () => {
    expect(parsePictureAddress(pictureUrl('/media/a/b', 480))).toEqual({
      src: '/media/a/b',
      width: 480,
      quality: 70,
      format: 'webp',
    });
    expect(parsePictureAddress(pictureUrl('/media/a/b', 1440, 95, 'avif'))).toEqual({
      src: '/media/a/b',
      width: 1440,
      quality: 95,
      format: 'avif',
    });
  });

  it.each([
    '/media/a/481.webp',
    '/media/a/480q71.webp',
    '/media/a/480.png',
    '/media/a',
    '/media/../etc/480.webp%00',
    '/media/a/99999999.webp',
  ])('refuses %s', (address) => {
    expect(parsePictureAddress(address)).toBeNull();
  });
});

describe('picture service', () => {
  it('does not draw for aborted requests, unless another request waits for the same picture', async () => {
    const drawn: string[] = [];
    let open = () => {};
    const release = new Promise<void>((resolve) => {
      open = resolve;
    });
    const service = createPictureService({
      sources: [
        {
          find: (src) => ({
            draw: async (width) => {
              drawn.push(src);
              await release;
              return sharp({ create: { width, height: width, channels: 3, background: 'red' } });
            },
          }),
        },
      ],
      store: createDiskCache(scratch(), 1_000_000),
      version: '1',
      avifAfterMs: 0,
    });
    const gone = new AbortController();
    const ask = (name: string, signal?: AbortSignal) =>
      service.respond(`/media/${name}/120.webp`, new Request('http://shop/', { signal }));
    const first = [ask('one'), ask('two')];
    await eventually(() => expect([...drawn].sort()).toEqual(['/media/one', '/media/two']));
    const left = ask('left', gone.signal);
    const shared = [ask('shared', gone.signal), ask('shared')];
    gone.abort();
    open();
    expect((await Promise.all([...first, ...shared])).map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ]);
    expect((await left).status).toBe(503);
    expect(drawn.slice(2)).toEqual(['/media/shared']);
  });

  it('draws a size once and caches it', async () => {
    const { ask, draws } = makeService();
    const first = await ask('/media/red/240.webp');
    const again = await ask('/media/red/240.webp');
    expect(first.headers.get('cache-control')).toContain('immutable');
    const { width, format } = await sharp(Buffer.from(await first.arrayBuffer())).metadata();
    expect([width, format]).toEqual([240, 'webp']);
    expect(again.status).toBe(200);
    expect(draws()).toBe(1);
  });

  it('draws once for concurrent requests', async () => {
    const { ask, draws } = makeService();
    await Promise.all(Array.from({ length: 10 }, () => ask('/media/red/320.webp')));
    expect(draws()).toBe(1);
  });

  it('returns AVIF when requested', async () => {
    const { ask } = makeService();
    const response = await ask('/media/red/120.avif');
    const { compression } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(compression).toBe('av1');
  });

  it('draws AVIF in the background, for browsers that accept it', async () => {
    const { ask } = makeService(1);
    const accept = { accept: 'image/avif,image/webp,*/*' };
    expect((await ask('/media/red/240.webp', accept)).headers.get('content-type')).toBe('image/webp');
    await eventually(async () => {
      const response = await ask('/media/red/240.webp', accept);
      expect(response.headers.get('content-type')).toBe('image/avif');
      expect(response.headers.get('vary')).toBe('Accept');
    });
    expect((await ask('/media/red/240.webp')).headers.get('content-type')).toBe('image/webp');
  });

  it('returns 404 for unknown pictures and other sizes', async () => {
    const { ask } = makeService();
    expect((await ask('/media/blue/240.webp')).status).toBe(404);
    expect((await ask('/media/red/241.webp')).status).toBe(404);
  });

  it('returns "not modified" for a matching etag', async () => {
    const { ask, draws } = makeService();
    const etag = (await ask('/media/red/80.webp')).headers.get('etag')!;
    expect((await ask('/media/red/80.webp', { 'if-none-match': etag })).status).toBe(304);
    expect(draws()).toBe(1);
  });
});

/** A service whose pictures are drawn one after the other, when the test says so. */
function makeSlowService(options: Partial<Parameters<typeof createPictureService>[0]> = {}) {
  const drawn: string[] = [];
  const waiting: (() => void)[] = [];
  let isSlow = false;
  const service = createPictureService({
    sources: [
      {
        find: (src) => ({
          draw: async (width) => {
            drawn.push(`${src} ${width}`);
            if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
            return sharp({ create: { width, height: width, channels: 3, background: 'red' } });
          },
        }),
      },
    ],
    store: createDiskCache(scratch(), 1_000_000),
    version: '1',
    avifAfterMs: 0,
    ...options,
  });
  onTestFinished(() => service.close());
  return {
    service,
    drawn,
    ask: (address: string) => service.respond(address, new Request('http://shop/')),
    slowDown: () => {
      isSlow = true;
    },
    async drawEverything() {
      isSlow = false;
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

describe('under load', () => {
  const widthOf = async (response: Response) =>
    (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;

  it('[FELT-04] sends the nearest ready width at once, and the right one as soon as it is drawn', async () => {
    const { ask, slowDown, drawEverything, drawn } = makeSlowService();
    await ask('/media/dress/240.webp');
    await ask('/media/dress/640.webp');
    slowDown();
    const others = Array.from({ length: 8 }, (_, each) => ask(`/media/other-${each}/320.webp`));
    await eventually(() => expect(drawn.filter((name) => name.includes('other'))).toHaveLength(2));
    const substitute = await ask('/media/dress/480.webp');
    expect(await widthOf(substitute)).toBe(640);
    expect(substitute.headers.get('cache-control')).toBe('public, max-age=5');
    expect(await widthOf(await ask('/media/dress/320.webp'))).toBe(240);
    // What is ready in the right size comes as always.
    expect((await ask('/media/dress/240.webp')).headers.get('cache-control')).toContain('immutable');
    await drawEverything();
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    await eventually(async () => {
      const response = await ask('/media/dress/480.webp');
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(await widthOf(response)).toBe(480);
    });
  });

  it('queues a bounded number of pictures and tells the others to come back', async () => {
    const { ask, slowDown, drawEverything } = makeSlowService();
    slowDown();
    const responses = Array.from({ length: 76 }, (_, each) => ask(`/media/other-${each}/40.webp`));
    const refused = await Promise.race(responses);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    await drawEverything();
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(10);
  });

  it('[FELT-04] draws small first when many pictures wait, and the right size afterwards', async () => {
    const { ask, slowDown, drawEverything, drawn } = makeSlowService();
    slowDown();
    const others = Array.from({ length: 10 }, (_, each) => ask(`/media/other-${each}/320.webp`));
    await eventually(() => expect(drawn).toHaveLength(2));
    const preview = ask('/media/dress/640.webp');
    await drawEverything();
    expect(await widthOf(await preview)).toBe(180);
    expect((await preview).headers.get('cache-control')).toBe('public, max-age=5');
    await Promise.all(others);
    await eventually(async () => expect(await widthOf(await ask('/media/dress/640.webp'))).toBe(640));
  });

  it('[FELT-04] draws ahead without taking the last place from visitors', async () => {
    const { service, ask, slowDown, drawEverything, drawn } = makeSlowService();
    slowDown();
    const ahead = ['one', 'two', 'three'].map((name) => service.prepare(`/media/${name}/320.webp`));
    await eventually(() => expect(drawn).toEqual(['/media/one 320']));
    const visitor = ask('/media/dress/320.webp');
    await eventually(() => expect(drawn).toContain('/media/dress 320'));
    await drawEverything();
    await Promise.all([...ahead, visitor]);
    drawn.length = 0;
    expect((await ask('/media/three/320.webp')).headers.get('cache-control')).toContain('immutable');
    expect(drawn).toEqual([]);
  });

  it('[FELT-04] sends what another process has drawn', async () => {
    const dir = scratch();
    const one = makeSlowService({ store: createDiskCache(dir, 1_000_000) });
    const other = makeSlowService({ store: createDiskCache(dir, 1_000_000) });
    await one.ask('/media/dress/240.webp');
    expect((await other.ask('/media/dress/240.webp')).status).toBe(200);
    expect(other.drawn).toEqual([]);
  });

  it('draws what a visitor waits for before what is drawn ahead', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 5 });
    const order: string[] = [];
    const job = (name: string) => async () => void order.push(name);
    let finish = () => {};
    const first = queue.run(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const ahead = queue.run(job('ahead'), { isBackground: true });
    const visitor = queue.run(job('visitor'));
    finish();
    await Promise.all([first, ahead, visitor]);
    expect(order).toEqual(['visitor', 'ahead']);
  });

  it('serves a picture that cannot be stored, because the disk is full', async () => {
    const key = (await makeSlowService().ask('/media/dress/240.webp')).headers.get('etag')!.slice(1, -1);
    const cacheDir = scratch();
    mkdirSync(path.join(cacheDir, key.slice(0, 2)));
    symlinkSync('/dev/full', path.join(cacheDir, key.slice(0, 2), `${key}.${process.pid}.partial`));
    const onCacheError = vi.fn();
    const { ask } = makeSlowService({ store: createDiskCache(cacheDir, 1_000_000), onCacheError });
    const response = await ask('/media/dress/240.webp');
    expect([response.status, await widthOf(response)]).toEqual([200, 240]);
    expect(onCacheError).toHaveBeenCalledWith(expect.objectContaining({ code: 'ENOSPC' }));
  });
});

describe('the work queue', () => {
  it('is bounded and rejects further jobs', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
    let finish = () => {};
    const blocked = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const running = queue.run(() => blocked);
    const waiting = queue.run(async () => 'second');
    await expect(queue.run(async () => 'third')).rejects.toThrow(QueueFull);
    finish();
    await running;
    expect(await waiting).toBe('second');
  });

  it('continues after a failed job', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 5 });
    const failed = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});

describe('the disk cache', () => {
  it('stays within its size and keeps what was used last', async () => {
    const dir = scratch();
    const cache = createDiskCache(dir, 2_500);
    const body = Buffer.alloc(1_000, 1);
    await cache.write('aa1', body);
    await cache.write('bb2', body);
    await cache.read('aa1');
    await cache.write('cc3', body);
    expect(await cache.read('bb2')).toBeNull();
    expect(await cache.read('aa1')).toEqual(body);
  });

  it('finds what an earlier process wrote', async () => {
    const dir = scratch();
    await createDiskCache(dir, 10_000).write('aa1', Buffer.from('kept'));
    expect(String(await createDiskCache(dir, 10_000).read('aa1'))).toBe('kept');
    expect(readdirSync(path.join(dir, 'aa'))).toEqual(['aa1']);
  });

  it('keeps working when its folder is deleted', async () => {
    const dir = scratch();
    // Delays reading the folder until it has been deleted.
    for (let each = 0; each < 8; each += 1) pbkdf2('x', 'y', 50_000, 64, 'sha512', () => {});
    const cache = createDiskCache(dir, 100);
    rmSync(dir, { recursive: true });
    await cache.write('aa1', Buffer.alloc(10));
    expect(await cache.read('aa1')).toHaveLength(10);
  });
});
