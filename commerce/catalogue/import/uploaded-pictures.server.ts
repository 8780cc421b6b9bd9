import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PictureNotFound, type PictureSource } from '#commerce/media/picture-service.server.ts';
import { type MediaStorage, originalKey } from '#commerce/media/provider.ts';
import { resizedOriginal } from '#commerce/media/resized-original.server.ts';
import { decodeUpload, type UploadFormat } from '#commerce/media/uploaded-file.server.ts';
import type { Database } from '#server/db/database.server.ts';
import type { Queries } from '../queries.server.ts';
import type { UploadedPicture } from './to-product.ts';

/** Uploaded product pictures, in the media storage so that every process can read them. */

const ADDRESS = /^\/media\/own\/([0-9a-f]{32})$/;
const LONGEST_SIDE = 2400;
const MOST_PIXELS = 100_000_000;
const ACCEPTED: readonly UploadFormat[] = ['jpeg', 'png', 'webp', 'avif', 'heic', 'gif'];

const addressOf = (hash: string) => `/media/own/${hash}`;

/** Re-encodes a picture, which removes its metadata, and stores it; null when the file is not a picture. */
export async function storePicture(
  { pool }: Pick<Database, 'pool'>,
  storage: Pick<MediaStorage, 'write'>,
  name: string,
  file: Uint8Array,
): Promise<UploadedPicture | null> {
  const picture = await reencode(file);
  if (!picture) return null;
  const hash = createHash('sha256').update(picture.body).digest('hex').slice(0, 32);
  await storage.write(originalKey(hash), picture.body, 'image/webp');
  await pool.query('insert into own_picture (hash, ratio, tone) values ($1, $2, $3) on conflict do nothing', [
    hash,
    picture.ratio,
    picture.tone,
  ]);
  await pool.query(
    'insert into own_picture_name (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash',
    [name, hash],
  );
  return { src: addressOf(hash), ratio: picture.ratio, tone: picture.tone };
}

async function reencode(file: Uint8Array) {
  const decoded = await decodeUpload(
    'staff',
    { file, longestSide: LONGEST_SIDE, maxPixels: MOST_PIXELS, output: { webp: 90 }, background: '#ffffff' },
    ACCEPTED,
  );
  if (!decoded) return null;
  const { body, width, height } = decoded;
  const pixel = await sharp(body).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const tone = `#${[...pixel.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { body, ratio: Math.round((height / width) * 1_000) / 1_000, tone };
}

/** Looks up pictures by file name. */
export async function findUploadedPictures(
  client: Queries,
  names: readonly string[],
): Promise<(name: string) => UploadedPicture | undefined> {
  if (names.length === 0) return () => undefined;
  const { rows } = await client.query<{ name: string; hash: string; ratio: number; tone: string }>(
    'select n.name, p.hash, p.ratio, p.tone from own_picture_name n join own_picture p using (hash) where n.name = any($1)',
    [[...new Set(names)]],
  );
  const found = new Map(
    rows.map(({ name, hash, ratio, tone }) => [name, { src: addressOf(hash), ratio, tone }]),
  );
  return (name) => found.get(name);
}

/** The source of uploaded pictures for the picture service. */
export function uploadedPictureSource(
  { pool }: Pick<Database, 'pool'>,
  storage: Pick<MediaStorage, 'read'>,
): PictureSource {
  return {
    find(src) {
      const hash = ADDRESS.exec(src)?.[1];
      if (!hash) return null;
      return resizedOriginal(async () => {
        const stored = await storage.read(originalKey(hash));
        if (stored) return stored;
        // Older pictures are in the column until they are migrated.
        const query = 'select body from own_picture where hash = $1';
        const { rows } = await pool.query<{ body: Buffer | null }>(query, [hash]);
        if (!rows[0]?.body) throw new PictureNotFound(src);
        return rows[0].body;
      });
    },
  };
}
