import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { BROWSE_THE_SHOP, describeEmptyList } from '#commerce/listing/empty-list.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { lazyWithRetry } from '#ui/lazy.ts';
import type { ListingView } from './listing-view.ts';
import { PopularProducts } from './popular-products.tsx';

const BrandScroller = lazyWithRetry(() => import('./brand-scroller.tsx'));

interface EmptyPageProps {
  address: string;
  query: string | null;
  popular: ListingView['popular'];
  /** Replaces the popular products with personal recommendations. */
  Personal?: ComponentType<{ children: ReactNode }>;
}

/** The page for a query without results or an unknown category. */
export default function EmptyPage({ address, query, popular, Personal }: EmptyPageProps) {
  const t = useTranslations();
  const local = useLocalPath();
  const isHydrated = useHydrated();
  useEffect(() => {
    if (query === null) return;
    void import('./watch-impressions.ts').then(({ reportSearch }) =>
      reportSearch({ query, address, queryId: 'none', total: 0, closeTotal: 0 }),
    );
  }, [query, address]);
  const message = describeEmptyList(address, query);
  const title = t(message.key, message.values);
  const popularProducts = <PopularProducts cards={popular} />;
  return (
    <main id="content" tabIndex={-1} className="page-width listing">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="empty-list">
        <h1 className="heading list-title -mb-1 pb-1 text-2xl" title={title}>
          {title}
        </h1>
        {query !== null && <p className="text-soft">{t('plp.empty.spelling')}</p>}
        <ButtonLink to={local(BROWSE_THE_SHOP.href)}>{t(BROWSE_THE_SHOP.label.key)}</ButtonLink>
      </div>
      {Personal ? <Personal>{popularProducts}</Personal> : popularProducts}
      {isHydrated && (
        <Suspense>
          <BrandScroller />
        </Suspense>
      )}
    </main>
  );
}
