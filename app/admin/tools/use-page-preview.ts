import { useEffect, useState } from 'react';
import type { LateSlots, PageBadges } from '#app/features/product-card/late-slots.ts';
import type { Badge } from '#commerce/promotions/badges/badge.ts';

const PRODUCT_PAGE = /^\/(?:product|premier)\/([^/]+)$/;

/** How the product's own page looks with badges being prepared; undefined on other pages and outside preview mode. */
export function usePagePreview(
  path: string,
  locale: string,
  preview: { badges: Badge[] } | null,
): LateSlots['page'] {
  const slug = PRODUCT_PAGE.exec(path)?.[1];
  const [page, setPage] = useState<LateSlots['page']>();
  useEffect(() => {
    if (!slug || !preview) return;
    const leaving = new AbortController();
    fetch('/_api/staff/preview-badges', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [], badges: preview.badges, slug, locale }),
      signal: leaving.signal,
    })
      .then((response) => (response.ok ? response.json() : null))
      .then((answer: { page: PageBadges | null } | null) => {
        if (answer?.page) setPage({ slug, badges: answer.page });
      })
      // The page keeps the badges it has.
      .catch(() => {});
    return () => leaving.abort();
  }, [slug, locale, preview]);
  return preview ? page : undefined;
}
