import type { SectionProps } from '../define-section.ts';
import { CtaTile } from '../parts/cta-tile.tsx';
import { LEAD_SIZES, tileGrid } from '../parts/lead-tile.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import type section from './section.ts';

export default function CtaGrid({ fields, isEager }: SectionProps<typeof section>) {
  const { title, text, link, columns, columnsMobile, items } = fields;
  const grid = tileGrid(items.length, columnsMobile, columns);
  const sizes = `(width >= 64rem) ${Math.round(100 / columns)}vw, ${Math.round(100 / columnsMobile)}vw`;
  return (
    <>
      <SectionHeading title={title} text={text} link={link} />
      <div className="cta-grid" {...grid}>
        {items.map((card, index) => (
          <CtaTile
            key={`${card.href} ${card.primaryTitle}`}
            card={card}
            sizes={index === 0 && grid['data-lead'] ? LEAD_SIZES : sizes}
            isEager={isEager}
          />
        ))}
      </div>
    </>
  );
}
