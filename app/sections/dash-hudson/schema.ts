import * as v from 'valibot';
import { href, link, maybe, numberOr, picture, words } from '../fields.ts';

/** The social gallery: what customers wore, as a wall of pictures. */
export const dashHudsonSchema = v.object({
  title: maybe(words(80)),
  text: maybe(words(240)),
  link: maybe(link),
  perRowDesktop: numberOr(4, 1, 8),
  perRowMobile: numberOr(2, 1, 4),
  rowLimit: numberOr(4, 1, 10),
  items: v.pipe(v.array(v.object({ picture, href, handle: maybe(words(60)) })), v.minLength(1)),
});
export type DashHudsonFields = v.InferOutput<typeof dashHudsonSchema>;
