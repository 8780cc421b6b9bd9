import { describe, expect, it } from 'vitest';
import { showsBackToTop } from './back-to-top.ts';
import { showsChatbotPanel } from './chatbot-panel.ts';
import { classificationTag, isEligible } from './eligible-product.ts';
import { describeEmptyList } from './empty-list.ts';
import { chooseListingHeader } from './listing-header.ts';

const lists = { excludedClassifications: ['Main', 'N/A'], includedDepartments: ['Womens', 'Mens'] };

describe('the classification tag', () => {
  it('[CARD-10] shows when the classification is not excluded and the department is included', () => {
    expect(classificationTag({ classification: 'Petite', department: 'Womens' }, lists)).toBe('Petite');
  });

  it.each([
    ['Main', 'Womens'],
    [' main ', 'Womens'],
    ['Petite', 'Home'],
    ['Petite', null],
    [null, 'Womens'],
    ['  ', 'Womens'],
  ])('[CARD-10] hides for %j in %j', (classification, department) => {
    expect(classificationTag({ classification, department }, lists)).toBeNull();
  });

  it('[CARD-10] features follow the same lists', () => {
    expect(isEligible({ classification: null, department: 'mens' }, lists)).toBe(true);
    expect(isEligible({ classification: 'N/A', department: 'mens' }, lists)).toBe(false);
  });
});

describe('the chatbot panel', () => {
  const off = { flag: false, queryParameter: null, experiment: false };
  const dresses = { kind: 'category', name: 'Party Dresses', url: '/categories/party' } as const;

  it('[PLP-04] shows on category pages about dresses when flag, parameter or experiment enable it', () => {
    expect(showsChatbotPanel(dresses, { ...off, flag: true })).toBe(true);
    expect(showsChatbotPanel(dresses, { ...off, queryParameter: 'true' })).toBe(true);
    expect(showsChatbotPanel(dresses, { ...off, experiment: true })).toBe(true);
    expect(
      showsChatbotPanel({ ...dresses, name: 'Party', url: '/categories/dresses' }, { ...off, flag: true }),
    ).toBe(true);
  });

  it('[PLP-04] not when nothing enables it, or the category is another', () => {
    expect(showsChatbotPanel(dresses, off)).toBe(false);
    expect(showsChatbotPanel(dresses, { ...off, queryParameter: 'yes' })).toBe(false);
    expect(
      showsChatbotPanel(
        { kind: 'category', name: 'Coats', url: '/categories/coats' },
        { ...off, flag: true },
      ),
    ).toBe(false);
  });

  it('[PLP-04] shows for searches containing dress or skirts', () => {
    expect(showsChatbotPanel({ kind: 'search', query: 'red DRESS' }, off)).toBe(true);
    expect(showsChatbotPanel({ kind: 'search', query: 'mini skirts' }, off)).toBe(true);
    expect(showsChatbotPanel({ kind: 'search', query: 'jeans' }, off)).toBe(false);
  });
});

describe('the header of a listing', () => {
  const nothing = { roundelSets: [], categoryCards: [], bannerMarkdown: null, title: 'Dresses', query: null };

  it('[PLP-02] is the first published roundel set', () => {
    const roundelSets = [
      { published: false, roundels: ['draft'] },
      { published: true, roundels: [] },
      { published: true, roundels: ['mini', 'midi'] },
      { published: true, roundels: ['other'] },
    ];
    expect(
      chooseListingHeader({ ...nothing, roundelSets: [{ published: true, roundels: ['one'] }] }).kind,
    ).toBe('roundels');
    expect(chooseListingHeader({ ...nothing, roundelSets, bannerMarkdown: '# x' })).toEqual({
      kind: 'roundels',
      roundels: ['mini', 'midi'],
    });
  });

  it('[PLP-02] else category cards, as a carousel or as tag buttons', () => {
    expect(
      chooseListingHeader({ ...nothing, categoryCards: [{ image: 'a.webp' }, { image: null }] }).kind,
    ).toBe('category-cards');
    expect(chooseListingHeader({ ...nothing, categoryCards: [{ image: null }] }).kind).toBe('tag-buttons');
  });

  it('[PLP-02] else the banner, else a heading with the title or the query', () => {
    expect(chooseListingHeader({ ...nothing, bannerMarkdown: '# Dresses' })).toEqual({
      kind: 'banner',
      markdown: '# Dresses',
    });
    expect(chooseListingHeader({ ...nothing, bannerMarkdown: ' ' })).toEqual({
      kind: 'heading',
      text: 'Dresses',
    });
    expect(chooseListingHeader({ ...nothing, title: null, query: 'red dress' })).toEqual({
      kind: 'heading',
      text: 'red dress',
    });
  });
});

describe('an empty list', () => {
  it('[PLP-14] has a text for a search without results and for a missing category', () => {
    expect(describeEmptyList('/search', 'xyzzy')).toEqual({
      key: 'plp.empty.search',
      values: { query: 'xyzzy' },
    });
    expect(describeEmptyList('/categories/nowhere', null)).toEqual({ key: 'plp.empty.category' });
  });
});

describe('back to top', () => {
  it('[PLP-07] appears at 320px on listings', () => {
    expect([319, 320].map((scroll) => showsBackToTop('listing', scroll))).toEqual([false, true]);
  });

  it('[PDP-05] appears at 1000px on product pages', () => {
    expect([999, 1000].map((scroll) => showsBackToTop('product', scroll))).toEqual([false, true]);
  });
});
