import type { ShoppableProducts } from '../parts/hero-panel.tsx';
import { ShoppableDrop } from '../parts/shoppable-drop.tsx';
import type { SectionProps } from '../section.ts';
import type { SingleShoppableButtonFields } from './schema.ts';

export default function SingleShoppableButton({
  fields,
  data,
}: SectionProps<SingleShoppableButtonFields, { products: ShoppableProducts } | null>) {
  return (
    <ShoppableDrop
      productSku={fields.productSku}
      product={data?.products[fields.productSku] ?? null}
      label={fields.label}
      invertColours={fields.invertColours}
    />
  );
}
