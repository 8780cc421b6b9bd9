import { describe, expect, it } from 'vitest';
import { findFacet } from '../../../commerce/catalogue/facets/find-facet.ts';
import type { Product } from '../../../commerce/catalogue/product.ts';
import { archetypeById } from '../pictures/archetypes.ts';
import { backgroundById } from '../pictures/backgrounds.ts';
import { colourBySlug } from '../pictures/palette.ts';
import { all, brands, breaking, categories, make, namesOf } from './whole-catalogue-fixture.ts';

const found = (products: Product[]) =>
  new Set(products.flatMap((product) => product.categories.map(({ slug }) => slug)));

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

  it('products have only existing categories and brands, the deepest category first', () => {
    const slugs = new Set(categories.map(({ slug }) => slug));
    const brandSlugs = new Set(brands.map(({ slug }) => slug));
    const isPlaced = (product: Product) => {
      const own = product.categories.map(({ slug }) => slug);
      const exists = own.every((slug) => slugs.has(slug)) && brandSlugs.has(product.brandSlug);
      return exists && new Set(own).size === own.length && own[0] === product.breadcrumbs.at(-1)!.slug;
    };
    expect(namesOf(breaking(all, isPlaced))).toEqual([]);
  });

  it('marketplace sellers have billing details and ship their own products', () => {
    const sold = all.filter(({ isHostedMarketplace }) => isHostedMarketplace);
    expect(sold.length).toBeGreaterThan(200);
    expect(breaking(sold, ({ seller }) => Boolean(seller?.billing.vatNumber))).toEqual([]);
    expect(breaking(sold, ({ facets }) => facets.isNextDay === undefined)).toEqual([]);
  });
});

describe('filters', () => {
  it('[FACET-02] uses filter keys the shop knows, sixty attributes among them', () => {
    const keys = new Set(all.flatMap(({ facets }) => Object.keys(facets)));
    expect([...keys].filter((key) => !findFacet(key))).toEqual([]);
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

describe('related products', () => {
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

describe('pictures', () => {
  it('use existing archetypes, views, fabrics, colours and backgrounds', () => {
    const isDrawn = (src: string) => {
      const [, root, archetypeId, view, paint] = src.split('/');
      const [fabric, colour, background] = paint!.split('.');
      const archetype = archetypeById.get(archetypeId!);
      const views: readonly string[] = ['swatch', ...(archetype?.views ?? [])];
      const fabrics: readonly string[] = archetype?.fabrics ?? [];
      const isPainted =
        fabrics.includes(fabric!) && colourBySlug.has(colour!) && backgroundById.has(background!);
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
