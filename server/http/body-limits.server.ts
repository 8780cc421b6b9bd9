import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** How large a request body may be; the table below has every exception. */
export interface BodyLimit {
  path: RegExp;
  bytes: number;
  /** The page reports the error itself: it gets a form with the field `bodyTooLarge` in place of the body. */
  isPage: boolean;
  /** `Content-Length` is required; without it the body would be buffered in memory to measure it. */
  needsLength?: boolean;
}

const DEFAULT: BodyLimit = { path: /^/, bytes: 1024 * 1024, isPage: false };

const LIMITS: readonly BodyLimit[] = [
  // A phone's photo, and the form around it.
  { path: /^(\/[a-z]{2}(-[A-Z]{2})?)?\/visual-search(\.data)?$/, bytes: 8_400_000, isPage: true },
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

/** Rejects requests whose body is too large. */
export const limitBody: MiddlewareHandler = async (c, next) => {
  const limit = bodyLimitFor(c.req.path);
  if (limit.isPage && Number(c.req.header('content-length') ?? 0) > limit.bytes) {
    c.req.raw = withoutBody(c.req.raw);
    return next();
  }
  const hasUnknownLength = !c.req.header('content-length') || c.req.header('transfer-encoding');
  if (limit.needsLength && c.req.method === 'POST' && hasUnknownLength)
    return c.json({ error: 'Please say how long this is (Content-Length).' }, 411);
  return bodyLimit({
    maxSize: limit.bytes,
    onError: () => c.json({ error: 'This request is too large.' }, 413),
  })(c, next);
};
