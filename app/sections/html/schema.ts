import * as v from 'valibot';
import { words } from '../fields.ts';

export const htmlSchema = v.object({ html: words(50000) });
export type HtmlFields = v.InferOutput<typeof htmlSchema>;
