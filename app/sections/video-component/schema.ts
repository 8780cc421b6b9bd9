import * as v from 'valibot';
import { link, maybe, words } from '../fields.ts';
import { videoEntries } from '../video-fields.ts';

export const videoComponentSchema = v.object({
  ...videoEntries,
  title: maybe(words(120)),
  text: maybe(words(600)),
  callToAction: maybe(link),
});
export type VideoComponentFields = v.InferOutput<typeof videoComponentSchema>;
