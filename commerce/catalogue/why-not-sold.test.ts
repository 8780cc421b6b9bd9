import { describe, expect, it } from 'vitest';
import { type SaleFacts, whyNotSold } from './why-not-sold.ts';

const site = { slug: 'coast', priceList: 'GBP' };
const variant = (isOnStock: boolean) => ({ stock: { isOnStock } });
const sold: SaleFacts = {
  isOnSale: true,
  categories: ['dresses'],
  availableFascias: [],
  variants: [variant(false), variant(true)],
  priceLists: ['GBP'],
};

describe('[OPS-14] why is it not sold?', () => {
  it('has no reason for what shoppers can buy', () => {
    expect(whyNotSold(sold, site)).toEqual([]);
    expect(whyNotSold({ ...sold, availableFascias: ['coast'] }, site)).toEqual([]);
  });

  it.each<[string, Partial<SaleFacts>, string[]]>([
    ['it is hidden', { isOnSale: false }, ['hidden']],
    ['its sale has not begun', { isOnSale: false, saleStarts: '2027-01-01T00:00:00.000Z' }, ['not-started']],
    ['its sale has ended', { isOnSale: false, saleEnds: '2026-01-01T00:00:00.000Z' }, ['ended']],
    ['it is in no category', { categories: [] }, ['no-category']],
    ['nothing is in stock', { variants: [variant(false)] }, ['no-stock']],
    ['it has no price here', { priceLists: ['EUR'] }, ['no-price']],
    ['another site sells it', { availableFascias: ['oasis'] }, ['other-site']],
    [
      'of several things at once',
      { isOnSale: false, variants: [variant(false)], availableFascias: ['oasis'] },
      ['hidden', 'no-stock', 'other-site'],
    ],
  ])('because %s', (_why, change, reasons) => {
    expect(whyNotSold({ ...sold, ...change }, site)).toEqual(reasons);
  });
});
