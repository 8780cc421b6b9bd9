import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { flag, words } from '../fields.ts';

export default defineSection({
  type: 'SingleShoppableButton',
  styles: ['products'],
  schema: v.object({
    id: words(60),
    /** `sku#colour` */
    productSku: words(80),
    label: words(80),
    invertColours: flag(false),
  }),
  load: async ({ productSku }, { findShoppableProducts }) => ({
    products: await findShoppableProducts([productSku]),
  }),
  samples: [
    { name: 'a product', fields: { id: 'sofa', productSku: 'BKZ30005#rust', label: 'Shop the sofa' } },
    {
      name: 'a product that is not there',
      fields: { id: 'none', productSku: 'ZZZ99999-101-12', label: 'Shop what is gone', invertColours: true },
    },
  ],
});
