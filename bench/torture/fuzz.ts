import http from 'node:http';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';
import { createRandom, type Random } from './random.ts';

export interface FuzzReport {
  requests: number;
  byStatus: Record<string, number>;
  /** Responses of 5xx and broken connections, with what was sent. */
  failures: string[];
}

interface FuzzOptions {
  port: number;
  requests: number;
  seed: number;
  /** `Cookie` headers of signed-in sessions; a guest is always among the callers. */
  cookies: string[];
  connections?: number;
  /** Ends after this time, whatever is left. */
  seconds?: number;
}

const METHODS = ['GET', 'GET', 'GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
];
/** Values that have broken web applications before. */
const VALUES = [
  ...['', '0', '-1', '1e309', '999999999999999999999', 'NaN', 'null', 'undefined', 'true', '[]', '{}'],
  ...['%00', '%', '%zz', '%E0%A4%A', '%F0%9F%92%A9', '%2e%2e%2f', '..%5c', '%0d%0aX: y', '%3B', '%ff%fe'],
  ...[
    "'%20or%201=1--",
    '<script>',
    '%7B%7B7*7%7D%7D',
    '__proto__',
    'constructor',
    'x'.repeat(3_000),
    '٣',
    'ß',
  ],
  ...['womens-dresses', 'home', 'selvedge', 'en-GB', 'fr', '2026-02-30', '1', '40', 'price-asc', 'a,b,c'],
];
const NAMES = [
  ...['q', 'page', 'sort', 'size', 'colour', 'brand', 'priceRange', 'from', 'to', 'id', 'ids', 'sku', 'key'],
  ...['kind', 'locale', 'returnTo', 'intent', 'quantity', 'email', 'password', 'address', 'limit', 'offset'],
];

/** Every address of the route table, with `:name` and `*` for its variable parts. */
function addressesOf(entries: readonly RouteConfigEntry[], prefix = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const address = path ? `${prefix}/${path}`.replace(/\/+/g, '/') : prefix;
    return [address || '/', ...addressesOf(children ?? [], address)];
  });
}

function fillIn(address: string, { below, pick }: Random): string {
  const filled = address
    .replace(/:lang\?/, () => pick(['', 'fr', 'nl', 'xx', 'en-GB']))
    .replace(/:\w+\??/g, () => pick(VALUES) || 'x')
    .replace(/\*/g, () => Array.from({ length: below(4) }, () => pick(VALUES)).join('/'));
  const query = Array.from({ length: below(4) }, () => `${pick(NAMES)}=${pick(VALUES)}`).join('&');
  const path = `${filled.replace(/\/{2,}/g, '/')}${below(20) === 0 ? '.data' : ''}`;
  return query ? `${path}?${query}` : path;
}

function bodyFor({ below, pick }: Random, type: string): string {
  const fields = Array.from({ length: below(5) }, () => [pick(NAMES), pick(VALUES)] as const);
  if (below(8) === 0) return pick(['{', '[]', 'null', '"x"', '\u0000', 'x'.repeat(20_000)]);
  if (type.startsWith('application/json')) return JSON.stringify(Object.fromEntries(fields));
  return fields.map(([name, value]) => `${name}=${value}`).join('&');
}

/** Sends requests that no browser would send to every address; a server error is a failure. */
export async function fuzz({
  port,
  requests,
  seed,
  cookies,
  connections = 16,
  seconds = Number.POSITIVE_INFINITY,
}: FuzzOptions): Promise<FuzzReport> {
  const addresses = [...new Set(addressesOf(routes as RouteConfigEntry[]))];
  const random = createRandom(seed);
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const report: FuzzReport = { requests: 0, byStatus: {}, failures: [] };
  let left = requests;
  const deadline = performance.now() + seconds * 1_000;

  function send(): Promise<void> {
    const { below, pick } = random;
    const method = pick(METHODS);
    const path = fillIn(pick(addresses), random);
    const type = pick(TYPES);
    const hasBody = !['GET', 'HEAD'].includes(method) && below(5) > 0;
    const body = hasBody ? bodyFor(random, type) : null;
    const isChunked = below(4) === 0;
    const cookie = pick(['', ...cookies]);
    const headers: http.OutgoingHttpHeaders = {
      host: `localhost:${port}`,
      origin: `http://localhost:${port}`,
      ...(cookie && { cookie }),
      ...(type && hasBody && { 'content-type': type }),
      ...(body !== null && !isChunked && { 'content-length': Buffer.byteLength(body) }),
    };
    const label = `${method} ${path.slice(0, 160)}${body === null ? '' : ` ${type || 'no type'}${isChunked ? ', chunked' : ''}`}`;
    return new Promise((resolve) => {
      const fail = (reason: string) => {
        report.failures.push(`${reason}: ${label}`);
        resolve();
      };
      let request: http.ClientRequest;
      try {
        request = http.request({ port, host: '127.0.0.1', agent, method, path, headers, timeout: 30_000 });
      } catch {
        // Node refuses to send some characters at all; another request takes its place.
        left += 1;
        return resolve();
      }
      request.on('response', (response) => {
        const status = String(response.statusCode);
        report.requests += 1;
        report.byStatus[status] = (report.byStatus[status] ?? 0) + 1;
        if (status.startsWith('5')) report.failures.push(`${status}: ${label}`);
        response.on('error', () => fail('broken response'));
        response.on('end', resolve);
        response.resume();
      });
      request.on('timeout', () => request.destroy(new Error('no response in 30 s')));
      // A server may answer and close before it has read a body.
      request.on('error', (error) =>
        (error as NodeJS.ErrnoException).code === 'EPIPE' ? resolve() : fail(error.message),
      );
      request.end(body ?? undefined);
    });
  }

  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0 && performance.now() < deadline) await send();
    }),
  );
  agent.destroy();
  return report;
}
