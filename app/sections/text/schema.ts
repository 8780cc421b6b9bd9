import * as v from 'valibot';
import { oneOf, words } from '../fields.ts';

export const textSchema = v.object({
  markdown: words(20000),
  alignment: oneOf(['left', 'center'], 'left'),
});
export type TextFields = v.InferOutput<typeof textSchema>;
