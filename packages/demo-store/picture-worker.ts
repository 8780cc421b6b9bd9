import sharp from 'sharp';
import { encodePicture } from '../../commerce/media/encode-picture.server.ts';
import { serveJobs } from '../../commerce/media/process-pool.server.ts';
import type { DrawRequest, DrawResponse } from './picture-source.ts';
import { findDrawing } from './pictures/compose/draw-picture.ts';

// Each process draws one picture at a time, and there are as many as cores.
sharp.concurrency(1);
sharp.cache(false);

serveJobs<DrawRequest, DrawResponse>(async ({ src, width, encoding }) => {
  const picture = await findDrawing(src)!(width);
  if (!encoding) return picture;
  const { data, ...raw } = picture;
  return encodePicture(sharp(data, { raw }), encoding);
});
