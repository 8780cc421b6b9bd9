import * as v from 'valibot';
import { link, maybe, words } from '../fields.ts';
import { videoEntries } from '../video-fields.ts';

/** A video whose encodings the media hub made; words lie over it. */
export const mediaHubVideoComponentSchema = v.object({
  ...videoEntries,
  overlayTitle: maybe(words(120)),
  callToAction: maybe(link),
});
export type MediaHubVideoComponentFields = v.InferOutput<typeof mediaHubVideoComponentSchema>;
