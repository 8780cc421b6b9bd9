import * as v from 'valibot';
import { flag, words } from '../fields.ts';

export const singleShoppableButtonSchema = v.object({
  id: words(60),
  /** `sku#colour` */
  productSku: words(80),
  label: words(80),
  invertColours: flag(false),
});
export type SingleShoppableButtonFields = v.InferOutput<typeof singleShoppableButtonSchema>;
