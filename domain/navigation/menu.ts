import type { CategoryNode } from '#domain/catalogue/category.ts';

export interface Department {
  slug: string;
  name: string;
  isSale: boolean;
}

export interface MenuDepartment extends Department {
  columns: MenuColumn[];
}

export interface MenuColumn {
  slug: string;
  name: string;
  links: { slug: string; name: string }[];
}

/** The brand's departments in the brand's order; a department the catalogue does not have is left out. */
export function chooseDepartments(tree: CategoryNode[], order: string[]): CategoryNode[] {
  const roots = new Map(tree.map((node) => [node.slug, node]));
  return order.flatMap((slug) => roots.get(slug) ?? []);
}

export function describeDepartment(node: CategoryNode): Department {
  return { slug: node.slug, name: node.name, isSale: node.kind === 'sale' };
}

/** A department's panel: one column for each category with its own children, and one for the rest. */
export function arrangeMenu(node: CategoryNode): MenuDepartment {
  const withChildren = node.children.filter((child) => child.children.length > 0);
  const plain = node.children.filter((child) => child.children.length === 0);
  const columns: MenuColumn[] = withChildren.map((child) => ({
    slug: child.slug,
    name: child.name,
    links: child.children.map(({ slug, name }) => ({ slug, name })),
  }));
  if (plain.length > 0) {
    columns.unshift({
      slug: node.slug,
      name: node.name,
      links: plain.map(({ slug, name }) => ({ slug, name })),
    });
  }
  return { ...describeDepartment(node), columns };
}
