import type { Logger } from 'pino';
import type { Metrics } from './metrics.server.ts';
import type { RequestMetadata } from './request-metadata.server.ts';
import { commonSecurityHeaders, STRICT_TRANSPORT } from './security-headers.server.ts';

interface Answered {
  kind: string;
  method: string;
  path: string;
  status: number;
  /** By `performance.now()`. */
  started: number;
}

/** What every answer carries. */
export function commonHeaders({ requestId, isSecure }: RequestMetadata): Record<string, string> {
  return {
    'X-Request-Id': requestId,
    ...commonSecurityHeaders,
    ...(isSecure && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
  };
}

/** What is kept of every answer. */
export function noteAnswer(
  metrics: Metrics,
  log: Logger,
  { kind, method, path, status, started }: Answered,
): void {
  const seconds = (performance.now() - started) / 1_000;
  metrics.requests.observe({ kind, status: String(status) }, seconds);
  if (kind === 'asset') return;
  log.info({ method, path, status, ms: Math.round(seconds * 1e4) / 10 }, 'answered');
}
