import * as v from 'valibot';
import { SHORT_CODE, type ShortLinks } from '#commerce/social/short-links/provider.ts';
import type { Gateway } from '#integrations/gateway/gateway.server.ts';

export interface YourlsConfiguration {
  /** Of `yourls-api.php`. */
  url: string;
  signature: string;
}

const TIMEOUT_MS = 2000;
/** A repeated address is a `fail` that carries the short address all the same. */
const shortened = v.looseObject({ shorturl: v.pipe(v.string(), v.url()) });
const expanded = v.looseObject({ longurl: v.string() });

/** Short links kept by a YOURLS of the shop's own; the code is the end of the short address. */
export function createYourlsLinks(gateway: Gateway, { url, signature }: YourlsConfiguration): ShortLinks {
  const system = gateway.system({ name: 'YOURLS', timeoutMs: TIMEOUT_MS, secrets: [signature] });
  const call = (parameters: Record<string, string>) => ({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ format: 'json', signature, ...parameters }).toString(),
    isSafe: true,
  });
  return {
    async shorten(address) {
      const { shorturl } = await system.ask(call({ action: 'shorturl', url: address }), shortened);
      const code = new URL(shorturl).pathname.split('/').at(-1) ?? '';
      if (!SHORT_CODE.test(code))
        throw new Error(`YOURLS gave a short address without a usable code: ${shorturl}`);
      return code;
    },

    async resolve(code) {
      if (!SHORT_CODE.test(code)) return null;
      const answer = await system.call({ ...call({ action: 'expand', shorturl: code }), accepts: [404] });
      return answer.status === 404 ? null : v.parse(expanded, JSON.parse(answer.body)).longurl;
    },
  };
}
