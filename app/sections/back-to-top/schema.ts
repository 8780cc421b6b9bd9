import * as v from 'valibot';
import { oneOf } from '../fields.ts';

export const backToTopSchema = v.object({ placement: oneOf(['left', 'center', 'right'], 'right') });
export type BackToTopFields = v.InferOutput<typeof backToTopSchema>;
