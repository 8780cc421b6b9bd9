import { describe, expect, it } from 'vitest';
import { parseLine } from './parse-line.ts';
import { formatProblem } from './problem.ts';
import { toProduct } from './to-product.ts';

const shirt = {
  key: 'SHIRT-1',
  name: 'Linen Shirt',
  brand: 'Maine',
  type: 'clothing',
  category: 'shirts',
  colours: [{ colour: 'navy' }],
  variants: [{ sku: 'SHIRT-1-S', size: 'S', price: '49.00' }],
};
const problemsOf = (given: unknown, number = 7): string[] => {
  const read = parseLine({ number, text: typeof given === 'string' ? given : JSON.stringify(given) });
  return 'problems' in read ? read.problems.map(formatProblem) : [];
};
const productOf = (given: object, picture?: { src: string; ratio: number; tone: string }) => {
  const read = parseLine({ number: 1, text: JSON.stringify(given) });
  if ('problems' in read || read.value.kind !== 'product') throw new Error(JSON.stringify(read));
  return toProduct(read.value.product, {
    line: 1,
    defaults: { currency: 'GBP', country: 'GB', currencies: ['GBP'] },
    known: null,
    crumbs: ['men', 'shirts'],
    findPicture: () => picture,
    now: new Date('2026-11-15T00:00:00Z'),
  });
};

describe('a line of a catalogue file', () => {
  it('needs only a few fields to be a product', () => {
    expect(problemsOf(shirt)).toEqual([]);
    const { product, problems, isOnSale } = productOf(shirt);
    expect(problems).toEqual([]);
    expect(isOnSale).toBe(true);
    expect(product).toMatchObject({
      id: 'SHIRT-1',
      slug: 'linen-shirt-shirt-1',
      brandSlug: 'maine',
      categories: [{ slug: 'shirts' }, { slug: 'men' }],
      publishedAt: '2026-11-15T00:00:00.000Z',
      facets: {
        sizes: ['S'],
        colourFacets: ['Navy'],
        priceBands: ['£25 - £50'],
        source: ['Delivered by Us'],
      },
    });
    expect(product.colours[0]!.images.map(({ src }) => src)).toEqual(['/media/placeholder/product']);
    expect(product.colours[0]!.swatch).toMatchObject({ src: '/media/swatch/0b1f4b', tone: '#0b1f4b' });
    expect(product.variants[0]!.price.price).toEqual({ centAmount: 4900, currencyCode: 'GBP' });
  });

  it('needs a category', () => {
    expect(problemsOf({ ...shirt, category: '' })).toEqual(['line 7, category: must not be empty.']);
  });

  it('accepts prices as numbers', () => {
    const variants = [{ sku: 'A', price: 49.5 }];
    expect(productOf({ ...shirt, variants }).product.variants[0]!.price.price.centAmount).toBe(4950);
  });

  it('is refused with its line number when it is not JSON or not an object', () => {
    expect(problemsOf('{"key": ')).toEqual([
      'line 7: is not valid JSON; a line must hold one whole object, {…}.',
    ]);
    expect(problemsOf('[1]')).toEqual(['line 7: must be one object, {…}.']);
    expect(problemsOf({ kind: 'other' })).toEqual(['line 7, kind: must be product, category or brand.']);
  });

  it('reports all its problems at once, by field', () => {
    const { name: _, ...nameless } = shirt;
    const wrong = {
      ...nameless,
      format: 2,
      type: 'shirt',
      colour: 'red',
      variants: [
        { sku: 'A B', price: 'cheap' },
        { sku: 'B', price: '5', quantity: -1 },
      ],
    };
    expect(problemsOf(wrong)).toEqual([
      'line 7, format: must be 1, the only format there is.',
      'line 7, name: is missing; please add it.',
      expect.stringContaining('line 7, type: must be one of clothing'),
      expect.stringContaining('line 7, variants[0].sku: must be letters'),
      'line 7, variants[0].price: must be an amount such as "49.00".',
      'line 7, variants[1].quantity: must not be below 0.',
      'line 7, colour: is no field we know; take it out or correct its name.',
    ]);
    expect(problemsOf({ ...shirt, name: 5 })).toEqual(['line 7, name: must be text, and it is 5.']);
  });

  it('has variants of its own colours, each combination once', () => {
    const variants = [
      { sku: 'A', colour: 'navy', size: 'S', price: 1 },
      { sku: 'A', colour: 'navy', size: 'M', price: 1 },
      { sku: 'B', colour: 'navy', size: 'S', price: 1 },
      { sku: 'C', colour: 'plum', size: 'S', price: 1 },
      { sku: 'D', size: 'L', price: 1 },
    ];
    expect(problemsOf({ ...shirt, colours: [{ colour: 'navy' }, { colour: 'red' }], variants })).toEqual([
      'line 7, variants[1].sku: "A" appears twice; list each once.',
      'line 7, variants[2]: has the colour and size of another variant; each combination may appear once.',
      'line 7, variants[3].colour: "plum" is not among the product\'s colours.',
      'line 7, variants[4].colour: is missing; the product has several.',
    ]);
  });

  it('refers to pictures by file name or by an address of the shop, and in no other way', () => {
    const withPicture = (src: string) => ({ ...shirt, colours: [{ colour: 'navy', pictures: [src] }] });
    for (const src of ['front.jpg', 'summer/front 1.PNG', '/media/own/abc'])
      expect(problemsOf(withPicture(src))).toEqual([]);
    for (const src of ['https://elsewhere.example/a.jpg', '../secret.jpg', '/etc/passwd', 'front.svg'])
      expect(problemsOf(withPicture(src))[0]).toContain('line 7, colours[0].pictures[0]: must be the name');
    const own = { src: '/media/own/abc', ratio: 1.2, tone: '#112233' };
    expect(productOf(withPicture('front.jpg'), own).product.colours[0]!.images).toEqual([
      { ...own, alt: 'Linen Shirt in Navy' },
    ]);
  });

  it('is imported with a note when a picture is not uploaded yet', () => {
    const { product, problems } = productOf({ ...shirt, colours: [{ colour: 'navy', pictures: ['a.jpg'] }] });
    expect(problems).toEqual([
      {
        line: 1,
        field: 'colours[0].pictures[0]',
        text: 'the picture "a.jpg" is not in the shop yet; upload it and import again.',
        isNote: true,
      },
    ]);
    expect(product.colours[0]!.images[0]!.src).toBe('/media/placeholder/product');
  });

  it('is refused in a currency the shop does not sell in, and with a was-price below the price', () => {
    expect(productOf({ ...shirt, currency: 'SEK' }).problems.map(formatProblem)).toEqual([
      'line 1, currency: the shop does not sell in "SEK", only in GBP.',
    ]);
    const variants = [
      { sku: 'A', price: '10.005' },
      { sku: 'B', size: 'S', price: '10', wasPrice: '9' },
    ];
    expect(productOf({ ...shirt, variants }).problems.map(formatProblem)).toEqual([
      'line 1, variants[0].price: "10.005" is no amount in GBP; write it like 49.00.',
      'line 1, variants[1].wasPrice: must be more than the price, or left out.',
    ]);
  });

  it('may be a category or a brand', () => {
    expect(problemsOf({ kind: 'category', slug: 'men', names: { 'en-GB': 'Men' } })).toEqual([]);
    expect(problemsOf({ kind: 'category', slug: 'Men', names: { fr: 'Homme' } })).toEqual([
      'line 7, slug: must be lower-case letters, digits and dashes.',
      'line 7, names: must have a text for en-GB.',
    ]);
    expect(problemsOf({ kind: 'brand', slug: 'maine', name: 'Maine' })).toEqual([]);
  });

  it('is refused without being parsed when it is too long', () => {
    const read = parseLine({ number: 3, text: '{"key":', isTooLong: true });
    expect('problems' in read && formatProblem(read.problems[0]!)).toContain('line 3: is longer than');
  });
});
