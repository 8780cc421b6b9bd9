import * as v from 'valibot';
import { maybe, picture, words } from '../fields.ts';

export const blogPanelStyleOverviewSchema = v.object({
  title: words(120),
  text: maybe(words(800)),
  picture,
  points: v.pipe(v.array(v.object({ title: words(80), text: words(400) })), v.minLength(1)),
});
export type BlogPanelStyleOverviewFields = v.InferOutput<typeof blogPanelStyleOverviewSchema>;
