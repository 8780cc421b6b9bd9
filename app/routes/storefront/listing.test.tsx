import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestProduct } from '#commerce/listing/product-fixture.ts';
import { openListingApp } from '#tests/listing-app.tsx';

const DRESSES = '/categories/dresses';
/** More than fit into the first row. */
const ATTRIBUTES = [
  'Fit',
  'Length',
  'Closure',
  'Stretch',
  'Lining',
  'Pockets',
  'Season',
  'Care',
  'Hood',
  'Wash',
];
const category = (slug: string, name: string, path: string[]) => ({
  id: slug,
  position: 0,
  slug,
  name,
  path,
  parentSlug: path.at(-2) ?? null,
  kind: 'category' as const,
  description: null,
  children: [],
});

/** In no category that the tests count. */
function makeShirt() {
  const product = makeTestProduct({
    id: 'shirt',
    key: 'SHIRT-90210',
    slug: 'shirt',
    name: 'Plain Oxford',
    categories: [],
    breadcrumbs: [],
  });
  return {
    ...product,
    variants: product.variants.map((variant, at) => ({ ...variant, sku: `SHIRT-90210-${at}` })),
  };
}

let shop: Awaited<ReturnType<typeof openListingApp>>;
beforeAll(async () => {
  shop = await openListingApp({
    products: [
      makeShirt(),
      ...Array.from({ length: 45 }, (_, at) =>
        makeTestProduct({
          id: `p${at}`,
          key: `wrap-dress-${at}`,
          slug: `wrap-dress-${at}`,
          facets: {
            sizes: ['8', '10'],
            colourFacets: ['Navy', 'Red'],
            collection: ['Coast'],
            occasion: [at % 2 === 0 ? 'Evening' : 'Party'],
            detail: [`Detail ${at % 12}`],
            ...Object.fromEntries(ATTRIBUTES.map((key) => [`aiattributes.${key}`, [`${key} ${at % 2}`]])),
          },
        }),
      ),
    ],
    categories: [
      category('women', 'Women', ['women']),
      category('dresses', 'Dresses', ['women', 'dresses']),
      category('nothing-yet', 'Nothing yet', ['nothing-yet']),
    ],
    fragments: { 'seo-text': { women: { markdown: 'All for women.', robots: 'noindex, follow' } } },
    sponsored: ['p7'],
  });
});
afterAll(() => shop.close());

describe('a list in another language', () => {
  it('[SITE-02] names facet values and sizes in it', async () => {
    const { words } = await shop.open('/fr/category/dresses');
    expect(words).toMatch(/Soirée\d+Fête\d+/);
    expect(words).not.toMatch(/Evening|Party/);
    const english = await shop.open(DRESSES);
    expect(english.words).toMatch(/Evening\d+Party\d+/);
  });
});

describe('a list without script', () => {
  it('[FELT-01] opens its filters and the sort without script', async () => {
    const { html, words } = await shop.open(DRESSES);
    expect(html).toMatch(/<dialog(?=[^>]*id="filters")(?=[^>]*popover="auto")/);
    expect(html).toMatch(/<button(?=[^>]*popovertarget="filters")/i);
    for (const attribute of ATTRIBUTES) expect(words).toContain(`${attribute} 1`);
    expect(html).toMatch(/<select(?=[^>]*name="sort")(?=[^>]*data-submits)/);
  });

  it('[FACET-10] reaches every facet and every value by a plain form', async () => {
    const { html, words } = await shop.open(`${DRESSES}?sort=price-asc`);
    expect(words).not.toContain('Detail 9');
    expect(html).toMatch(/<form(?=[^>]*action="\/categories\/dresses")(?=[^>]*class="without-script")/);
    expect(html).toMatch(/<button(?=[^>]*type="submit")(?=[^>]*name="filters")(?=[^>]*value="all")/);
    const all = await shop.open(`${DRESSES}?filters=all`);
    for (const attribute of ATTRIBUTES) expect(all.words).toContain(`${attribute} 1`);
    for (let at = 0; at < 12; at++)
      expect(all.html).toMatch(new RegExp(`href="[^"]*Detail(%20|\\+|-| )${at}["/?]`));
    expect(all.link('canonical')).toBe(`http://localhost${DRESSES}`);
  });
});

describe('a search for a product code', () => {
  it('[SEARCH-01] [FIND-05] lists the product that has it', async () => {
    const page = await shop.open('/search?q=SHIRT-90210');
    expect(page.status).toBe(200);
    // The sponsored row is not part of the result.
    const found = (cards: string[]) => cards.filter((id) => id !== 'p7');
    expect(found(page.cards)).toEqual(['shirt']);
    expect(found((await shop.open('/search?q=SHIRT-90210-1')).cards)).toEqual(['shirt']);
    for (const typed of ['shirt 90210 1', 'shirt902101', 'Shirt-90210 1'])
      expect(found((await shop.open(`/search?q=${typed}`)).cards), `[FIND-05] ${typed}`).toEqual(['shirt']);
    expect((await shop.open('/search?q=SHIRT-90211')).cards).not.toContain('shirt');
  });
});

describe('the meta tags of a list', () => {
  it('[SEO-01] have canonical, next and previous addresses with the page only', async () => {
    const page = await shop.open(`${DRESSES}?page=2&sort=price-asc&utm_source=x`);
    expect(page.link('canonical')).toBe(`http://localhost${DRESSES}?page=2`);
    expect(page.link('prev')).toBe(`http://localhost${DRESSES}`);
    expect(page.link('next')).toBeNull();
    expect((await shop.open(DRESSES)).link('next')).toBe(`http://localhost${DRESSES}?page=2`);
  });

  it('[SEO-01] keep the search text in canonical, next and previous addresses', async () => {
    const first = await shop.open('/search?q=wrap+dress&utm_source=x');
    expect(first.link('canonical')).toBe('http://localhost/search?q=wrap+dress');
    expect(first.link('next')).toBe('http://localhost/search?q=wrap+dress&amp;page=2');
    const second = await shop.open('/search/facet/brand/Coast?sort=newness&q=%20wrap%20%20dress%22&page=2');
    expect(second.link('canonical')).toBe(
      'http://localhost/search/facet/brand/Coast?q=wrap+dress&amp;page=2',
    );
    expect(second.link('prev')).toBe('http://localhost/search/facet/brand/Coast?q=wrap+dress');
  });

  it('[SITE-02] have alternates for other languages', async () => {
    const { alternates } = await shop.open('/fr/category/dresses');
    expect(Object.fromEntries(alternates)).toEqual({
      'en-GB': `http://localhost${DRESSES}`,
      fr: `http://localhost/fr${DRESSES}`,
      nl: `http://localhost/nl${DRESSES}`,
      sv: `http://localhost/sv${DRESSES}`,
      'x-default': `http://localhost${DRESSES}`,
    });
    expect((await shop.open('/search?q=dress')).alternates).toEqual([]);
  });

  it('[SEO-03] [SITE-02] have structured data with addresses of the same language', async () => {
    const { html } = await shop.open('/fr/categories/dresses');
    expect(html).toContain('"url":"http://localhost/fr/product/wrap-dress-');
    expect(html).toContain('"item":"http://localhost/fr/categories/women"');
  });

  it('[SEO-01] have a picture for link previews', async () => {
    const page = await shop.open(DRESSES);
    expect(page.property('og:image')).toMatch(/^http:\/\/localhost\/media\/wrap-dress\/front\/navy\/800/);
    expect(page.property('twitter:image')).toBe(page.property('og:image'));
  });

  it.each([
    [DRESSES, 'index, follow'],
    [`${DRESSES}/facet/brand/Coast`, 'noindex'],
    [`${DRESSES}?sort=newness`, 'noindex'],
    [`${DRESSES}?refresh=1`, 'noindex,nofollow'],
    ['/categories/women', 'noindex, follow'],
    ['/categories/women/facet/brand/Coast?refresh', 'noindex,nofollow'],
  ])('[SEO-02] robots of %s: %s', async (address, robots) => {
    expect((await shop.open(address)).robots).toBe(robots);
  });
});

describe('a list whose address has a context', () => {
  const WAREHOUSE = 'warehouse.localhost';
  const open = (address: string) => shop.open(address, WAREHOUSE);

  it('[ROUTE-05] is in the context’s language, and all its links have the context', async () => {
    const page = await open('/categories/se/dresses');
    expect(page.status).toBe(200);
    expect(page.words).toContain('Visar 40 av 45');
    expect(page.link('canonical')).toBe(`http://${WAREHOUSE}/categories/se/dresses`);
    expect(page.link('next')).toBe(`http://${WAREHOUSE}/categories/se/dresses?page=2`);
    expect(page.html).toContain('href="/categories/se/dresses?page=2"');
    expect(page.html).toContain('href="/categories/se/dresses/facet/');
    expect(page.html).toContain('href="/categories/se/women"');
    expect(page.html).toContain('href="/sv/product/wrap-dress-');
    expect(page.html).not.toMatch(/href="(?:\/sv)?\/categories\/(?:gb|dresses)/);
  });

  it('[ROUTE-05] [SITE-02] has alternates in the other contexts', async () => {
    expect((await open('/categories/gb/dresses?page=2')).alternates).toEqual([
      ['en-GB', `http://${WAREHOUSE}/categories/gb/dresses?page=2`],
      ['sv', `http://${WAREHOUSE}/categories/se/dresses?page=2`],
      ['x-default', `http://${WAREHOUSE}/categories/gb/dresses?page=2`],
    ]);
    expect((await open('/categories/gb/dresses/facet/brand/Coast')).alternates).toEqual([]);
  });

  it.each([
    ['/categories/dresses?page=2', '/categories/gb/dresses?page=2'],
    ['/category/dresses/facet/brand/Coast', '/category/gb/dresses/facet/brand/Coast'],
    ['/sv/categories/dresses', '/categories/se/dresses'],
    ['/sv/categories/gb/dresses', '/categories/se/dresses'],
  ])('[ROUTE-05] %s redirects to %s', async (address, there) => {
    const { status, location } = await open(address);
    expect([status, location]).toEqual([301, there]);
  });

  it.each([
    '/categories/fr/dresses',
    '/categories/xx/dresses',
    '/categories/gb/se/dresses',
    '/categories/se',
  ])('[ROUTE-05] %s is 404', async (address) => {
    const page = await open(address);
    expect(page.status).toBe(404);
    expect(page.robots).toBe('noindex');
  });

  it('[ROUTE-05] has the robots directives of any other list', async () => {
    expect((await open('/categories/se/dresses')).robots).toBe('index, follow');
    expect((await open('/categories/se/dresses?sort=newness')).robots).toBe('noindex');
  });

  it('[ROUTE-05] is 404 for a brand without contexts', async () => {
    expect((await shop.open('/categories/gb/dresses')).status).toBe(404);
  });
});

describe('an address that is not normalised', () => {
  it.each([
    [`${DRESSES}?sort=relevance&page=2`, `${DRESSES}?page=2`],
    [`${DRESSES}/facet/brand/Coast?sort=sideways`, `${DRESSES}/facet/brand/Coast`],
    ['/search?q=dress&sort=relevance', '/search?q=dress'],
    [`${DRESSES}?range=priceRange&from=10&to=50`, `${DRESSES}/facet/priceRange/10-50`],
  ])('[SORT-02] %s redirects', async (address, normalised) => {
    const { status, location } = await shop.open(address);
    expect([status, location]).toEqual([303, normalised]);
  });

  it('[PLP-06] a query with a redirect rule leads to its page', async () => {
    expect((await shop.open('/search?q=Returns')).location).toBe('/pages/informational/returns');
  });
});

describe('an invalid address', () => {
  const CASES: [what: string, address: string, status: number, words: string | RegExp][] = [
    ['an unknown category', '/categories/no-such-place', 404, 'Sorry, we couldn&#x27;t find this page'],
    ['a path below a category', `${DRESSES}/deeper`, 404, 'Sorry, we couldn&#x27;t find this page'],
    ['a category without products', '/categories/nothing-yet', 404, 'Sorry, we couldn&#x27;t find this page'],
    ['an unknown key', `${DRESSES}/facet/nonsense/x`, 200, 'Showing 40 of 45'],
    ['a key without a value', `${DRESSES}/facet/brand`, 200, 'Showing 40 of 45'],
    ['an unknown value', `${DRESSES}/facet/brand/Nobody`, 200, 'Nothing matches all of these filters'],
    ['a range in words', `${DRESSES}/facet/priceRange/cheap-dear`, 200, 'Showing 40 of 45'],
    ['page -1', `${DRESSES}?page=-1`, 200, 'Showing 40 of 45'],
    ['page 0', `${DRESSES}?page=0`, 200, 'Showing 40 of 45'],
    ['a page in words', `${DRESSES}?page=two`, 200, 'Showing 40 of 45'],
    ['a page beyond the end', `${DRESSES}?page=3`, 404, 'There are no products on page 3'],
    ['an endless page', `${DRESSES}?page=${'9'.repeat(400)}`, 404, 'Go to the first page'],
    ['500 values of a key', `${DRESSES}/facet/brand/${many((at) => `B${at}`, '~')}`, 200, 'Nothing matches'],
    ['500 keys', `${DRESSES}/facet/${many((at) => `key${at}/v`, '/')}`, 200, 'Showing 40 of 45'],
    ['broken escapes in a category', '/categories/%E0%A4%A', 404, 'Sorry, we couldn&#x27;t find this page'],
    ['broken escapes in a filter', `${DRESSES}/facet/brand/%E0%A4%A`, 200, 'Nothing matches'],
    ['broken escapes in a search', '/search?q=%E0%A4%A', 200, 'Results for'],
    ['a zero byte', '/search?q=dress%00', 200, 'Showing 40 of 45'],
    ['10,000 characters', `/search?q=${'x'.repeat(10_000)}`, 200, /No results found for x{300}</],
    ['10,000 words', `/search?q=${'dress+'.repeat(10_000)}`, 200, 'Showing 40 of 45'],
    ['signs without a word', '/search?q=!!!', 200, 'No results found for !!!'],
    ['a picture without a word', '/search?q=%F0%9F%98%80', 200, 'No results found for 😀'],
    ['nothing to look for', '/search?q=%22%5E~', 200, 'What are you looking for?'],
    ['a path below the search', '/search/deeper?q=dress', 404, 'Page Not Found'],
  ];

  it.each(CASES)('[PLP-14] %s', async (_, address, status, words) => {
    const page = await shop.open(address);
    expect(page.status).toBe(status);
    if (typeof words === 'string') expect(page.html.replaceAll('<!-- -->', '')).toContain(words);
    else expect(page.html.replaceAll('<!-- -->', '')).toMatch(words);
    if (status === 200 && words === 'Showing 40 of 45') expect(page.cards.slice(0, 40)).toHaveLength(40);
    expect(shop.complaints).toEqual([]);
  });

  it('tells when no product has everything that was typed', async () => {
    const note = 'No product has everything you typed. These come closest.';
    expect((await shop.open('/search?q=xylophone+dress')).words).toContain(note);
    expect((await shop.open('/search?q=dress')).words).not.toContain(note);
  });

  it('[SEARCH-07] markup in the query is escaped', async () => {
    const { html, heading } = await shop.open(
      `/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
    );
    expect(heading).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img src=x');
    expect(shop.complaints).toEqual([]);
  });

  it('[SEARCH-07] the brand "null" is not a filter', async () => {
    const page = await shop.open(`${DRESSES}/facet/brand/null`);
    expect(page.words).toContain('Showing 40 of 45');
    expect(page.html).not.toContain('Remove null');
    expect(page.link('canonical')).toBe(`http://localhost${DRESSES}`);
  });
});

describe('sponsored products', () => {
  it.each([
    [DRESSES, true],
    [`${DRESSES}/facet/collection/Coast`, true],
    [`${DRESSES}/facet/priceRange/cheap-dear`, true],
    [`${DRESSES}/facet/priceRange/cheap-dear/brand/Coast`, true],
    [`${DRESSES}/facet/priceRange/10-90`, false],
    [`${DRESSES}?sort=newness`, false],
    [`${DRESSES}?page=2`, false],
  ])('[SPON-01] [FACET-07] lead %s: %s', async (address, isLed) => {
    const { html } = await shop.open(address);
    expect(html.includes('data-sponsored')).toBe(isLed);
  });
});

describe('the links of product cards', () => {
  const links = ({ html }: { html: string }) => [
    ...new Set([...html.matchAll(/href="(\/product\/wrap-dress-3\?[^"]*)"/g)].map(([, href]) => href!)),
  ];

  it.each([
    [DRESSES, '/product/wrap-dress-3?colour=navy'],
    [`${DRESSES}/facet/colourFacets/Red`, '/product/wrap-dress-3?colour=red'],
    [`${DRESSES}/facet/sizes/8`, '/product/wrap-dress-3?colour=navy&amp;size=8'],
    [`${DRESSES}/facet/sizes/8~10`, '/product/wrap-dress-3?colour=navy'],
    ['/search/facet/sizes/8?q=dress', '/product/wrap-dress-3?colour=navy&amp;size=8'],
  ])('[ROUTE-06] on %s lead to %s', async (address, href) => {
    expect(links(await shop.open(address))).toEqual([href]);
  });
});

function many(each: (at: number) => string, joined: string): string {
  return Array.from({ length: 500 }, (_, at) => each(at)).join(joined);
}
