import * as v from 'valibot';
import { artPicture, link, maybe, words } from '../fields.ts';

const side = v.object({
  label: words(40),
  title: words(120),
  text: maybe(words(300)),
  picture: artPicture,
  links: v.optional(v.array(link), []),
});

export const takeoverToggleSchema = v.object({
  legend: words(80),
  sides: v.pipe(v.array(side), v.minLength(2), v.maxLength(4)),
});
export type TakeoverToggleFields = v.InferOutput<typeof takeoverToggleSchema>;
