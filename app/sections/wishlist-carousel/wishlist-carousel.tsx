import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { loader } from '#app/routes/api/search/wishlist-product-search.ts';
import { type ApiData, callApi } from '#app/site/api-call.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useShopper } from '#app/site/shopper.tsx';
import { productLink } from '#commerce/links/product-link.ts';
import { WISHLIST_LINK } from '#commerce/links/shop-links.ts';
import { Picture } from '#ui/picture.tsx';
import type { SectionProps } from '../define-section.ts';
import { ContentCarousel } from '../parts/content-carousel.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { useMedia } from '../parts/use-media.ts';
import type section from './section.ts';

type SavedProduct = ApiData<typeof loader>['wishlistProductSearch'][number];

/** The shopper's wishlist, on phones, and only when it is not empty. */
export default function WishlistCarousel({ fields }: SectionProps<typeof section>) {
  const t = useTranslations('content');
  const isPhone = useMedia('(width < 48rem)', true);
  const saved = useShopper()?.wishlist.length ?? 0;
  // On desktops nothing is fetched, and the section takes no space.
  const count = isPhone ? saved : 0;
  const [products, setProducts] = useState<SavedProduct[]>([]);

  useEffect(() => {
    if (count === 0) {
      setProducts([]);
      return;
    }
    const cancel = new AbortController();
    void fetchSaved(cancel.signal).then((loaded) => loaded && setProducts(loaded));
    return () => cancel.abort();
  }, [count]);

  if (products.length === 0) return null;
  const title = fields.title ?? t('wishlistTitle');
  return (
    <>
      <SectionHeading
        title={title}
        link={{ label: t('viewAll'), href: WISHLIST_LINK, autoApplyBrandFilterOnDBZ: false }}
      />
      <ContentCarousel label={title} type="product" count={products.length} configured={{ mobile: 2.15 }}>
        {products.map((product) => (
          <SavedTile key={`${product.productKey} ${product.colourSelected}`} product={product} />
        ))}
      </ContentCarousel>
    </>
  );
}

function SavedTile({ product }: { product: SavedProduct }) {
  const t = useTranslations('wishlist');
  const colour = product.colourSelected;
  const image =
    product.colourVariants.find((variant) => variant.colour === colour)?.image ?? product.imagesResponsive[0];
  return (
    <ShopLink to={productLink({ slug: product.slug }, colour)} className="grid gap-2 text-sm">
      {image && <Picture src={image.src} alt="" ratio={1.5} tone={image.tone} sizes="45vw" />}
      {product.name}
      {!product.isOnStockWishlist && <span className="text-soft">{t('soldOut')}</span>}
    </ShopLink>
  );
}

async function fetchSaved(signal: AbortSignal): Promise<SavedProduct[] | null> {
  try {
    const response = await callApi<typeof loader>('/_api/search/wishlistProductSearch', { signal });
    return response.ok ? (await response.json()).wishlistProductSearch : null;
  } catch (error) {
    if (!signal.aborted) console.error('wishlist products failed to load', error);
    return null;
  }
}
