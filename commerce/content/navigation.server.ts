import type { Catalogue } from '#commerce/catalogue/catalogue.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { Content } from './content.server.ts';
import {
  applyMenuContent,
  buildMenu,
  chooseDepartments,
  type Department,
  describeDepartment,
  type MenuDepartment,
} from './menu.ts';

export interface Navigation {
  /** The first level of the menu. */
  departments(brand: BrandConfig, locale: string): Promise<Department[]>;
  /** The whole menu, with the content of the editors. */
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
          applyMenuContent(buildMenu(node), await content.fragment('menu', node.slug, brand.slug, locale)),
        ),
      );
    },
  };
}
