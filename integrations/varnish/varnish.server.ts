import type { Environment } from '#config/environment.ts';
import type { Gateway } from '#integrations/gateway/gateway.server.ts';
import { type Integration, requireVariables } from '#integrations/gateway/integration.ts';
import type { Cdn } from '#server/http/cdn-tags.server.ts';

const TIMEOUT_MS = 3_000;
/** Shorter than the pause before the purger repeats a purge: one that has just come back does not store what it missed. */
const CIRCUIT_OPEN_MS = 1_000;
/** Varnish accepts headers of up to 8 KB. */
const MAX_TAGS = 500;

/** Varnish with the module xkey and `deploy/varnish/default.vcl`. Every server has a cache of its own and is purged. */
export const varnish = {
  id: 'varnish',
  name: 'Varnish',
  env: ['VARNISH_URLS'],
  hosts: [],
  create(gateway: Gateway, environment: Environment): Cdn {
    const { VARNISH_URLS } = requireVariables(varnish, environment);
    const servers = VARNISH_URLS.map((url) => ({
      url: new URL('/', url),
      service: gateway.service({ name: 'Varnish', timeoutMs: TIMEOUT_MS, circuitOpenMs: CIRCUIT_OPEN_MS }),
    }));
    return {
      tagHeader: { name: 'xkey', separator: ' ' },
      maxTags: MAX_TAGS,
      async purge(tags) {
        const headers = { 'xkey-purge': tags.join(' ') };
        const calls = servers.map(({ url, service }) =>
          service.call({ url, method: 'PURGE', headers, isIdempotent: true }),
        );
        const outcomes = await Promise.allSettled(calls);
        const lost = outcomes.find((outcome) => outcome.status === 'rejected');
        // One that is down has lost its cache when it comes back; only when none responds is there something to repeat.
        if (lost && outcomes.every(({ status }) => status === 'rejected')) throw lost.reason;
      },
    };
  },
} satisfies Integration;
