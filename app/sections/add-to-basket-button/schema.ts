import * as v from 'valibot';
import { flag, maybe, words } from '../fields.ts';

export const addToBasketButtonSchema = v.object({
  sku: words(80),
  label: maybe(words(60)),
  showsProduct: flag(true),
});
export type AddToBasketButtonFields = v.InferOutput<typeof addToBasketButtonSchema>;
