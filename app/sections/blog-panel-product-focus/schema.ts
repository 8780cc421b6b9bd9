import * as v from 'valibot';
import { link, maybe, productQuery, words } from '../fields.ts';

export const blogPanelProductFocusSchema = v.object({
  title: words(120),
  text: maybe(words(800)),
  query: productQuery,
  link: maybe(link),
});
export type BlogPanelProductFocusFields = v.InferOutput<typeof blogPanelProductFocusSchema>;
