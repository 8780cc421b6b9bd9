import sharp from 'sharp';
import { encodePicture } from './encode-picture.server.ts';
import { serveJobs } from './process-pool.server.ts';
import type { ResizeJob } from './resized-original.server.ts';

sharp.concurrency(1);
sharp.cache(false);

serveJobs<ResizeJob, Buffer>(({ original, width, encoding }) =>
  encodePicture(sharp(original).resize({ width, withoutEnlargement: true }), encoding),
);
