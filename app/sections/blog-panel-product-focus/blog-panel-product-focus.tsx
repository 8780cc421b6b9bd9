import { ProductTile } from '../parts/product-tile.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type { ProductData, SectionProps } from '../section.ts';
import type { BlogPanelProductFocusFields } from './schema.ts';

/** The products an article speaks of. */
export default function BlogPanelProductFocus({
  fields,
  data,
}: SectionProps<BlogPanelProductFocusFields, ProductData | null>) {
  if (!data?.products.length) return null;
  return (
    <>
      <SectionHeading title={fields.title} text={fields.text} link={fields.link} />
      <div className="card-grid">
        {data.products.map((product) => (
          <ProductTile key={product.id} product={product} sizes="(width >= 48rem) 25vw, 50vw" />
        ))}
      </div>
    </>
  );
}
