import * as v from 'valibot';
import { link, maybe } from '../fields.ts';
import { textBannerEntries } from '../text-banner-fields.ts';

export const liveTextSchema = v.object({ ...textBannerEntries, callToAction: maybe(link) });
export type LiveTextFields = v.InferOutput<typeof liveTextSchema>;
