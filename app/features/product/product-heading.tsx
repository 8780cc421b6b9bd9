import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CardPromo } from '#app/features/product-card/card-badges.tsx';
import { ShopLink } from '#app/site/shop-link.tsx';
import { showsRating } from '#commerce/listing/card-facts.ts';
import { Rating } from '#ui/rating.tsx';
import type { ProductView } from './product-view.ts';

interface ProductHeadingProps {
  view: ProductView;
  /** The wishlist button. */
  wishlist?: ReactNode;
}

/** Brand and name, beside them the wishlist button; below them the rating. */
export function ProductHeading({ view, wishlist }: ProductHeadingProps) {
  const t = useTranslations('pdp');
  const format = useFormatter();
  const { average, count } = view.rating;
  const rating = format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className="product-heading">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <ShopLink to={view.brandLink} className="eyebrow product-brand">
            {view.brand}
          </ShopLink>
          {view.bodyFit && <span className="badge badge-quiet">{view.bodyFit}</span>}
        </p>
        <h1 className="heading product-name">{view.name}</h1>
      </div>
      {wishlist}
      {showsRating({ averageRating: average, totalReviewCount: count }) && (
        <a href="#reviews" className="product-rating">
          <Rating
            value={average}
            text={rating}
            count={t('reviewCount', { count })}
            label={t('rating', { rating, count })}
          />
        </a>
      )}
    </div>
  );
}

/** A badge in the panel: its text, second line and link. */
export function PanelBadge({ badge }: { badge: ProductView['badges']['price'] }) {
  if (!badge) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <CardPromo badge={badge} />
      {badge.more && <span className="text-soft">{badge.more}</span>}
      {badge.link && (
        <ShopLink to={badge.link.href} className="text-link">
          {badge.link.name}
        </ShopLink>
      )}
    </p>
  );
}
