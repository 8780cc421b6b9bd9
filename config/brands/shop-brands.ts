import type { BrandConfig } from './brand.ts';
import { selvedge } from './selvedge.ts';

/** The brand sites of this shop. A new one is a record beside this file and a line here. */
export const shopBrands: readonly BrandConfig[] = [selvedge];
