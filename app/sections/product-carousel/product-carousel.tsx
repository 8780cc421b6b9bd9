import type { SectionProps } from '../define-section.ts';
import { ProductRow } from '../parts/product-row.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type section from './section.ts';

/** Without products it shows nothing, not even its heading. */
export default function ProductCarousel({ fields, data, isEager }: SectionProps<typeof section>) {
  if (!data?.cards.length) return null;
  const { title, text, link, slidesPerView } = fields;
  return (
    <>
      <SectionHeading title={title} text={text} link={link} />
      <ProductRow label={title} cards={data.cards} slidesPerView={slidesPerView} isEager={isEager} />
    </>
  );
}
