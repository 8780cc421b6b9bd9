import * as v from 'valibot';
import { maybe, words } from '../fields.ts';

export const faqAccordianSchema = v.object({
  /** The shop's own words for it when nothing is said. */
  title: maybe(words(120)),
  items: v.pipe(v.array(v.object({ question: words(240), answer: words(4000) })), v.minLength(1)),
});
export type FaqAccordianFields = v.InferOutput<typeof faqAccordianSchema>;
