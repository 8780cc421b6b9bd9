import type { SectionProps } from '../define-section.ts';
import { HeroPanel } from '../parts/hero-panel.tsx';
import type section from './section.ts';

export default function HeroBanner({ fields, data, isEager }: SectionProps<typeof section>) {
  return <HeroPanel fields={fields} products={data?.products ?? {}} isEager={isEager} />;
}
