import * as v from 'valibot';

/** A SKU or a product key. */
const sku = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));

export function readSku(request: Request): string | null {
  const parsed = v.safeParse(sku, new URL(request.url).searchParams.get('sku'));
  return parsed.success ? parsed.output : null;
}

/** Caching for data that is the same for everyone: browsers keep it up to a minute, shared caches for `seconds`. */
export function publicCache(seconds: number): ResponseInit {
  const browsers = Math.min(seconds, 60);
  return {
    headers: {
      'cache-control': `public, max-age=${browsers}, s-maxage=${seconds}, stale-while-revalidate=300`,
    },
  };
}
