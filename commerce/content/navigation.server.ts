import type { Catalogue } from '#commerce/catalogue/catalogue.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { Content } from './content.server.ts';
import {
  arrangeMenu,
  chooseDepartments,
  type Department,
  describeDepartment,
  dressMenu,
  type MenuDepartment,
} from './menu.ts';

export interface Navigation {
  /** The header's first level. */
  departments(brand: BrandConfig, locale: string): Promise<Department[]>;
  /** Everything behind it, with what editors wrote for it. */
  menu(brand: BrandConfig, locale: string): Promise<MenuDepartment[]>;
}

export function createNavigation(catalogue: Catalogue, content: Pick<Content, 'fragment'>): Navigation {
  return {
    async departments(brand, locale) {
      return chooseDepartments(await catalogue.categoryTree(locale), brand.menu).map(describeDepartment);
    },
    async menu(brand, locale) {
      const departments = chooseDepartments(await catalogue.categoryTree(locale), brand.menu);
      return Promise.all(
        departments.map(async (node) =>
          dressMenu(arrangeMenu(node), await content.fragment('menu', node.slug, brand.slug, locale)),
        ),
      );
    },
  };
}
