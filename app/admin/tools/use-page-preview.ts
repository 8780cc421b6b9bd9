import { useEffect, useState } from 'react';
import type { LazySlots } from '#app/features/product-card/lazy-slots.ts';
import type { action } from '#app/routes/api/staff/preview-badges.ts';
import { callApi } from '#app/site/api-call.ts';
import type { Badge } from '#commerce/promotions/badges/badge.ts';

const PRODUCT_PAGE = /^\/(?:product|premier)\/([^/]+)$/;

/** How the product's own page looks with badges being prepared; undefined on other pages and outside preview mode. */
export function usePagePreview(
  path: string,
  locale: string,
  preview: { badges: Badge[] } | null,
): LazySlots['page'] {
  const slug = PRODUCT_PAGE.exec(path)?.[1];
  const [page, setPage] = useState<LazySlots['page']>();
  useEffect(() => {
    if (!slug || !preview) return;
    const leaving = new AbortController();
    callApi<typeof action>('/_api/staff/preview-badges', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [], badges: preview.badges, slug, locale }),
      signal: leaving.signal,
    })
      .then((response) => (response.ok ? response.json() : null))
      .then((result) => {
        if (result?.page) setPage({ slug, badges: result.page });
      })
      // The page keeps the badges it has.
      .catch(() => {});
    return () => leaving.abort();
  }, [slug, locale, preview]);
  return preview ? page : undefined;
}
