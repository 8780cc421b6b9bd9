import type { CategoryNode } from '#commerce/catalogue/category.ts';
import { categoryLink } from '#commerce/links/shop-links.ts';
import type { Fragment } from './fragment-schemas.ts';

export interface Department {
  slug: string;
  name: string;
  isSale: boolean;
}

export interface MenuDepartment extends Department {
  columns: MenuColumn[];
  pictures: MenuPicture[];
}

export interface MenuColumn {
  name: string;
  /** Null for a heading without a link. */
  href: string | null;
  links: { name: string; href: string }[];
}

export interface MenuPicture {
  name: string;
  href: string;
  src: string;
  alt: string;
}

const MOST_DEPARTMENTS = 8;
const IN_MENU: readonly CategoryNode['kind'][] = ['department', 'category', 'sale', 'new-in'];

/**
 * The departments of the brand in its order, without those that the catalogue does not have. When the catalogue has none
 * of them, its own top categories are used.
 */
export function chooseDepartments(tree: CategoryNode[], order: string[]): CategoryNode[] {
  const roots = new Map(tree.map((node) => [node.slug, node]));
  const chosen = order.flatMap((slug) => roots.get(slug) ?? []);
  if (chosen.length > 0) return chosen;
  return tree.filter(({ kind }) => IN_MENU.includes(kind)).slice(0, MOST_DEPARTMENTS);
}

export function describeDepartment(node: CategoryNode): Department {
  return { slug: node.slug, name: node.name, isSale: node.kind === 'sale' };
}

/** The menu panel of a department: one column per category with children, and one for the others. */
export function buildMenu(node: CategoryNode): MenuDepartment {
  const withChildren = node.children.filter((child) => child.children.length > 0);
  const plain = node.children.filter((child) => child.children.length === 0);
  const columns = withChildren.map((child) => column(child, child.children));
  if (plain.length > 0) columns.unshift(column(node, plain));
  return { ...describeDepartment(node), columns, pictures: [] };
}

function column({ slug, name }: CategoryNode, links: CategoryNode[]): MenuColumn {
  return {
    name,
    href: categoryLink(slug),
    links: links.map((link) => ({ name: link.name, href: categoryLink(link.slug) })),
  };
}

/** Applies the menu content of the editors to the menu from the catalogue. */
export function applyMenuContent(menu: MenuDepartment, content: Fragment<'menu'> | null): MenuDepartment {
  if (!content) return menu;
  const columns = content.columns.map(({ title, links }) => ({
    name: title,
    href: null,
    links: links.map(({ label, href }) => ({ name: label, href })),
  }));
  return {
    ...menu,
    columns: columns.length > 0 ? columns : menu.columns,
    pictures: content.pictures.map(({ label, ...picture }) => ({ name: label, ...picture })),
  };
}
