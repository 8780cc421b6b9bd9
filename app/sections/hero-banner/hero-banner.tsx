import { HeroPanel, type ShoppableProducts } from '../parts/hero-panel.tsx';
import type { SectionProps } from '../section.ts';
import type { HeroBannerFields } from './schema.ts';

export default function HeroBanner({
  fields,
  data,
  isEager,
}: SectionProps<HeroBannerFields, { products: ShoppableProducts } | null>) {
  return <HeroPanel fields={fields} products={data?.products ?? {}} isEager={isEager} />;
}
