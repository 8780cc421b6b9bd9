import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useShopper } from '#app/site/shopper.tsx';
import type { ListingProduct } from '#commerce/catalogue/listing-product.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { WISHLIST_LINK } from '#commerce/links/shop-links.ts';
import { Picture } from '#ui/picture.tsx';
import { ContentCarousel } from '../parts/content-carousel.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { useMedia } from '../parts/use-media.ts';
import type { SectionProps } from '../section.ts';
import type { WishlistCarouselFields } from './schema.ts';

interface SavedTile {
  product: ListingProduct;
  colourSelected: string;
}

/** What the shopper saved, on phones, and only when there is something. */
export default function WishlistCarousel({ fields }: SectionProps<WishlistCarouselFields>) {
  const t = useTranslations('content');
  const isPhone = useMedia('(width < 48rem)', true);
  const saved = useShopper().state?.wishlist.length ?? 0;
  // Where it is not shown nothing is asked for, and its place in the page takes no room.
  const count = isPhone ? saved : 0;
  const [tiles, setTiles] = useState<SavedTile[]>([]);

  useEffect(() => {
    if (count === 0) {
      setTiles([]);
      return;
    }
    const cancel = new AbortController();
    void askForSaved(cancel.signal).then((answer) => answer && setTiles(answer));
    return () => cancel.abort();
  }, [count]);

  if (tiles.length === 0) return null;
  const title = fields.title ?? t('wishlistTitle');
  return (
    <>
      <SectionHeading
        title={title}
        link={{ label: t('viewAll'), href: WISHLIST_LINK, autoApplyBrandFilterOnDBZ: false }}
      />
      <ContentCarousel label={title} type="product" count={tiles.length} configured={{ mobile: 2.15 }}>
        {tiles.map(({ product, colourSelected }) => (
          <SavedProduct
            key={`${product.productKey} ${colourSelected}`}
            product={product}
            colour={colourSelected}
          />
        ))}
      </ContentCarousel>
    </>
  );
}

function SavedProduct({ product, colour }: { product: ListingProduct; colour: string }) {
  const image =
    product.colourVariants.find((variant) => variant.colour === colour)?.image ?? product.imagesResponsive[0];
  return (
    <ShopLink to={productLink({ slug: product.slug }, colour)} className="grid gap-2 text-sm">
      {image && <Picture src={image.src} alt="" ratio={1.5} tone={image.tone} sizes="45vw" />}
      {product.name}
    </ShopLink>
  );
}

async function askForSaved(signal: AbortSignal): Promise<SavedTile[] | null> {
  try {
    const response = await fetch('/_api/search/wishlistProductSearch', { signal });
    if (!response.ok) return null;
    return readSaved(await response.json());
  } catch (error) {
    if (!signal.aborted) console.error('The wishlist could not be loaded', error);
    return null;
  }
}

/** The call gives products, each with the colour it was saved in. */
function readSaved(answer: unknown): SavedTile[] {
  const list = (answer as { wishlistProductSearch?: unknown }).wishlistProductSearch;
  if (!Array.isArray(list)) return [];
  return (list as (ListingProduct & { colourSelected?: string })[]).map((product) => ({
    product,
    colourSelected: product.colourSelected ?? product.colour,
  }));
}
