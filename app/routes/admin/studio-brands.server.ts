import type { StudioBrand } from '#app/admin/content/studio-kit.ts';
import { brands } from '#config/brands/all.ts';

export function studioBrands(): StudioBrand[] {
  return Object.values(brands).map(({ slug, name, locale, locales }) => ({ slug, name, locale, locales }));
}
