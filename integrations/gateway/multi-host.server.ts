import type * as v from 'valibot';
import { ExternalServiceError } from './external-service-error.ts';
import type { ExternalRequest, ExternalResponse, Gateway, ServiceSettings } from './gateway.server.ts';

export interface HostedRequest extends Omit<ExternalRequest, 'url'> {
  /** What follows the host, beginning with a slash. */
  path: string;
}

/** One service behind several addresses. */
export interface MultiHostService {
  call(request: HostedRequest): Promise<ExternalResponse>;
  callJson<T extends v.GenericSchema>(request: HostedRequest, schema: T): Promise<v.InferOutput<T>>;
}

/**
 * When one host fails, the next is called. Each has its own circuit breaker, so a host that is down is soon skipped without
 * waiting. The first host is preferred, unless `roundRobin` is set.
 */
export function createMultiHostService(
  gateway: Gateway,
  settings: ServiceSettings,
  urls: readonly string[],
  { roundRobin = false }: { roundRobin?: boolean } = {},
): MultiHostService {
  const hosts = urls.map((url) => ({ url: url.replace(/\/$/, ''), service: gateway.service(settings) }));
  let first = 0;

  type Host = (typeof hosts)[number];
  async function withFailover<T>(
    { path, isIdempotent = false, ...request }: HostedRequest,
    send: (host: Host, request: ExternalRequest) => Promise<T>,
  ): Promise<T> {
    if (roundRobin) first += 1;
    for (let tried = 0; ; tried += 1) {
      const host = hosts[(first + tried) % hosts.length];
      if (!host) throw new Error('an external service needs at least one host');
      try {
        // Retries happen only where there is no other host.
        return await send(host, {
          ...request,
          url: `${host.url}${path}`,
          isIdempotent: isIdempotent && hosts.length === 1,
        });
      } catch (error) {
        const isTransient = error instanceof ExternalServiceError && error.isTransient;
        if (!isIdempotent || !isTransient || tried >= hosts.length - 1) throw error;
      }
    }
  }

  return {
    call: (request) => withFailover(request, ({ service }, sent) => service.call(sent)),
    callJson: (request, schema) =>
      withFailover(request, ({ service }, sent) => service.callJson(sent, schema)),
  };
}
