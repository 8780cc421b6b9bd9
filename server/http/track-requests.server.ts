import type { MiddlewareHandler } from 'hono';
import type { AppEnv, AppParts } from './app.server.ts';
import { clientAddress, networkList } from './client-address.server.ts';
import { readRequestMetadata } from './request-metadata.server.ts';
import { commonHeaders, logResponse } from './response-log.server.ts';

/** Sets the id, log and visitor's address of every request; measures and logs it, and adds the common headers. */
export function trackRequests({
  environment,
  metrics,
  log,
}: Pick<AppParts, 'environment' | 'metrics' | 'log'>): MiddlewareHandler<AppEnv> {
  const isTrustedProxy = networkList(environment.TRUSTED_PROXIES);
  return async (c, next) => {
    const started = performance.now();
    const socket = c.env.incoming?.socket?.remoteAddress ?? '127.0.0.1';
    const metadata = readRequestMetadata(socket, (name) => c.req.header(name), isTrustedProxy);
    c.set('metadata', metadata);
    c.set('log', log.child({ requestId: metadata.requestId }));
    c.set('client', clientAddress(socket, c.req.header('x-forwarded-for'), isTrustedProxy));
    c.set('kind', 'other');
    metrics.inFlight.inc();
    try {
      await next();
    } finally {
      metrics.inFlight.dec();
      const { method, path } = c.req;
      logResponse(metrics, c.get('log'), {
        kind: c.get('kind'),
        method,
        path,
        status: c.res.status,
        started,
      });
    }
    for (const [name, value] of Object.entries(commonHeaders(metadata))) c.header(name, value);
  };
}
