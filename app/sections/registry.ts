import type { ComponentType } from 'react';
import type { SectionDefinition, SectionProps } from './define-section.ts';

type SectionComponent = ComponentType<SectionProps<SectionDefinition>>;

/** File → component. They are small and a page shows a dozen: all of them in one file of script come sooner than each in its own. */
const components = import.meta.glob<SectionComponent>(['./*/*.tsx', '!./parts/*'], {
  eager: true,
  import: 'default',
});

/** `HeroBanner` is in `./hero-banner/hero-banner.tsx`; an unknown type has no component. */
export function sectionComponent(type: string): SectionComponent | null {
  const folder = type.replace(/\B[A-Z]/g, '-$&').toLowerCase();
  return components[`./${folder}/${folder}.tsx`] ?? null;
}
