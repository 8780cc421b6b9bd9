import { ProductRow } from '../parts/product-row.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type { ProductData, SectionProps } from '../section.ts';
import type { ProductCarouselFields } from './schema.ts';

/** Nothing to show is nothing at all: no heading without products. */
export default function ProductCarousel({
  fields,
  data,
  isEager,
}: SectionProps<ProductCarouselFields, ProductData | null>) {
  if (!data?.cards.length) return null;
  const { title, text, link, slidesPerView } = fields;
  return (
    <>
      <SectionHeading title={title} text={text} link={link} />
      <ProductRow label={title} cards={data.cards} slidesPerView={slidesPerView} isEager={isEager} />
    </>
  );
}
