import { brands, demoBrands } from '@selvedge/demo-store/brands/all.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ColourDropdown } from '#app/features/product-card/colour-dropdown.tsx';
import { QuickSizes } from '#app/features/quick-add/quick-sizes.tsx';
import { WishlistTile } from '#app/features/wishlist/wishlist-tile.tsx';
import { describeWishlistTile } from '#app/features/wishlist/wishlist-tile-view.ts';
import { ServerTexts } from '#app/i18n/server-texts.tsx';
import { makeTestProduct, makeTestVariant } from '#commerce/listing/product-fixture.ts';
import { openListingApp } from '#tests/listing-app.tsx';

const LIST = '/categories/dresses';
const SOLD_OUT = { isOnStock: false, availableQuantity: 0 };
const gbp = (centAmount: number) => ({ centAmount, currencyCode: 'GBP' });

/** Navy is sold out; red costs less than navy. */
function makeDress() {
  const [navy, gone, red] = makeTestProduct().variants as [Variant, Variant, Variant];
  return makeTestProduct({
    variants: [
      { ...navy, stock: SOLD_OUT },
      gone,
      { ...red, price: { ...red.price, price: gbp(3000), wasPrice: null } },
    ],
  });
}
type Variant = ReturnType<typeof makeTestVariant>;

let shop: Awaited<ReturnType<typeof openListingApp>>;
beforeAll(async () => {
  shop = await openListingApp({
    products: [makeDress(), makeTestProduct({ id: 'p2', key: 'wrap-dress-2', slug: 'one-price' })],
    categories: [
      {
        id: 'dresses',
        position: 0,
        slug: 'dresses',
        name: 'Dresses',
        path: ['dresses'],
        parentSlug: null,
        kind: 'category',
        description: 'Every dress of the season.',
        children: [],
      },
    ],
    quantities: { p1: { navy: 0, red: 4 } },
    badges: [
      {
        id: 'party',
        placement: 'PLP_promo',
        text1: '{From} {discountedPrice} with PARTY10',
        discount: 0.9,
      },
    ],
    brands: demoBrands.map((brand) =>
      brand.slug === 'coast'
        ? {
            ...brand,
            settings: { ...brand.settings, seo: { ...brand.settings.seo, mediaHubImages: false } },
          }
        : brand,
    ),
  });
});
afterAll(() => shop.close());

/** A card of the list, by its product. */
async function cardOf(id: string): Promise<string> {
  const { html } = await shop.open(LIST);
  return html.split('data-product="').find((part) => part.startsWith(`${id}"`)) ?? '';
}

const textOf = (html: string) => html.replace(/<!--.*?-->|<[^>]+>/g, '');

describe('the cards of a list', () => {
  it('[CARD-06] cross out the swatch of a colour that is sold out, and only that', async () => {
    const swatches = [...(await cardOf('p1')).matchAll(/<input[^>]*class="swatch"[^>]*>/g)].map(([input]) => [
      /aria-label="([^"]*)"/.exec(input)?.[1],
      input.includes('data-out'),
    ]);
    expect(swatches).toEqual([
      ['Midnight Navy, Out of stock', true],
      ['Poppy Red', false],
    ]);
  });

  it('[BADGE-04] have a promotion with the lowest price times its discount, and From where prices differ', async () => {
    expect(textOf(await cardOf('p1'))).toContain('From £27.00 with PARTY10');
    const one = textOf(await cardOf('p2'));
    expect(one).toContain('£40.50 with PARTY10');
    expect(one).not.toContain('From £');
  });
});

describe('the pictures of a list', () => {
  it('[CARD-11] are shown whole where the frame is lower than the picture', async () => {
    const frame = async (host: string) =>
      /<[^>]*class="picture[^"]*card-picture[^>]*>/.exec((await shop.open(LIST, host)).html)?.[0];
    expect(await frame('localhost')).not.toContain('picture-contain');
    expect(await frame('dorothy-perkins.localhost')).toContain('picture-contain');
  });
});

describe('the meta tags of a list', () => {
  it('[SEO-01] have title and description, in the language of the page', async () => {
    const page = await shop.open(LIST);
    expect(/<title>(.*?)<\/title>/.exec(page.html)?.[1]).toMatch(/^Dresses\b.*Selvedge/);
    expect(page.property('description')).toContain('Dresses');
    expect(page.property('og:title')).toBe(/<title>(.*?)<\/title>/.exec(page.html)?.[1]);
    const french = await shop.open('/fr/categories/dresses');
    expect(french.property('description')).not.toBe(page.property('description'));
  });

  it('[SEO-01] have a picture only where the media hub option is on', async () => {
    expect((await shop.open(LIST)).property('og:image')).toMatch(/^http:\/\/localhost\/media\//);
    const coast = await shop.open(LIST, 'coast.localhost');
    expect(coast.status).toBe(200);
    expect(coast.property('og:image')).toBeNull();
    expect(coast.property('twitter:image')).toBeNull();
  });
});

/** Markup of a part within a page of the shop. */
function render(part: ReactNode): string {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', loader: () => null, HydrateFallback: () => null, Component: () => part },
  ]);
  const root = { brand: brands.selvedge, locale: 'en-GB', origin: 'https://shop.example' };
  return renderToStaticMarkup(
    <ServerTexts locale="en-GB">
      <Stub initialEntries={['/']} hydrationData={{ loaderData: { root } }} />
    </ServerTexts>,
  );
}

describe('all colours of a card', () => {
  it('[CARD-06] [CARD-07] say which is sold out and how many are left of which', () => {
    const colour = (label: string, isOnStock: boolean, left: number | null) => ({
      colour: label.toLowerCase(),
      label,
      swatch: '#000',
      isOnStock,
      left,
    });
    const html = render(
      <ColourDropdown
        colours={[colour('Navy', false, null), colour('Red', true, 4), colour('Green', true, null)]}
        chosen={0}
        onChoose={() => {}}
        onClose={() => {}}
      />,
    );
    const options = [...html.matchAll(/<button[^>]*role="option".*?<\/button>/g)].map(([one]) => textOf(one));
    expect(options).toEqual(['NavyOut of stock', 'RedOnly 4 left in stock', 'Green']);
  });
});

describe('a wishlist item', () => {
  const item = { productKey: 'wrap-dress-1', colourSelected: 'navy', lineItemSku: 'COA00001-101-10' };
  const tile = (product: ReturnType<typeof makeTestProduct>, sizeSelected: boolean) =>
    render(<WishlistTile tile={describeWishlistTile({ ...item, sizeSelected }, product, 10)!} />);

  it('[CARD-06] uses the stock of what was saved: its size may be gone while others are left', () => {
    const saved = tile(makeTestProduct(), true);
    expect(textOf(saved)).toContain('10 – out of stock');
    expect(saved).toContain('opacity-60');
    const anySize = tile(makeTestProduct(), false);
    expect(anySize).not.toContain('opacity-60');
    const gone = makeTestProduct({
      variants: makeTestProduct().variants.map((variant) => ({ ...variant, stock: SOLD_OUT })),
    });
    expect(tile(gone, false)).not.toContain('value="moveToBasket"');
  });

  it('[CARD-08] has a dropdown of sizes from two sizes on', () => {
    expect(tile(makeTestProduct(), false)).toMatch(/<select[^>]*name="sku"/);
    const single = makeTestProduct({ variants: [makeTestVariant({ colour: 'navy', isMaster: true })] });
    const html = tile(single, false);
    expect(html).not.toContain('<select');
    expect(html).toMatch(/<input type="hidden" name="sku" value="COA00001-101-8"/);
  });
});

describe('the sizes of quick add', () => {
  const sizes = (count: number) =>
    render(
      <QuickSizes
        options={Array.from({ length: count }, (_, at) => ({
          size: String(4 + at * 2),
          sku: `S-${at}`,
          inStock: true,
          availableQuantity: 50,
        }))}
        chosen=""
        lowStockQuantity={10}
        onChoose={() => {}}
      />,
    );

  it('[CARD-08] are buttons up to ten, a dropdown above', () => {
    expect(sizes(10).match(/type="radio"/g)).toHaveLength(10);
    expect(sizes(10)).not.toContain('<select');
    expect(sizes(11).match(/<option/g)).toHaveLength(12);
    expect(sizes(11)).not.toContain('type="radio"');
  });
});
