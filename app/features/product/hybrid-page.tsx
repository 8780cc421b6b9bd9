import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePageBadges } from '#app/features/product-card/lazy-slots.ts';
import { ProductCard } from '#app/features/product-card/product-card.tsx';
import { ShopLink } from '#app/site/shop-link.tsx';
import { productLink } from '#commerce/links/product-link.ts';
import { categoryLink } from '#commerce/links/shop-links.ts';
import { buttonClass } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import cardStyles from '../product-card/card.css?url';
import hybridStyles from './hybrid.css?url';
import type { HybridList } from './load-product.server.ts';
import { PanelBadge, ProductHeading } from './product-heading.tsx';
import { ProductPrice } from './product-price.tsx';
import type { ProductView } from './product-view.ts';
import type { Choosing } from './use-product-choice.ts';

interface HybridPageProps {
  view: ProductView;
  choosing: Choosing;
  list: HybridList | null;
  quickAdd: ReactNode;
  wishlist?: ReactNode;
}

/** A short version of the product with quick add above its category: for visitors from advertisements. */
export default function HybridPage({ view, choosing, list, quickAdd, wishlist }: HybridPageProps) {
  const badges = usePageBadges(view);
  const t = useTranslations('pdp');
  const { choice } = choosing;
  const [image] = choice.colour.images;
  const to = productLink(view, choice.colour.colour);
  return (
    <main id="content" tabIndex={-1} className="product-page">
      <link rel="stylesheet" href={cardStyles} precedence="page" />
      <link rel="stylesheet" href={hybridStyles} precedence="page" />
      <div className="page-width hybrid-summary">
        {image && (
          <ShopLink to={to} tabIndex={-1} aria-hidden="true">
            <Picture
              src={image.src}
              alt=""
              ratio={image.ratio}
              tone={image.tone}
              sizes="(min-width: 768px) 320px, 40vw"
              priority
            />
          </ShopLink>
        )}
        <div className="grid content-start gap-4">
          <ProductHeading view={view} wishlist={wishlist} />
          <ProductPrice choice={choice} currency={view.currency} />
          <PanelBadge badge={badges.promo} />
          <p className="text-soft line-clamp-3 max-w-prose text-sm">{view.description}</p>
          <div className="flex flex-wrap gap-3">
            {quickAdd}
            <ShopLink to={to} className={buttonClass({ variant: 'secondary' })}>
              {t('hybrid.viewProduct')}
            </ShopLink>
          </div>
        </div>
      </div>
      {list && list.cards.length > 0 && (
        <section className="page-width section">
          <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 className="heading text-xl">{t('hybrid.more', { category: list.category.name })}</h2>
            <ShopLink to={categoryLink(list.category.slug)} className="text-link min-h-11 content-center">
              {t('hybrid.all', { category: list.category.name })}
            </ShopLink>
          </div>
          <ul className="card-grid">
            {list.cards.map((card) => (
              <li key={card.id}>
                <ProductCard card={card} sizes="(min-width: 1024px) 20vw, (min-width: 768px) 25vw, 50vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
