import * as v from 'valibot';

/** A SKU or product key, as they may stand in an address. */
const sku = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));

export function askedSku(request: Request): string | null {
  const parsed = v.safeParse(sku, new URL(request.url).searchParams.get('sku'));
  return parsed.success ? parsed.output : null;
}

/** The same for everyone, and a little old does no harm. */
export const SHARED = { headers: { 'cache-control': 'public, max-age=60, stale-while-revalidate=300' } };
