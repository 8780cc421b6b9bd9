import * as v from 'valibot';
import { maybe, words } from '../fields.ts';
import { singleFeatureInfoSchema } from '../single-feature-info/schema.ts';

export const featuresInfoSectionSchema = v.object({
  title: maybe(words(80)),
  items: v.pipe(v.array(singleFeatureInfoSchema), v.minLength(1)),
});
export type FeaturesInfoSectionFields = v.InferOutput<typeof featuresInfoSectionSchema>;
