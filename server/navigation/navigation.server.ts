import type { BrandConfig } from '#brands/brand.ts';
import {
  arrangeMenu,
  chooseDepartments,
  type Department,
  describeDepartment,
  type MenuDepartment,
} from '#domain/navigation/menu.ts';
import type { Catalogue } from '#server/catalogue/catalogue.server.ts';

export interface Navigation {
  /** The header's first level. */
  departments(brand: BrandConfig, locale: string): Promise<Department[]>;
  /** Everything behind it. */
  menu(brand: BrandConfig, locale: string): Promise<MenuDepartment[]>;
}

export function createNavigation(catalogue: Catalogue): Navigation {
  return {
    async departments(brand, locale) {
      return chooseDepartments(await catalogue.categoryTree(locale), brand.menu).map(describeDepartment);
    },
    async menu(brand, locale) {
      return chooseDepartments(await catalogue.categoryTree(locale), brand.menu).map(arrangeMenu);
    },
  };
}
