import { ProductCard as Card } from '#app/features/product-card/product-card.tsx';
import type { SectionProps } from '../define-section.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import type section from './section.ts';

/** As many as a first row shows at most. */
const IN_VIEW = 5;

export default function ProductGrid({ fields, data, isEager }: SectionProps<typeof section>) {
  if (!data?.cards.length) return null;
  return (
    <>
      <SectionHeading title={fields.title} text={fields.text} link={fields.link} />
      <div className="card-grid">
        {data.cards.map((card, place) => (
          <Card
            key={card.id}
            card={card}
            sizes="(width >= 48rem) 25vw, 50vw"
            priority={isEager && place < IN_VIEW}
          />
        ))}
      </div>
    </>
  );
}
