import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { BROWSE_THE_SHOP, describeEmptyList } from '#commerce/listing/empty-list.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { late } from '#ui/late.ts';
import { LikedProducts } from './liked-products.tsx';
import type { ListingView } from './listing-view.ts';

const BrandScroller = late(() => import('./brand-scroller.tsx'));

interface EmptyPageProps {
  address: string;
  query: string | null;
  liked: ListingView['liked'];
  /** Puts what suits this shopper in place of what most like. */
  Personal?: ComponentType<{ children: ReactNode }>;
}

/** Words that nothing matches, or a category that is not there. */
export default function EmptyPage({ address, query, liked, Personal }: EmptyPageProps) {
  const t = useTranslations();
  const local = useLocalPath();
  const isHydrated = useHydrated();
  const message = describeEmptyList(address, query);
  const title = t(message.key, message.values);
  const mostLiked = <LikedProducts cards={liked} />;
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
      {Personal ? <Personal>{mostLiked}</Personal> : mostLiked}
      {isHydrated && (
        <Suspense>
          <BrandScroller />
        </Suspense>
      )}
    </main>
  );
}
