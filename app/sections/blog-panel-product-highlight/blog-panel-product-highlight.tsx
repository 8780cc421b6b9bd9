import { ProductCard as Card } from '#app/features/product-card/product-card.tsx';
import type { SectionProps } from '../define-section.ts';
import type section from './section.ts';

const PRODUCTS = 2;

export default function BlogPanelProductHighlight({ fields, data, isEager }: SectionProps<typeof section>) {
  if (!data?.cards.length) return null;
  return (
    <div className="highlight">
      <div className="grid gap-4">
        {fields.title && <h2 className="heading text-2xl">{fields.title}</h2>}
        {fields.text && <p className="text-soft max-w-prose">{fields.text}</p>}
      </div>
      <div className="two-products">
        {data.cards.slice(0, PRODUCTS).map((card) => (
          <Card key={card.id} card={card} sizes="(width >= 64rem) 30vw, 50vw" priority={isEager} />
        ))}
      </div>
    </div>
  );
}
