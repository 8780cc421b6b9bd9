import { describe, expect, it } from 'vitest';
import type { CategoryNode } from '#commerce/catalogue/category.ts';
import { headerOf, NO_HEADER_CONTENT } from './header-view.ts';

const child: CategoryNode = {
  id: 'midi',
  slug: 'midi-dresses',
  name: 'Midi',
  parentSlug: 'dresses',
  path: ['dresses', 'midi-dresses'],
  position: 0,
  kind: 'category',
  description: null,
  children: [],
};
const link = (label: string, image: string | null = null) => ({ label, href: `/categories/${label}`, image });

describe('[PLP-02] the header of a list', () => {
  it('has the first published set of roundels', () => {
    const header = headerOf(
      {
        ...NO_HEADER_CONTENT,
        roundelSets: [
          { published: false, roundels: [link('hidden')] },
          { published: true, roundels: [link('shown')] },
        ],
        categoryCards: [link('card', '/media/x')],
      },
      'Dresses',
      null,
      [],
    );
    expect(header).toMatchObject({ kind: 'roundels', roundels: [{ label: 'shown' }] });
  });

  it('has category cards with pictures, or tags without', () => {
    const of = (image: string | null) =>
      headerOf({ ...NO_HEADER_CONTENT, categoryCards: [link('card', image)] }, 'Dresses', null, []).kind;
    expect(of('/media/x')).toBe('category-cards');
    expect(of(null)).toBe('tag-buttons');
  });

  it('prefers the banner to the subcategories', () => {
    const banner = { html: '<p>New</p>', heading: null, teaser: null };
    expect(headerOf({ ...NO_HEADER_CONTENT, banner }, 'Dresses', null, [child])).toEqual({
      kind: 'banner',
      banner,
    });
  });

  it('falls back to the subcategories, then to the title', () => {
    expect(headerOf(NO_HEADER_CONTENT, 'Dresses', null, [child])).toMatchObject({
      kind: 'tag-buttons',
      cards: [{ label: 'Midi', href: '/categories/midi-dresses' }],
    });
    expect(headerOf(NO_HEADER_CONTENT, '', 'red dress', [])).toEqual({ kind: 'heading', text: 'red dress' });
  });
});
