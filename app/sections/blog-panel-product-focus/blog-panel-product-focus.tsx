import type { CSSProperties } from 'react';
import { ProductCard as Card } from '#app/features/product-card/product-card.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type { ProductData, SectionProps } from '../section.ts';
import type { BlogPanelProductFocusFields } from './schema.ts';

/** As many in a row as there are, so that a row of four leaves no hole. */
const rowOf = (cards: number) => ({ '--cards-per-row': Math.min(cards, 4) }) as CSSProperties;

/** The products an article speaks of. */
export default function BlogPanelProductFocus({
  fields,
  data,
  isEager,
}: SectionProps<BlogPanelProductFocusFields, ProductData | null>) {
  if (!data?.cards.length) return null;
  return (
    <>
      <SectionHeading title={fields.title} text={fields.text} link={fields.link} />
      <div className="card-grid" style={rowOf(data.cards.length)}>
        {data.cards.map((card) => (
          <Card key={card.id} card={card} sizes="(width >= 48rem) 25vw, 50vw" priority={isEager} />
        ))}
      </div>
    </>
  );
}
