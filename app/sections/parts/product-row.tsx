import type { ListingProduct } from '#domain/listing/listing-product.ts';
import { ContentCarousel } from './content-carousel.tsx';
import { ProductTile } from './product-tile.tsx';

interface ProductRowProps {
  label: string;
  products: ListingProduct[];
  slidesPerView?: { mobile?: number; tablet?: number; desktop?: number } | null;
}

/** A phone shows not quite two products, so that there is something to reach for. */
const PHONE_SLIDES = 1.75;
const SIZES = '(width >= 64rem) 30vw, (width >= 48rem) 40vw, 57vw';

export function ProductRow({ label, products, slidesPerView }: ProductRowProps) {
  return (
    <ContentCarousel
      label={label}
      type="product"
      count={products.length}
      configured={{ mobile: PHONE_SLIDES, ...slidesPerView }}
      gap={{ phone: 8, wide: 16 }}
    >
      {products.map((product) => (
        <ProductTile key={product.id} product={product} sizes={SIZES} />
      ))}
    </ContentCarousel>
  );
}
