import * as v from 'valibot';
import { maybe, numberOr, picture, words } from '../fields.ts';

export const iframeSchema = v.object({
  src: v.pipe(v.string(), v.regex(/^(?:https:\/\/|\/(?![/\\]))[^\s<>"]+$/i, 'must be a full https address')),
  title: words(160),
  poster: maybe(picture),
  /** Height divided by width. */
  ratio: numberOr(0.5625, 0.1, 3),
});
export type IframeFields = v.InferOutput<typeof iframeSchema>;
