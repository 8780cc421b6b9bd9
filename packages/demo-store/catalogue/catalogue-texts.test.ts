import { describe, expect, it } from 'vitest';
import type { Product } from '../../../commerce/catalogue/product.ts';
import { all, breaking, namesOf } from './whole-catalogue-fixture.ts';

describe('texts', () => {
  it('names have 3 to 70 characters, no word twice in a row, no placeholder', () => {
    expect(namesOf(breaking(all, ({ name }) => name.length >= 3 && name.length <= 70))).toEqual([]);
    expect(namesOf(breaking(all, ({ name }) => !/\b(\w+) \1\b/i.test(name)))).toEqual([]);
    expect(breaking(all, ({ name, description }) => !/undefined|null|[{}]/.test(name + description))).toEqual(
      [],
    );
  });

  it('names are unique within a brand', () => {
    const names = new Set(all.map(({ brandSlug, name }) => `${brandSlug} ${name}`));
    expect(names.size / all.length).toBeGreaterThan(0.999);
  });

  it('descriptions are two to four sentences of at most 1,500 characters', () => {
    const sentences = (text: string) => text.split(/[.!?](?:\s|$)/).filter(Boolean).length;
    expect(breaking(all, ({ description }) => description.length <= 1500)).toEqual([]);
    expect(namesOf(breaking(all, ({ description }) => sentences(description) >= 2))).toEqual([]);
  });

  it('uses singular and plural correctly', () => {
    expect(breaking(all, ({ description }) => !/\ba (?:[aei]|o(?!ne))/.test(description))).toEqual([]);
    const many = all.filter(({ name }) =>
      /(Jeans|Trousers|Boots|Shoes|Sandals|Trainers|Pyjamas)$/.test(name),
    );
    expect(many.length).toBeGreaterThan(300);
    const isOne = /\b(It (has|comes|works|takes)|We gave it|Save it|Wear it)\b|\ba pyjamas\b/;
    expect(namesOf(breaking(many, ({ description }) => !isOne.test(description)))).toEqual([]);
  });

  it('repeats no sentence in a description', () => {
    const sentences = ({ description }: Product) => description.split(/(?<=[.!?]) /);
    expect(namesOf(breaking(all, (p) => new Set(sentences(p)).size === sentences(p).length))).toEqual([]);
    expect(
      namesOf(breaking(all, ({ description }) => !/\b(an? [a-z -]+) and \1\b/.test(description))),
    ).toEqual([]);
  });

  it('closure, care text and wash agree with the filter values', () => {
    const value = ({ facets }: Product, key: string) => facets[`aiattributes.${key}`] ?? [];
    const closings: Record<string, RegExp> = {
      'Zip Top': /Zip/,
      'Side Zip': /Zip/,
      'Zip Through': /Zip/,
      'Zip Front': /Zip/,
      'Button Fly': /Button Fly/,
    };
    const agreesWithClosure = (product: Product) => {
      const closing = closings[product.facets.detail?.[0] ?? ''];
      return !closing || value(product, 'Closure').every((closure) => closing.test(closure));
    };
    expect(namesOf(breaking(all, agreesWithClosure))).toEqual([]);
    const cared = all.filter((product) => value(product, 'Care').length > 0);
    const careTexts: Record<string, RegExp> = {
      'Machine Washable': /machine wash|wash (inside out )?at/i,
      'Dry Clean Only': /dry clean only/i,
      'Hand Wash': /hand wash/i,
      'Wipe Clean': /^(wipe|spot clean)/i,
    };
    const agreesWithCareText = (product: Product) =>
      value(product, 'Care').every((care) =>
        careTexts[care]!.test(product.variants[0]!.attributes.detailsAndCare ?? ''),
      );
    expect(namesOf(breaking(cared, agreesWithCareText))).toEqual([]);
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
