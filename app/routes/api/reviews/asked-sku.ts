import * as v from 'valibot';

/** A SKU or product key, as they may stand in an address. */
const sku = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));

export function askedSku(request: Request): string | null {
  const parsed = v.safeParse(sku, new URL(request.url).searchParams.get('sku'));
  return parsed.success ? parsed.output : null;
}

/** The same for everyone, and a little old does no harm: shared caches keep it as long as the shop says, browsers a minute. */
export function sharedFor(seconds: number): ResponseInit {
  const browsers = Math.min(seconds, 60);
  return {
    headers: {
      'cache-control': `public, max-age=${browsers}, s-maxage=${seconds}, stale-while-revalidate=300`,
    },
  };
}
