import * as v from 'valibot';
import { videoEntries } from '../video-fields.ts';

export const videoSchema = v.object(videoEntries);
export type VideoSectionFields = v.InferOutput<typeof videoSchema>;
