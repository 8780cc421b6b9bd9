import type * as v from 'valibot';
import {
  type Gateway,
  type OutsideAnswer,
  type OutsideRequest,
  OutsideSystemError,
  type SystemSettings,
} from './gateway.server.ts';

export interface HostedRequest extends Omit<OutsideRequest, 'url'> {
  /** What follows the host, from its slash on. */
  path: string;
}

/** One system behind several addresses. */
export interface ManyHosts {
  call(request: HostedRequest): Promise<OutsideAnswer>;
  ask<T extends v.GenericSchema>(request: HostedRequest, schema: T): Promise<v.InferOutput<T>>;
}

/**
 * When one host does not answer, the next is asked; each has a breaker of its own, so that one which is down is soon
 * passed over without waiting. The first is preferred, unless they take turns.
 */
export function openManyHosts(
  gateway: Gateway,
  settings: SystemSettings,
  urls: readonly string[],
  { takeTurns = false }: { takeTurns?: boolean } = {},
): ManyHosts {
  const hosts = urls.map((url) => ({ url: url.replace(/\/$/, ''), system: gateway.system(settings) }));
  let turn = 0;

  type Host = (typeof hosts)[number];
  async function each<T>(
    { path, isSafe = false, ...request }: HostedRequest,
    ask: (host: Host, request: OutsideRequest) => Promise<T>,
  ): Promise<T> {
    if (takeTurns) turn += 1;
    for (let tried = 0; ; tried += 1) {
      const host = hosts[(turn + tried) % hosts.length]!;
      try {
        // With another host to ask, a failed one is not asked twice.
        return await ask(host, {
          ...request,
          url: `${host.url}${path}`,
          isSafe: isSafe && hosts.length === 1,
        });
      } catch (error) {
        const isPassing = error instanceof OutsideSystemError && error.isPassing;
        if (!isSafe || !isPassing || tried >= hosts.length - 1) throw error;
      }
    }
  }

  return {
    call: (request) => each(request, ({ system }, sent) => system.call(sent)),
    ask: (request, schema) => each(request, ({ system }, sent) => system.ask(sent, schema)),
  };
}
