import * as v from 'valibot';
import { ctaCardSchema } from '../cta-card/schema.ts';
import { link, maybe, numberOr, words } from '../fields.ts';

export const ctaGridSchema = v.object({
  title: maybe(words(80)),
  text: maybe(words(300)),
  link: maybe(link),
  columns: numberOr(4, 1, 6),
  columnsMobile: numberOr(2, 1, 3),
  items: v.pipe(v.array(ctaCardSchema), v.minLength(1)),
});
export type CtaGridFields = v.InferOutput<typeof ctaGridSchema>;
