import { CtaTile } from '../parts/cta-tile.tsx';
import { tileGrid } from '../parts/lead-tile.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import type { SectionProps } from '../section.ts';
import type { CtaGridFields } from './schema.ts';

export default function CtaGrid({ fields, isEager }: SectionProps<CtaGridFields>) {
  const { title, text, link, columns, columnsMobile, items } = fields;
  const sizes = `(width >= 64rem) ${Math.round(100 / columns)}vw, ${Math.round(100 / columnsMobile)}vw`;
  return (
    <>
      <SectionHeading title={title} text={text} link={link} />
      <div className="cta-grid" {...tileGrid(items.length, columnsMobile, columns)}>
        {items.map((card) => (
          <CtaTile key={`${card.href} ${card.primaryTitle}`} card={card} sizes={sizes} isEager={isEager} />
        ))}
      </div>
    </>
  );
}
