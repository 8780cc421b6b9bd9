import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFilms, type Films } from './films.server.ts';

let folder: string;
let films: Films;
const ask = (name: string, headers: Record<string, string> = {}) =>
  films.respond(name, new Request(`http://shop.test/media/film/${name}`, { headers }));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'films-'));
  await writeFile(path.join(folder, 'dress.mp4'), '0123456789');
  films = createFilms(folder);
});
afterAll(() => rm(folder, { recursive: true }));

describe('films', () => {
  it('come whole, with their type, and say that they can be asked for in parts', async () => {
    const response = await ask('dress.mp4');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(await response.text()).toBe('0123456789');
  });

  it('come in parts', async () => {
    const response = await ask('dress.mp4', { range: 'bytes=2-4' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(response.headers.get('content-length')).toBe('3');
    expect(await response.text()).toBe('234');
    expect((await ask('dress.mp4', { range: 'bytes=90-' })).status).toBe(416);
  });

  it('are not sent again to whoever has them, nor in parts to whoever has another edition', async () => {
    const etag = (await ask('dress.mp4')).headers.get('etag')!;
    expect((await ask('dress.mp4', { 'if-none-match': etag })).status).toBe(304);
    expect((await ask('dress.mp4', { range: 'bytes=2-4', 'if-range': '"old"' })).status).toBe(200);
    expect((await ask('dress.mp4', { range: 'bytes=2-4', 'if-range': etag })).status).toBe(206);
  });

  it.each(['nothing.mp4', '../films.test.ts', '..%2Fdress.mp4', 'dress.mov'])(
    'there is no %s',
    async (name) => {
      expect((await ask(name)).status).toBe(404);
    },
  );
});
