import * as v from 'valibot';
import { link, maybe, productQuery, words } from '../fields.ts';

export const productGridSchema = v.object({
  title: maybe(words(80)),
  text: maybe(words(240)),
  link: maybe(link),
  query: productQuery,
});
export type ProductGridFields = v.InferOutput<typeof productGridSchema>;
