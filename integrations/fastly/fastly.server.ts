import type { Environment } from '#config/environment.ts';
import type { Gateway } from '#integrations/gateway/gateway.server.ts';
import { type Integration, requireVariables } from '#integrations/gateway/integration.ts';
import type { Cdn } from '#server/http/cdn-tags.server.ts';

const HOST = 'https://api.fastly.com';
const TIMEOUT_MS = 5_000;
/** The most surrogate keys of one call. */
const MAX_TAGS = 256;

/** Fastly: purges by surrogate key. */
export const fastly = {
  id: 'fastly',
  name: 'Fastly',
  env: ['FASTLY_SERVICE_ID', 'FASTLY_API_KEY'],
  optionalEnv: ['FASTLY_URL'],
  hosts: [HOST],
  create(gateway: Gateway, environment: Environment): Cdn {
    const { FASTLY_SERVICE_ID, FASTLY_API_KEY, FASTLY_URL } = requireVariables(fastly, environment);
    const service = gateway.service({ name: 'Fastly', timeoutMs: TIMEOUT_MS, secrets: [FASTLY_API_KEY] });
    const url = `${FASTLY_URL ?? HOST}/service/${encodeURIComponent(FASTLY_SERVICE_ID)}/purge`;
    return {
      tagHeader: { name: 'Surrogate-Key', separator: ' ' },
      maxTags: MAX_TAGS,
      async purge(tags) {
        await service.call({
          url,
          method: 'POST',
          headers: {
            'fastly-key': FASTLY_API_KEY,
            'surrogate-key': tags.join(' '),
            accept: 'application/json',
          },
          isIdempotent: true,
        });
      },
    };
  },
} satisfies Integration;
