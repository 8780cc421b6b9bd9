import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVideoFiles, type VideoFiles } from './video-files.server.ts';

let folder: string;
let videoFiles: VideoFiles;
const ask = (name: string, headers: Record<string, string> = {}) =>
  videoFiles.respond(name, new Request(`http://shop.test/media/film/${name}`, { headers }));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'films-'));
  await writeFile(path.join(folder, 'dress.mp4'), '0123456789');
  videoFiles = createVideoFiles([folder]);
});
afterAll(() => rm(folder, { recursive: true }));

describe('video files', () => {
  it('are served whole, with their type and support for ranges', async () => {
    const response = await ask('dress.mp4');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(await response.text()).toBe('0123456789');
  });

  it('are served in ranges', async () => {
    const response = await ask('dress.mp4', { range: 'bytes=2-4' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(response.headers.get('content-length')).toBe('3');
    expect(await response.text()).toBe('234');
    expect((await ask('dress.mp4', { range: 'bytes=90-' })).status).toBe(416);
  });

  it('are not sent again for a matching etag, nor in ranges for another version', async () => {
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
