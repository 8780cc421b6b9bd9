import type { BrandConfig } from '../../../config/brands/brand.ts';
import { burton } from './burton.ts';
import { coast } from './coast.ts';
import { coastie } from './coastie.ts';
import { dorothyPerkins } from './dorothy-perkins.ts';
import { foreverUnique } from './foreverunique.ts';
import { gorgeous } from './gorgeous.ts';
import { maine } from './maine.ts';
import { misspap } from './misspap.ts';
import { withMockWidgets } from './mock-widgets.ts';
import { nastygal } from './nastygal.ts';
import { oasis } from './oasis.ts';
import { principles } from './principles.ts';
import { selvedge } from './selvedge.ts';
import { wallis } from './wallis.ts';
import { warehouse } from './warehouse.ts';

const all: readonly BrandConfig[] = [
  selvedge,
  burton,
  coast,
  wallis,
  dorothyPerkins,
  misspap,
  principles,
  oasis,
  warehouse,
  maine,
  coastie,
  gorgeous,
  nastygal,
  foreverUnique,
];

export const brands: Record<string, BrandConfig> = Object.fromEntries(
  all.map((brand) => [brand.slug, brand]),
);

/** The brand sites of the demo, with mock widgets in place of the vendors' that it has no account at. */
export const demoBrands: readonly BrandConfig[] = all.map((brand) => ({
  ...brand,
  settings: { ...brand.settings, ...withMockWidgets(brand.settings) },
}));
