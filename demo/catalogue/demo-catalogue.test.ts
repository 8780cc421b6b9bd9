import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { archetypeById } from '#demo/pictures/archetypes.ts';
import { groundById } from '#demo/pictures/grounds.ts';
import { colourBySlug } from '#demo/pictures/palette.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { findFilterKey } from '#domain/facets/filter-keys.ts';
import { checkDigit } from './barcode.ts';
import { demoCatalogue } from './demo-catalogue.ts';

const make = (seed: number, products: number, today?: Date): Product[] => [
  ...(demoCatalogue({ seed, products, ...(today ? { today } : {}) }).products() as Iterable<Product>),
];
const hash = (products: Product[]) => createHash('sha256').update(JSON.stringify(products)).digest('hex');
const { categories, brands } = demoCatalogue({ seed: 7, products: 6000 });
const all = make(7, 6000);
const variants = all.flatMap((product) => product.variants);
const found = (products: Product[]) =>
  new Set(products.flatMap((product) => product.categories.map(({ slug }) => slug)));
/** The few that break a rule, named: thousands are checked, one list is expected to be empty. */
const breaking = <T>(items: T[], isRight: (item: T) => boolean) =>
  items.filter((item) => !isRight(item)).slice(0, 5);
const namesOf = (products: Product[]) => products.map(({ key, name }) => `${key} ${name}`);

describe('the demo catalogue as a stream', () => {
  it('gives the same records for the same seed, and others for another', () => {
    expect(hash(make(11, 400))).toBe(hash(make(11, 400)));
    expect(hash(make(11, 400))).not.toBe(hash(make(12, 400)));
    expect(demoCatalogue({ seed: 11, products: 400 }).fingerprint).not.toBe(
      demoCatalogue({ seed: 12, products: 400 }).fingerprint,
    );
  });

  it('gives the same records all day, and others tomorrow', () => {
    const at = (moment: string) => hash(make(11, 200, new Date(moment)));
    expect(at('2027-03-01T23:59:00Z')).toBe(at('2027-03-01T00:00:00Z'));
    expect(at('2027-03-02T00:00:00Z')).not.toBe(at('2027-03-01T00:00:00Z'));
  });

  it.each([1, 50, 200, 731])('gives exactly %i products', (products) => {
    expect(make(3, products)).toHaveLength(products);
    expect(demoCatalogue({ seed: 3, products }).productCount).toBe(products);
  });

  it('makes products one by one, so that a million need not be held', () => {
    const stream = demoCatalogue({ seed: 7, products: 1_000_000 }).products() as Iterable<Product>;
    const first: Product[] = [];
    for (const product of stream) if (first.push(product) === 5) break;
    expect(first).toHaveLength(5);
  });

  it('reckons ages and pre-orders from the day it is given', () => {
    const on = (day: string) => make(5, 200, new Date(day)).find(({ key }) => key === 'FUZ20106');
    expect(on('2027-03-01')?.preorderUntil).toBe('2027-04-05T00:00:00.000Z');
    expect(on('2027-06-01')?.preorderUntil).toBe('2027-07-06T00:00:00.000Z');
    expect(breaking(all, ({ publishedAt }) => publishedAt < '2026-11-15T00:00:01')).toEqual([]);
  });
});

describe('identity', () => {
  it.each([
    ['ids', all.map(({ id }) => id)],
    ['keys', all.map(({ key }) => key)],
    ['slugs', all.map(({ slug }) => slug)],
    ['SKUs', variants.map(({ sku }) => sku)],
    ['variant ids', variants.map(({ id }) => id)],
    ['barcodes', variants.map(({ eanBarcode }) => eanBarcode)],
  ])('%s are never used twice', (_, values) => {
    expect(new Set(values).size).toBe(values.length);
  });

  it('[WISH-05] SKUs and keys have the patterns of the specification', () => {
    expect(breaking(all, ({ key }) => /^[A-Za-z0-9-]+$/.test(key))).toEqual([]);
    expect(breaking(variants, ({ sku }) => /^([A-Z]{3}\d{5}-\d+-\d+|M\w{8,})$/.test(sku))).toEqual([]);
  });

  it('[CONTENT-05] a SKU of our own leads to its key by the part before the hyphen', () => {
    const own = all.filter(({ isHostedMarketplace }) => !isHostedMarketplace);
    const leads = (product: Product) =>
      product.variants.every(({ sku }) => sku.split('-')[0] === product.key);
    expect(namesOf(breaking(own, leads))).toEqual([]);
  });

  it('gives every variant a barcode with the right check digit', () => {
    const isRight = (code: string) => /^\d{13}$/.test(code) && checkDigit(code) === Number(code[12]);
    expect(breaking(variants, ({ eanBarcode }) => isRight(eanBarcode))).toEqual([]);
  });

  it('has one master variant, and every variant has a colour of its product', () => {
    const isWhole = (product: Product) => {
      const colours = new Set(product.colours.map(({ colour }) => colour));
      const masters = product.variants.filter(({ isMaster }) => isMaster);
      const known = product.variants.every(({ colour }) => colours.has(colour));
      return masters.length === 1 && colours.size === product.colours.length && known;
    };
    expect(namesOf(breaking(all, isWhole))).toEqual([]);
  });
});

describe('texts', () => {
  it('names fit a channel sheet: 3 to 70 characters, no word twice in a row, nothing left unfilled', () => {
    expect(namesOf(breaking(all, ({ name }) => name.length >= 3 && name.length <= 70))).toEqual([]);
    expect(namesOf(breaking(all, ({ name }) => !/\b(\w+) \1\b/i.test(name)))).toEqual([]);
    expect(breaking(all, ({ name, description }) => !/undefined|null|[{}]/.test(name + description))).toEqual(
      [],
    );
  });

  it('names tell products apart: within a brand no two are called the same', () => {
    const names = new Set(all.map(({ brandSlug, name }) => `${brandSlug} ${name}`));
    expect(names.size / all.length).toBeGreaterThan(0.999);
  });

  it('descriptions are two to four sentences of at most 1,500 characters', () => {
    const sentences = (text: string) => text.split(/[.!?](?:\s|$)/).filter(Boolean).length;
    expect(breaking(all, ({ description }) => description.length <= 1500)).toEqual([]);
    expect(namesOf(breaking(all, ({ description }) => sentences(description) >= 2))).toEqual([]);
  });

  it('speaks of one thing and of several as English does', () => {
    expect(breaking(all, ({ description }) => !/\ba (?:[aei]|o(?!ne))/.test(description))).toEqual([]);
    const many = all.filter(({ name }) =>
      /(Jeans|Trousers|Boots|Shoes|Sandals|Trainers|Pyjamas)$/.test(name),
    );
    expect(many.length).toBeGreaterThan(300);
    const isOne = /\b(It (has|comes|works|takes)|We gave it|Save it|Wear it)\b|\ba pyjamas\b/;
    expect(namesOf(breaking(many, ({ description }) => !isOne.test(description)))).toEqual([]);
  });

  it('never says the same twice in a description', () => {
    const sentences = ({ description }: Product) => description.split(/(?<=[.!?]) /);
    expect(namesOf(breaking(all, (p) => new Set(sentences(p)).size === sentences(p).length))).toEqual([]);
    expect(
      namesOf(breaking(all, ({ description }) => !/\b(an? [a-z -]+) and \1\b/.test(description))),
    ).toEqual([]);
  });

  it('closes as it is said to close, is kept as its label says, and is washed as it looks', () => {
    const value = ({ facets }: Product, key: string) => facets[`aiattributes.${key}`] ?? [];
    const closings: Record<string, RegExp> = {
      'Zip Top': /Zip/,
      'Side Zip': /Zip/,
      'Zip Through': /Zip/,
      'Zip Front': /Zip/,
      'Button Fly': /Button Fly/,
    };
    const closes = (product: Product) => {
      const closing = closings[product.facets.detail?.[0] ?? ''];
      return !closing || value(product, 'Closure').every((closure) => closing.test(closure));
    };
    expect(namesOf(breaking(all, closes))).toEqual([]);
    const cared = all.filter((product) => value(product, 'Care').length > 0);
    const words: Record<string, RegExp> = {
      'Machine Washable': /machine wash|wash (inside out )?at/i,
      'Dry Clean Only': /dry clean only/i,
      'Hand Wash': /hand wash/i,
      'Wipe Clean': /^(wipe|spot clean)/i,
    };
    const isKept = (product: Product) =>
      value(product, 'Care').every((care) =>
        words[care]!.test(product.variants[0]!.attributes.detailsAndCare ?? ''),
      );
    expect(namesOf(breaking(cared, isKept))).toEqual([]);
    const stiff = all.filter((p) => p.productType === 'footwear' || p.categoryTaxonomy === 'Bags');
    const isWashed = (p: Product) =>
      /machine wash|hand wash/i.test(p.variants[0]!.attributes.detailsAndCare ?? '');
    expect(namesOf(breaking(stiff, (product) => !isWashed(product)))).toEqual([]);
    const washed = all.filter((product) => value(product, 'Wash').length > 0);
    const isPale = (product: Product) =>
      product.colours.every(({ colour }) => /white|ecru|light/.test(colour));
    expect(
      namesOf(
        breaking(washed.filter(isPale), (product) => !/dark|black|mid/i.test(value(product, 'Wash').join())),
      ),
    ).toEqual([]);
  });

  it('[PDP-01] beauty has ingredients and everything else has care', () => {
    const isElectrical = (product: Product) => /^(Hair Dryers|Straighteners)$/.test(product.styleTaxonomy);
    const hasIngredients = (product: Product) => product.variants[0]!.attributes.ingredients !== null;
    const shouldHave = (product: Product) => product.department === 'Beauty' && !isElectrical(product);
    expect(namesOf(breaking(all, (product) => hasIngredients(product) === shouldHave(product)))).toEqual([]);
    const carried = all.filter(({ isPremier }) => !isPremier);
    expect(breaking(carried, (product) => product.variants[0]!.attributes.detailsAndCare !== null)).toEqual(
      [],
    );
  });
});

describe('prices', () => {
  it('[STAFF-04] was-prices are higher, and discount effects lead to the price to the penny', () => {
    const adds = ({ price }: (typeof variants)[number]) => {
      const now = price.price.centAmount;
      const taken = price.discountEffects.reduce((sum, { value }) => sum + value.centAmount, 0);
      const before = price.preDiscountPrice?.centAmount ?? now;
      return now >= 0 && before === now + taken && (price.wasPrice?.centAmount ?? now + 1) > now;
    };
    expect(breaking(variants, adds)).toEqual([]);
  });

  it('silk costs more than jersey', () => {
    const dresses = all.filter(({ categoryTaxonomy }) => categoryTaxonomy === 'Dresses');
    const average = (material: string) => {
      const prices = dresses
        .filter(({ facets }) => facets.fabrication?.includes(material))
        .map(({ variants: own }) => own[0]!.price.wasPrice?.centAmount ?? own[0]!.price.price.centAmount);
      return prices.reduce((sum, price) => sum + price, 0) / prices.length;
    };
    expect(average('Silk')).toBeGreaterThan(2 * average('Jersey'));
  });

  it('about a third of the shop is on sale, and a fifth of it brings half of the money', () => {
    const onSale = all.filter((product) => product.categories.some(({ slug }) => slug === 'sale')).length;
    expect(onSale / all.length).toBeGreaterThan(0.2);
    expect(onSale / all.length).toBeLessThan(0.5);
    const revenues = all.map(({ totalRevenueAmount }) => totalRevenueAmount).toSorted((a, b) => b - a);
    const sum = (list: number[]) => list.reduce((total, amount) => total + amount, 0);
    expect(sum(revenues.slice(0, 1200)) / sum(revenues)).toBeGreaterThan(0.5);
  });
});

describe('stock', () => {
  it('has plenty, little and nothing in believable shares', () => {
    const share = (test: (quantity: number) => boolean) =>
      variants.filter((variant) => test(variant.stock.availableQuantity)).length / variants.length;
    expect(share((quantity) => quantity === 0)).toBeGreaterThan(0.04);
    expect(share((quantity) => quantity === 0)).toBeLessThan(0.2);
    expect(share((quantity) => quantity > 0 && quantity < 5)).toBeGreaterThan(0.04);
    expect(all.filter(({ facets }) => facets.isOnStock?.[0] === 'false').length / all.length).toBeLessThan(
      0.05,
    );
    expect(breaking(variants, ({ stock }) => stock.isOnStock === stock.availableQuantity > 0)).toEqual([]);
  });
});

describe('categories', () => {
  it('every category has products at 6,000', () => {
    const used = found(all);
    expect(categories.filter(({ slug }) => !used.has(slug)).map(({ slug }) => slug)).toEqual([]);
  });

  it.each([1, 7, 42])('the two top levels of the menu have products at 300 (seed %i)', (seed) => {
    const used = found(make(seed, 300));
    const tops = new Set(categories.filter(({ parentSlug }) => parentSlug === null).map(({ slug }) => slug));
    const two = categories.filter(({ slug, parentSlug }) => tops.has(slug) || tops.has(parentSlug ?? ''));
    expect(two.filter(({ slug }) => !used.has(slug)).map(({ slug }) => slug)).toEqual([]);
  });

  it('products know only categories and brands that exist, the deepest category first', () => {
    const slugs = new Set(categories.map(({ slug }) => slug));
    const brandSlugs = new Set(brands.map(({ slug }) => slug));
    const isPlaced = (product: Product) => {
      const own = product.categories.map(({ slug }) => slug);
      const exists = own.every((slug) => slugs.has(slug)) && brandSlugs.has(product.brandSlug);
      return exists && new Set(own).size === own.length && own[0] === product.breadcrumbs.at(-1)!.slug;
    };
    expect(namesOf(breaking(all, isPlaced))).toEqual([]);
  });

  it('marketplace sellers have billing details and send what they sell themselves', () => {
    const sold = all.filter(({ isHostedMarketplace }) => isHostedMarketplace);
    expect(sold.length).toBeGreaterThan(200);
    expect(breaking(sold, ({ seller }) => Boolean(seller?.billing.vatNumber))).toEqual([]);
    expect(breaking(sold, ({ facets }) => facets.isNextDay === undefined)).toEqual([]);
  });
});

describe('pictures', () => {
  it('use archetypes, views, fabrics, colours and grounds that are drawn', () => {
    const isDrawn = (src: string) => {
      const [, root, archetypeId, view, paint] = src.split('/');
      const [fabric, colour, ground] = paint!.split('.');
      const archetype = archetypeById.get(archetypeId!);
      const views: readonly string[] = ['swatch', ...(archetype?.views ?? [])];
      const fabrics: readonly string[] = archetype?.fabrics ?? [];
      const isPainted = fabrics.includes(fabric!) && colourBySlug.has(colour!) && groundById.has(ground!);
      return root === 'media' && views.includes(view!) && isPainted;
    };
    const sources = new Set(
      all.flatMap(({ colours }) =>
        colours.flatMap(({ swatch, images }) => [swatch, ...images].map(({ src }) => src)),
      ),
    );
    expect(breaking([...sources], isDrawn)).toEqual([]);
  });
});

describe('filters', () => {
  it('[FACET-02] uses filter keys the shop knows, sixty attributes among them', () => {
    const keys = new Set(all.flatMap(({ facets }) => Object.keys(facets)));
    expect([...keys].filter((key) => !findFilterKey(key))).toEqual([]);
    expect([...keys].filter((key) => key.startsWith('aiattributes.')).length).toBeGreaterThanOrEqual(60);
    const shopKeys =
      'isNextDay source productKey sizes colourFacets styleTaxonomy categoryTaxonomy gender brand department fabrication occasion discountBands neckline sleeveLength collection classification design detail priceBands ratingGroup isOnStock';
    expect(shopKeys.split(' ').filter((key) => !keys.has(key))).toEqual([]);
  });

  it('no filter is empty and no value blank', () => {
    const isFilled = ({ facets }: Product) =>
      Object.values(facets).every(
        (values) => values.length > 0 && values.every((value) => value.trim() !== ''),
      );
    expect(namesOf(breaking(all, isFilled))).toEqual([]);
  });

  it.each([
    [
      'Home',
      ['sleeveLength', 'neckline', 'classification', 'gender', 'aiattributes.Fit', 'aiattributes.Skin Type'],
    ],
    [
      'Beauty',
      ['sleeveLength', 'neckline', 'classification', 'aiattributes.Room', 'aiattributes.Heel Height'],
    ],
    ['Mens', ['aiattributes.Bra Style', 'aiattributes.Cup Size', 'aiattributes.Room', 'classification']],
    ['Kids', ['aiattributes.Bra Style', 'aiattributes.Heel Height', 'classification']],
  ])('%s has no filters of other departments', (department, never) => {
    const own = all.filter((product) => product.department === department);
    expect(own.length).toBeGreaterThan(100);
    expect(namesOf(breaking(own, ({ facets }) => never.every((key) => !(key in facets))))).toEqual([]);
  });

  it('swimwear has no sleeves', () => {
    const swim = all.filter(({ categoryTaxonomy }) => categoryTaxonomy === 'Swimwear');
    expect(swim.length).toBeGreaterThan(50);
    expect(breaking(swim, ({ facets }) => facets.sleeveLength === undefined)).toEqual([]);
  });

  it('[ROUTE-10] the collection filter holds the brand’s name', () => {
    expect(breaking(all, ({ facets, brand }) => facets.collection?.join() === brand)).toEqual([]);
  });
});

describe('what goes together', () => {
  it('[BUN-01] bundles name two to four products that exist, this one among them', () => {
    const keys = new Set(all.map(({ key }) => key));
    const isWhole = (product: Product) =>
      (['suits', 'home', 'beauties', 'outfits', 'bundle'] as const).every((kind) => {
        const members = product.related[kind];
        const isBundle = members.includes(product.key) && members.length > 1 && members.length <= 4;
        const areReal = members.every((key) => keys.has(key)) && new Set(members).size === members.length;
        return members.length === 0 || (isBundle && areReal);
      });
    expect(namesOf(breaking(all, isWhole))).toEqual([]);
    expect(breaking(all, ({ related }) => related.influencer.every((key) => keys.has(key)))).toEqual([]);
  });

  it('a suit jacket comes with trousers of the same brand, cloth and colours', () => {
    const byKey = new Map(all.map((product) => [product.key, product]));
    const trousersOf = ({ related }: Product) =>
      related.suits
        .map((key) => byKey.get(key)!)
        .find(({ styleTaxonomy }) => styleTaxonomy === 'Suit Trousers');
    const jackets = all.filter((product) => product.styleTaxonomy === 'Suit Jackets' && trousersOf(product));
    const looks = ({ brand, facets, colours }: Product) =>
      [brand, facets.fabrication, facets.design, colours.map(({ colour }) => colour)].join();
    expect(jackets.length).toBeGreaterThan(20);
    expect(namesOf(breaking(jackets, (jacket) => looks(trousersOf(jacket)!) === looks(jacket)))).toEqual([]);
  });
});
