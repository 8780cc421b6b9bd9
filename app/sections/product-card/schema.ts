import * as v from 'valibot';
import { productQuery } from '../fields.ts';

export const productCardSchema = v.object({ query: productQuery });
export type ProductCardFields = v.InferOutput<typeof productCardSchema>;
