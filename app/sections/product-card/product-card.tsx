import { ProductTile } from '../parts/product-tile.tsx';
import { SectionStyle } from '../parts/section-style.tsx';
import type { ProductData, SectionProps } from '../section.ts';
import styles from '../styles/products.css?url';
import type { ProductCardFields } from './schema.ts';

export default function ProductCard({ data }: SectionProps<ProductCardFields, ProductData | null>) {
  const product = data?.products[0];
  if (!product) return null;
  return (
    <div className="single-product">
      <SectionStyle href={styles} />
      <ProductTile product={product} sizes="22rem" />
    </div>
  );
}
