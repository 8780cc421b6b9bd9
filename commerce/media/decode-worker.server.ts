import sharp from 'sharp';
import { serveJobs } from './process-pool.server.ts';
import type { DecodedUpload, DecodeJob } from './uploaded-file.server.ts';

/** A little less than the time after which the process is ended. */
const DECODE_SECONDS = 8;
/** As the image library names them: its HEIF decoder reads AVIF and HEIC. */
const DECODERS = { jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif', avif: 'heif', heic: 'heif' } as const;

sharp.cache(false);
sharp.concurrency(1);
// Whatever a file claims to be, no other decoder is used.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
});

serveJobs<DecodeJob, DecodedUpload>(async ({ file, format, longestSide, maxPixels, output, background }) => {
  const image = sharp(file, { limitInputPixels: maxPixels, pages: 1 }).timeout({ seconds: DECODE_SECONDS });
  const original = await image.metadata();
  if (original.format !== DECODERS[format]) throw new Error(`content is ${original.format}, not ${format}`);
  const side = { fit: 'inside', withoutEnlargement: output !== 'pixels' } as const;
  let picture = image.rotate().resize(longestSide, longestSide, side);
  if (background) picture = picture.flatten({ background });
  const encoded =
    output === 'pixels'
      ? picture.toColourspace('srgb').removeAlpha().raw()
      : picture.webp({ quality: output.webp, effort: 3 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return {
    body: data,
    width: info.width,
    height: info.height,
    original: { width: original.width, height: original.height },
  };
});
