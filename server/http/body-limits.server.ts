import { setTimeout } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { ANY_SEGMENT } from '#commerce/links/site-path.ts';
import type { AppEnv } from './app.server.ts';
import { nativeRequest } from './native-request.server.ts';

/** How large a request body may be; the table below has every exception. */
export interface BodyLimit {
  path: RegExp;
  bytes: number;
  /** The page reports the error itself: it gets a form with the field `bodyTooLarge` in place of the body. */
  isPage: boolean;
  /** `Content-Length` is required; without it the body would be buffered in memory to measure it. */
  needsLength?: boolean;
}

/** How much of a rejected body is read, and for how long, before its connection is closed. */
const DISCARDED_BYTES = 64 * 1024 * 1024;
const DISCARD_MS = 5_000;

const DEFAULT: BodyLimit = { path: /^/, bytes: 1024 * 1024, isPage: false };

const LIMITS: readonly BodyLimit[] = [
  // A phone's photo, and the form around it.
  { path: new RegExp(`^${ANY_SEGMENT}/visual-search(\\.data)?$`), bytes: 8_400_000, isPage: true },
  // Whole catalogues; they are streamed, never held in memory.
  { path: /^\/staff\/catalogue\/upload$/, bytes: 200_000_000, isPage: false, needsLength: true },
  {
    path: /^\/(?:staff\/catalogue|_api\/catalogue)\/pictures$/,
    bytes: 30_000_000,
    isPage: false,
    needsLength: true,
  },
  {
    path: /^\/_api\/catalogue\/(?:products|prices|stock)$/,
    bytes: 200_000_000,
    isPage: false,
    needsLength: true,
  },
];

export function bodyLimitFor(path: string): BodyLimit {
  return LIMITS.find((limit) => limit.path.test(path)) ?? DEFAULT;
}

export const TOO_LARGE_FIELD = 'bodyTooLarge';

/** The request with the form field `bodyTooLarge` in place of its body. */
export function withoutBody(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) headers.delete(name);
  return new Request(request.url, {
    method: request.method,
    headers,
    body: new URLSearchParams({ [TOO_LARGE_FIELD]: '1' }),
  });
}

/** Rejects requests whose body is too large, and hands on those with a body as Node's own `Request`. */
export const limitBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  const request = c.req.raw;
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  const limit = bodyLimitFor(c.req.path);
  const length = c.req.header('transfer-encoding')
    ? undefined
    : Number(c.req.header('content-length') ?? NaN);
  const isKnown = length !== undefined && !Number.isNaN(length);
  if (!isKnown && limit.needsLength)
    return c.json({ error: 'Please say how long this is (Content-Length).' }, 411);
  if (isKnown && length <= limit.bytes) {
    c.req.raw = nativeRequest(request);
    return next();
  }
  const body = await readBody(request, isKnown ? 0 : limit.bytes);
  if (body !== 'too large') c.req.raw = nativeRequest(request, { body });
  else if (limit.isPage) c.req.raw = withoutBody(request);
  else return c.json({ error: 'This request is too large.' }, 413, { connection: 'close' });
  return next();
};

/**
 * The body; null where there is none. One that is too large is read to its end, within limits: closing a connection on which
 * the client still sends resets it, and the client never sees the response.
 */
async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null | 'too large'> {
  const reader = request.body?.getReader();
  if (!reader) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let deadline: Promise<null> | null = null;
  for (;;) {
    const part = await (deadline ? Promise.race([deadline, reader.read()]) : reader.read());
    if (!part || part.done) break;
    bytes += part.value.length;
    if (bytes > DISCARDED_BYTES) break;
    if (bytes <= maxBytes) chunks.push(part.value);
    else deadline ??= setTimeout(DISCARD_MS, null, { ref: false });
  }
  if (bytes > maxBytes) return 'too large';
  return bytes > 0 ? Buffer.concat(chunks) : null;
}
