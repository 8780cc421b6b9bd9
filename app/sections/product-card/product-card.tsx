import { ProductCard as Card } from '#app/features/product-card/product-card.tsx';
import type { ProductData, SectionProps } from '../section.ts';
import type { ProductCardFields } from './schema.ts';

export default function ProductCard({ data, isEager }: SectionProps<ProductCardFields, ProductData | null>) {
  const card = data?.cards[0];
  if (!card) return null;
  return (
    <div className="single-product">
      <Card card={card} sizes="22rem" priority={isEager} />
    </div>
  );
}
