import type { SectionProps } from '../define-section.ts';
import { ShoppableDrop } from '../parts/shoppable-drop.tsx';
import type section from './section.ts';

export default function SingleShoppableButton({ fields, data }: SectionProps<typeof section>) {
  return (
    <ShoppableDrop
      productSku={fields.productSku}
      product={data?.products[fields.productSku] ?? null}
      label={fields.label}
      invertColours={fields.invertColours}
    />
  );
}
