import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import type { AppEnv, AppParts } from './app.server.ts';
import { networkList } from './client-address.server.ts';

/** Headers that proxies add. A proxy on this machine that is not in `TRUSTED_PROXIES` looks like a local client otherwise. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * `/healthz` and `/readyz` for load balancers, `/metrics` for Prometheus: with a token, or from this machine and not through a
 * proxy.
 */
export function addHealthRoutes(
  app: Hono<AppEnv>,
  { environment, metrics, isReady }: Pick<AppParts, 'environment' | 'metrics' | 'isReady'>,
): void {
  const isLocal = networkList(['127.0.0.0/8', '::1']);
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => ((await isReady()) ? c.text('ready') : c.text('not ready', 503)));
  app.get('/metrics', async (c) => {
    const isAllowed = environment.METRICS_TOKEN
      ? isSameText(c.req.header('authorization') ?? '', `Bearer ${environment.METRICS_TOKEN}`)
      : isLocal(c.get('client')) &&
        isLoopbackHost(c.req.header('host') ?? 'localhost') &&
        !PROXY_HEADERS.some((name) => c.req.header(name));
    if (!isAllowed) return c.notFound();
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });
}

const isLoopbackHost = (host: string) =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i.test(host);

/** Takes the same time wherever the texts differ. */
function isSameText(sent: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(expected));
}
