import * as v from 'valibot';
import { blogCardSchema } from '../blog-card/schema.ts';
import { oneOf } from '../fields.ts';

export const blogFeatureSchema = v.object({
  ...blogCardSchema.entries,
  pictureSide: oneOf(['left', 'right'], 'left'),
});
export type BlogFeatureFields = v.InferOutput<typeof blogFeatureSchema>;
