import { HeroPanel, type ShoppableProducts } from '../parts/hero-panel.tsx';
import { SectionStyle } from '../parts/section-style.tsx';
import type { SectionProps } from '../section.ts';
import styles from '../styles/hero.css?url';
import productStyles from '../styles/products.css?url';
import type { HeroBannerFields } from './schema.ts';

export default function HeroBanner({
  fields,
  data,
  isEager,
}: SectionProps<HeroBannerFields, { products: ShoppableProducts } | null>) {
  const isShoppable = fields.desktopShoppableButtons.length + fields.mobileShoppableButtons.length > 0;
  return (
    <>
      <SectionStyle href={styles} />
      {isShoppable && <SectionStyle href={productStyles} />}
      <HeroPanel fields={fields} products={data?.products ?? {}} isEager={isEager} />
    </>
  );
}
