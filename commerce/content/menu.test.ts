import { describe, expect, it } from 'vitest';
import type { CategoryNode } from '#commerce/catalogue/category.ts';
import { applyMenuContent, buildMenu, chooseDepartments } from './menu.ts';

const node = (slug: string, children: CategoryNode[] = []) =>
  ({ slug, name: slug.toUpperCase(), kind: 'department', children }) as unknown as CategoryNode;

const menu = buildMenu(node('home', [node('sofas', [node('velvet')]), node('rugs')]));

describe('a department’s menu', () => {
  it('has one column for each category with children, and one for the rest', () => {
    expect(menu.columns).toEqual([
      { name: 'HOME', href: '/categories/home', links: [{ name: 'RUGS', href: '/categories/rugs' }] },
      { name: 'SOFAS', href: '/categories/sofas', links: [{ name: 'VELVET', href: '/categories/velvet' }] },
    ]);
  });

  it('shows the catalogue without content', () => {
    expect(applyMenuContent(menu, null)).toBe(menu);
  });

  it('keeps the columns of the catalogue when the content has only pictures', () => {
    const picture = { label: 'Quiet rooms', href: '/pages/x', src: '/media/campaign/x', alt: '' };
    const dressed = applyMenuContent(menu, { columns: [], pictures: [picture] });
    expect(dressed.columns).toEqual(menu.columns);
    expect(dressed.pictures).toEqual([
      { name: 'Quiet rooms', href: '/pages/x', src: '/media/campaign/x', alt: '' },
    ]);
  });

  it('shows the columns of the content instead of the catalogue’s', () => {
    const columns = [{ title: 'Shop by room', links: [{ label: 'Bedroom', href: '/pages/bedroom' }] }];
    expect(applyMenuContent(menu, { columns, pictures: [] }).columns).toEqual([
      { name: 'Shop by room', href: null, links: [{ name: 'Bedroom', href: '/pages/bedroom' }] },
    ]);
  });
});

describe('the departments of a menu', () => {
  const tree = [node('home'), node('men'), { ...node('summer'), kind: 'collection' as const }];

  it('are those of the brand, in its order', () => {
    expect(chooseDepartments(tree, ['men', 'kids', 'home']).map(({ slug }) => slug)).toEqual(['men', 'home']);
  });

  it('are those of the catalogue when it has none of the brand’s', () => {
    expect(chooseDepartments(tree, ['womens-clothing']).map(({ slug }) => slug)).toEqual(['home', 'men']);
    expect(chooseDepartments([], ['womens-clothing'])).toEqual([]);
  });
});
