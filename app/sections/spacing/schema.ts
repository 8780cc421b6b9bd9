import * as v from 'valibot';
import { flag, numberOr } from '../fields.ts';

export const spacingSchema = v.object({
  desktop: numberOr(72, 0, 400),
  mobile: numberOr(48, 0, 400),
  withRule: flag(false),
});
export type SpacingFields = v.InferOutput<typeof spacingSchema>;
