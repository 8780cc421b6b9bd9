import * as v from 'valibot';
import { SHORT_CODE, type ShortLinks } from '#commerce/social/short-links/provider.ts';
import type { Environment } from '#config/environment.ts';
import { ExternalServiceError } from '#integrations/gateway/external-service-error.ts';
import type { Gateway } from '#integrations/gateway/gateway.server.ts';
import { type Integration, requireVariables } from '#integrations/gateway/integration.ts';

/** Short links by a YOURLS server of the merchant. */
export const yourls = {
  id: 'yourls',
  name: 'YOURLS',
  env: ['YOURLS_URL', 'YOURLS_SIGNATURE'],
  hosts: [],
  contractTests: 'commerce/social/short-links/contract-suite.ts',
  create(gateway: Gateway, environment: Environment): ShortLinks {
    const variables = requireVariables(yourls, environment);
    return createYourlsLinks(gateway, {
      url: variables.YOURLS_URL,
      signature: variables.YOURLS_SIGNATURE,
    });
  },
} satisfies Integration;

export interface YourlsConfiguration {
  /** The address of `yourls-api.php`. */
  url: string;
  signature: string;
}

const TIMEOUT_MS = 2000;
/** An address that was shortened before has the status `fail`, but carries the short address. */
const shortened = v.looseObject({ shorturl: v.pipe(v.string(), v.url()) });
const expanded = v.looseObject({ longurl: v.string() });

/** The code of a link is the last segment of its short address. */
export function createYourlsLinks(gateway: Gateway, { url, signature }: YourlsConfiguration): ShortLinks {
  const service = gateway.service({ name: 'YOURLS', timeoutMs: TIMEOUT_MS, secrets: [signature] });
  const call = (parameters: Record<string, string>) => ({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ format: 'json', signature, ...parameters }).toString(),
    isIdempotent: true,
  });
  /** A response that cannot be used counts as none: the short link can be tried again later. */
  async function orUnavailable<T>(use: () => Promise<T>): Promise<T> {
    try {
      return await use();
    } catch (cause) {
      if (cause instanceof ExternalServiceError && cause.status >= 400) throw cause;
      const statusText = cause instanceof Error ? cause.message : 'failed';
      throw new ExternalServiceError({ service: 'YOURLS', status: 0, statusText, url, body: '' }, { cause });
    }
  }
  return {
    shorten: (address) =>
      orUnavailable(async () => {
        const { shorturl } = await service.callJson(call({ action: 'shorturl', url: address }), shortened);
        const code = new URL(shorturl).pathname.split('/').at(-1) ?? '';
        if (!SHORT_CODE.test(code)) throw new Error(`no usable code in the short address ${shorturl}`);
        return code;
      }),

    async resolve(code) {
      if (!SHORT_CODE.test(code)) return null;
      return orUnavailable(async () => {
        const response = await service.call({
          ...call({ action: 'expand', shorturl: code }),
          accepts: [404],
        });
        return response.status === 404 ? null : v.parse(expanded, JSON.parse(response.body)).longurl;
      });
    },
  };
}
