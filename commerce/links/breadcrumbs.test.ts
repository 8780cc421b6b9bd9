import { describe, expect, it } from 'vitest';
import { breadcrumbsOf } from './breadcrumbs.ts';

describe('breadcrumbs', () => {
  const women = { name: 'Women', slug: 'women' };

  it('[PLP-01] are linked from the home page down', () => {
    expect(breadcrumbsOf([women, { name: 'Dresses', slug: 'dresses' }], 'Home page')).toEqual([
      { name: 'Home page', href: '/' },
      { name: 'Women', href: '/categories/women' },
      { name: 'Dresses', href: '/categories/dresses' },
    ]);
  });

  it('[PLP-01] a crumb named home shows the translated home label', () => {
    expect(breadcrumbsOf([{ name: 'home', slug: '' }, women], 'Accueil')).toEqual([
      { name: 'Accueil', href: '/' },
      { name: 'Women', href: '/categories/women' },
    ]);
  });

  it('[PLP-01] the department Home is kept', () => {
    expect(breadcrumbsOf([{ name: 'Home', slug: 'home' }], 'Start').map(({ href }) => href)).toEqual([
      '/',
      '/categories/home',
    ]);
  });
});
