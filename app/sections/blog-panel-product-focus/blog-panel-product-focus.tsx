import type { CSSProperties } from 'react';
import { ProductCard as Card } from '#app/features/product-card/product-card.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import type section from './section.ts';

/** As many columns as products, so that a row has no gap. */
const rowOf = (cards: number) => ({ '--cards-per-row': Math.min(cards, 4) }) as CSSProperties;

/** The products that an article mentions. */
export default function BlogPanelProductFocus({ fields, data, isEager }: SectionProps<typeof section>) {
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
