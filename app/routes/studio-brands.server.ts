import { brands } from '#brands/all.ts';
import type { StudioBrand } from '../departments/studio/studio-kit.ts';

export function studioBrands(): StudioBrand[] {
  return Object.values(brands).map(({ slug, name, locale, locales }) => ({ slug, name, locale, locales }));
}
