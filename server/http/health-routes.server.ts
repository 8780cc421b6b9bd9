import type { Hono } from 'hono';
import type { AppEnv, AppParts } from './app.server.ts';
import { networkList } from './client-address.server.ts';

/** `/healthz` and `/readyz` for load balancers, `/metrics` for Prometheus: with a token, or from this machine. */
export function addHealthRoutes(
  app: Hono<AppEnv>,
  { environment, metrics, isReady }: Pick<AppParts, 'environment' | 'metrics' | 'isReady'>,
): void {
  const isLocal = networkList(['127.0.0.0/8', '::1']);
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => ((await isReady()) ? c.text('ready') : c.text('not ready', 503)));
  app.get('/metrics', async (c) => {
    const isAllowed = environment.METRICS_TOKEN
      ? c.req.header('authorization') === `Bearer ${environment.METRICS_TOKEN}`
      : isLocal(c.get('client'));
    if (!isAllowed) return c.notFound();
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });
}
