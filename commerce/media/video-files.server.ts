import { createHash } from 'node:crypto';
import { readFirst } from './read-first.server.ts';

/** Serves videos by file name. Some browsers play a video only when range requests work. */
export interface VideoFiles {
  respond(name: string, request: Request): Promise<Response>;
}

interface VideoFile {
  body: Buffer;
  etag: string;
  type: string;
}

const NAME = /^[\w-]{1,64}\.(mp4|webm)$/;
const DAY = 'public, max-age=86400';

/** Uses the first folder that has the file. */
export function createVideoFiles(folders: readonly string[]): VideoFiles {
  const cache = new Map<string, VideoFile>();

  async function find(name: string): Promise<VideoFile | null> {
    const type = NAME.exec(name)?.[1];
    if (!type) return null;
    const cached = cache.get(name);
    if (cached) return cached;
    const body = await readFirst(folders, name);
    if (!body) return null;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const video = { body, etag, type: `video/${type}` };
    cache.set(name, video);
    return video;
  }

  return {
    async respond(name, request) {
      const video = await find(name);
      if (!video) return new Response('Video not found.', { status: 404 });
      const { body, etag, type } = video;
      const headers = { 'accept-ranges': 'bytes', 'cache-control': DAY, 'content-type': type, etag };
      if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
      // A range of another version of the file would not fit.
      const condition = request.headers.get('if-range');
      const rangeHeader = condition && condition !== etag ? null : request.headers.get('range');
      const range = readByteRange(rangeHeader, body.length);
      if (range === 'unsatisfiable')
        return new Response(null, { status: 416, headers: { 'content-range': `bytes */${body.length}` } });
      if (range === 'all') return toResponse(body, 200, headers);
      const { start, end } = range;
      return toResponse(body.subarray(start, end + 1), 206, {
        ...headers,
        'content-range': `bytes ${start}-${end}/${body.length}`,
      });
    },
  };
}

function toResponse(body: Buffer, status: number, headers: Record<string, string>): Response {
  return new Response(body as Uint8Array<ArrayBuffer>, {
    status,
    headers: { ...headers, 'content-length': String(body.length) },
  });
}

interface ByteRange {
  start: number;
  /** The last byte, included. */
  end: number;
}

const RANGE = /^bytes=(\d*)-(\d*)$/;

/** Parses a Range header: the whole file, one range, or a range outside the file. */
export function readByteRange(header: string | null, size: number): ByteRange | 'all' | 'unsatisfiable' {
  const [, from = '', to = ''] = RANGE.exec(header?.trim() ?? '') ?? [];
  // Several ranges or an invalid header may be answered with the whole file.
  if (from === '' && to === '') return 'all';
  if (from === '') {
    const last = Number(to);
    return last === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - last), end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return 'all';
  return start >= size ? 'unsatisfiable' : { start, end };
}
