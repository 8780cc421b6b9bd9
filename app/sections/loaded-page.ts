import type { ContentContainer, ContentPage, ContentSection } from '#commerce/content/content-page.ts';
import type { BrandPage } from '#commerce/links/known-brands.ts';

/** A content page with everything its sections show. */
export interface LoadedPage extends Omit<ContentPage, 'containers'> {
  brandPage: BrandPage | null;
  /** A section shows the page's first heading. */
  hasHeading: boolean;
  containers: LoadedContainer[];
}

export interface LoadedContainer extends Omit<ContentContainer, 'sections'> {
  sections: LoadedSection[];
}

export interface LoadedSection extends ContentSection {
  data: unknown;
  /** Names of the stylesheets it needs (`section-styles.tsx`). */
  styles: string[];
}
