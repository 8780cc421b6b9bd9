import * as v from 'valibot';
import type { Environment } from '#config/environment.ts';
import type { Gateway } from '#integrations/gateway/gateway.server.ts';
import { type Integration, requireVariables } from '#integrations/gateway/integration.ts';
import type { Cdn } from '#server/http/cdn-tags.server.ts';

const HOST = 'https://api.cloudflare.com';
const TIMEOUT_MS = 5_000;
/** The most tags of one call. */
const MAX_TAGS = 30;

const purged = v.looseObject({ success: v.literal(true) });

/** Cloudflare: purges by cache tag. */
export const cloudflare = {
  id: 'cloudflare',
  name: 'Cloudflare',
  env: ['CLOUDFLARE_ZONE_ID', 'CLOUDFLARE_API_TOKEN'],
  optionalEnv: ['CLOUDFLARE_URL'],
  hosts: [HOST],
  create(gateway: Gateway, environment: Environment): Cdn {
    const { CLOUDFLARE_ZONE_ID, CLOUDFLARE_API_TOKEN, CLOUDFLARE_URL } = requireVariables(
      cloudflare,
      environment,
    );
    const service = gateway.service({
      name: 'Cloudflare',
      timeoutMs: TIMEOUT_MS,
      secrets: [CLOUDFLARE_API_TOKEN],
    });
    const url = `${CLOUDFLARE_URL ?? HOST}/client/v4/zones/${encodeURIComponent(CLOUDFLARE_ZONE_ID)}/purge_cache`;
    return {
      tagHeader: { name: 'Cache-Tag', separator: ',' },
      maxTags: MAX_TAGS,
      async purge(tags) {
        await service.callJson(
          {
            url,
            method: 'POST',
            headers: {
              authorization: `Bearer ${CLOUDFLARE_API_TOKEN}`,
              'content-type': 'application/json',
            },
            body: JSON.stringify({ tags }),
            isIdempotent: true,
          },
          purged,
        );
      },
    };
  },
} satisfies Integration;
