import type { Logger } from 'pino';
import type { Metrics } from './metrics.server.ts';
import type { RequestMetadata } from './request-metadata.server.ts';
import { commonSecurityHeaders, STRICT_TRANSPORT } from './security-headers.server.ts';

interface ResponseRecord {
  kind: string;
  method: string;
  path: string;
  status: number;
  /** By `performance.now()`. */
  started: number;
}

/** Headers of every response. */
export function commonHeaders({ requestId, isSecure }: RequestMetadata): Record<string, string> {
  return {
    'X-Request-Id': requestId,
    ...commonSecurityHeaders,
    ...(isSecure && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
  };
}

/** Records the duration of every response, and logs it unless it is a file. */
export function logResponse(metrics: Metrics, log: Logger, { started, ...response }: ResponseRecord): void {
  const seconds = (performance.now() - started) / 1_000;
  metrics.observeResponse(response, seconds);
  const { kind, method, path, status } = response;
  if (kind === 'asset') return;
  log.info({ method, path, status, ms: Math.round(seconds * 1e4) / 10 }, 'request completed');
}
