import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../commerce/catalogue/product.ts';
import { checkDigit } from './barcode.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { all, breaking, make, namesOf, variants } from './whole-catalogue-fixture.ts';

const hash = (products: Product[]) => createHash('sha256').update(JSON.stringify(products)).digest('hex');

describe('the demo catalogue as a stream', () => {
  it('gives the same records for the same seed, others for another seed', () => {
    expect(hash(make(11, 400))).toBe(hash(make(11, 400)));
    expect(hash(make(11, 400))).not.toBe(hash(make(12, 400)));
    expect(demoCatalogue({ seed: 11, products: 400 }).fingerprint).not.toBe(
      demoCatalogue({ seed: 12, products: 400 }).fingerprint,
    );
  });

  it('gives the same records all day, others the next day', () => {
    const at = (moment: string) => hash(make(11, 200, new Date(moment)));
    expect(at('2027-03-01T23:59:00Z')).toBe(at('2027-03-01T00:00:00Z'));
    expect(at('2027-03-02T00:00:00Z')).not.toBe(at('2027-03-01T00:00:00Z'));
  });

  it.each([1, 50, 200, 731])('gives exactly %i products', (products) => {
    expect(make(3, products)).toHaveLength(products);
    expect(demoCatalogue({ seed: 3, products }).productCount).toBe(products);
  });

  it('generates products one by one, so that a million need little memory', () => {
    const stream = demoCatalogue({ seed: 7, products: 1_000_000 }).products() as Iterable<Product>;
    const first: Product[] = [];
    for (const product of stream) if (first.push(product) === 5) break;
    expect(first).toHaveLength(5);
  });

  it('counts ages and pre-orders from the given day', () => {
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

  it('[CONTENT-05] the part of a SKU before the hyphen is the product key', () => {
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
