import * as v from 'valibot';
import { maybe, picture, words } from '../fields.ts';

export const blogPanelDetailSchema = v.object({
  title: maybe(words(120)),
  markdown: words(8000),
  pictures: v.pipe(v.array(picture), v.minLength(1), v.maxLength(2)),
});
export type BlogPanelDetailFields = v.InferOutput<typeof blogPanelDetailSchema>;
