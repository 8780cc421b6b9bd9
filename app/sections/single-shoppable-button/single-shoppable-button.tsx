import type { ShoppableProducts } from '../parts/hero-panel.tsx';
import { SectionStyle } from '../parts/section-style.tsx';
import { ShoppableDrop } from '../parts/shoppable-drop.tsx';
import type { SectionProps } from '../section.ts';
import styles from '../styles/products.css?url';
import type { SingleShoppableButtonFields } from './schema.ts';

export default function SingleShoppableButton({
  fields,
  data,
}: SectionProps<SingleShoppableButtonFields, { products: ShoppableProducts } | null>) {
  return (
    <>
      <SectionStyle href={styles} />
      <ShoppableDrop
        productSku={fields.productSku}
        product={data?.products[fields.productSku] ?? null}
        label={fields.label}
        invertColours={fields.invertColours}
      />
    </>
  );
}
