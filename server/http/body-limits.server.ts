/** The one table of how much a request may carry. */
export interface BodyLimit {
  path: RegExp;
  bytes: number;
  /** A page that tells its visitor itself, by a form with the field `bodyTooLarge` in place of what was sent. */
  isPage: boolean;
  /** So much that it is only taken from those who say how much it is: without, it would be gathered in memory first. */
  needsLength?: boolean;
}

const USUAL: BodyLimit = { path: /^/, bytes: 1024 * 1024, isPage: false };

const LIMITS: readonly BodyLimit[] = [
  // A phone's photo as it is, with room for the form around it.
  { path: /^(\/[a-z]{2}(-[A-Z]{2})?)?\/visual-search(\.data)?$/, bytes: 8_400_000, isPage: true },
  // Whole catalogues; they are read as they come and never kept in memory.
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
  return LIMITS.find((limit) => limit.path.test(path)) ?? USUAL;
}

export const TOO_LARGE_FIELD = 'bodyTooLarge';

/** The request as the page may see it: what was too large is left where it is, and said so. */
export function withoutBody(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) headers.delete(name);
  return new Request(request.url, {
    method: request.method,
    headers,
    body: new URLSearchParams({ [TOO_LARGE_FIELD]: '1' }),
  });
}
