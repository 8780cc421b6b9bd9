import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { flag, maybe, words } from '../fields.ts';

export default defineSection({
  type: 'AddToBasketButton',
  styles: ['products'],
  schema: v.object({
    sku: words(80),
    label: maybe(words(60)),
    showsProduct: flag(true),
  }),
  load: async ({ sku }, { findShoppableProducts }) => {
    const product = (await findShoppableProducts([sku]))[sku];
    if (!product) return null;
    // An editor may name the product; then its first colour that can be bought goes into the basket.
    const isVariant = /^[A-Z]{3}\d{5}-\d+-\d+$|^M\w{8,}$/.test(sku);
    const first = product.colours.find(({ isOnStock }) => isOnStock);
    return isVariant ? { sku, product } : first ? { sku: first.sku, product } : null;
  },
  samples: [
    { name: 'with the product', fields: { sku: 'EMZ20213' } },
    { name: 'the button alone', fields: { sku: 'EMZ20213', label: 'Add the vase', showsProduct: false } },
  ],
});
