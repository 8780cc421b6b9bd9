import { ProductCard as Card } from '#app/features/product-card/product-card.tsx';
import type { SectionProps } from '../define-section.ts';
import type section from './section.ts';

export default function ProductCard({ data, isEager }: SectionProps<typeof section>) {
  const card = data?.cards[0];
  if (!card) return null;
  return (
    <div className="single-product">
      <Card card={card} sizes="22rem" priority={isEager} />
    </div>
  );
}
