import type { StudioBrand } from '#app/admin/content/studio-kit.ts';
import type { Shop } from '#server/composition.server.ts';

export function studioBrands({ brands }: Pick<Shop, 'brands'>): StudioBrand[] {
  return brands.all.map(({ slug, name, locale, locales }) => ({ slug, name, locale, locales }));
}
