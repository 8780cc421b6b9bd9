import type { ContentContainer, ContentPage } from '#commerce/content/content-page.ts';
import type { SectionType } from '#commerce/content/section-types.ts';
import type { BrandPage } from '#commerce/links/known-brands.ts';

/** A page with everything its sections show, ready to render. */
export interface ReadyPage extends Omit<ContentPage, 'containers'> {
  brandPage: BrandPage | null;
  containers: ReadyContainer[];
}

export interface ReadyContainer extends Omit<ContentContainer, 'sections'> {
  sections: ReadySection[];
}

export interface ReadySection {
  id: string;
  type: SectionType;
  fields: Record<string, unknown>;
  data: unknown;
}

/** Sections that carry a page's first heading. */
const HEADINGS: readonly SectionType[] = ['ImageHeader', 'BlogHeader', 'CategoryHeader'];

export function hasHeading(page: ReadyPage): boolean {
  return sectionTypesOf(page).some((type) => HEADINGS.includes(type));
}

export function sectionTypesOf(page: ReadyPage): SectionType[] {
  return [...new Set(page.containers.flatMap(({ sections }) => sections.map(({ type }) => type)))];
}
