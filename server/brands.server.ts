import { type BrandRegistry, createBrandRegistry } from '#config/brands/registry.ts';
import { shopBrands } from '#config/brands/shop-brands.ts';
import type { Environment } from '#config/environment.ts';
import type { DemoStore } from './demo.server.ts';

/** The brands of the shop, with those of the demo where there is one. */
export function createBrands(
  environment: Environment,
  demo: Pick<DemoStore, 'brands'> | null,
): BrandRegistry {
  const ofDemo = demo?.brands ?? [];
  const slugs = new Set(ofDemo.map(({ slug }) => slug));
  return createBrandRegistry([...ofDemo, ...shopBrands.filter(({ slug }) => !slugs.has(slug))], environment);
}
