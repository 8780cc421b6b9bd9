import * as v from 'valibot';
import { maybe, productQuery, words } from '../fields.ts';

/** Two products side by side with what is said about them. */
export const blogPanelProductHighlightSchema = v.object({
  title: maybe(words(120)),
  text: maybe(words(800)),
  query: productQuery,
});
export type BlogPanelProductHighlightFields = v.InferOutput<typeof blogPanelProductHighlightSchema>;
