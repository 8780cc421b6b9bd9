import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readByteRange } from './byte-range.server.ts';

/** Short films by their file name, whole or in parts: some browsers play only what can be asked for in parts. */
export interface Films {
  respond(name: string, request: Request): Promise<Response>;
}

interface Film {
  body: Buffer;
  etag: string;
  type: string;
}

const NAME = /^[\w-]{1,64}\.(mp4|webm)$/;
const DEMO_FILMS = path.resolve(import.meta.dirname, '../../packages/demo-store/media/films');
const DAY = 'public, max-age=86400';

export function createFilms(folder = DEMO_FILMS): Films {
  const known = new Map<string, Film>();

  async function find(name: string): Promise<Film | null> {
    const type = NAME.exec(name)?.[1];
    if (!type) return null;
    const held = known.get(name);
    if (held) return held;
    const body = await readFile(path.join(folder, name)).catch(() => null);
    if (!body) return null;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const film = { body, etag, type: `video/${type}` };
    known.set(name, film);
    return film;
  }

  return {
    async respond(name, request) {
      const film = await find(name);
      if (!film) return new Response('No such film.', { status: 404 });
      const { body, etag, type } = film;
      const headers = { 'accept-ranges': 'bytes', 'cache-control': DAY, 'content-type': type, etag };
      if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
      // a part of another edition of the film would not fit
      const condition = request.headers.get('if-range');
      const asked = condition && condition !== etag ? null : request.headers.get('range');
      const range = readByteRange(asked, body.length);
      if (range === 'unsatisfiable')
        return new Response(null, { status: 416, headers: { 'content-range': `bytes */${body.length}` } });
      if (range === 'all') return answer(body, 200, headers);
      const { start, end } = range;
      return answer(body.subarray(start, end + 1), 206, {
        ...headers,
        'content-range': `bytes ${start}-${end}/${body.length}`,
      });
    },
  };
}

function answer(body: Buffer, status: number, headers: Record<string, string>): Response {
  return new Response(body as Uint8Array<ArrayBuffer>, {
    status,
    headers: { ...headers, 'content-length': String(body.length) },
  });
}
