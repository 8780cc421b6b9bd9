import { createProcessPool } from './process-pool.server.ts';
import { QueueFull } from './work-queue.server.ts';

export type UploadFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif';

export interface DecodeJob {
  file: Uint8Array;
  format: UploadFormat;
  longestSide: number;
  /** A small file can contain a huge picture; larger ones are not decoded. */
  maxPixels: number;
  /** WebP of this quality, or raw RGB pixels. */
  output: { webp: number } | 'pixels';
  /** Replaces transparency. */
  background?: string;
}

export interface DecodedUpload {
  body: Buffer;
  width: number;
  height: number;
  original: { width: number; height: number };
}

const PHOTO_FORMATS: readonly UploadFormat[] = ['jpeg', 'png', 'webp', 'avif', 'heic'];
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** The format by content, whatever name and type were sent; null for everything else, such as SVG. */
export function detectFormat(file: Uint8Array): UploadFormat | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, 16));
  const text = bytes.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.slice(4, 8) !== 'ftyp') return null;
  const brand = text.slice(8, 12);
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return HEIC_BRANDS.has(brand) ? 'heic' : null;
}

const decoders = createProcessPool<DecodeJob, DecodedUpload>({
  file: new URL('./decode-worker.server.ts', import.meta.url),
  size: 2,
  waiting: 20,
  jobMs: 10_000,
  maxBytes: 250 * 1024 * 1024,
});
const FILES_OF_ONE_UPLOADER = 6;
const inProgress = new Map<string, { files: number; last: Promise<unknown> }>();

/**
 * Decodes a file that somebody uploaded, in a process of its own and with a time limit. The files of one uploader are decoded
 * one after the other, so that slow ones leave room for others. Null when the file is not a picture of an accepted format;
 * rejects with `QueueFull` when too many wait.
 */
export async function decodeUpload(
  uploader: string,
  job: Omit<DecodeJob, 'format'>,
  accepted: readonly UploadFormat[] = PHOTO_FORMATS,
): Promise<DecodedUpload | null> {
  const format = detectFormat(job.file);
  if (!format || !accepted.includes(format)) return null;
  const before = inProgress.get(uploader) ?? { files: 0, last: Promise.resolve() };
  if (before.files >= FILES_OF_ONE_UPLOADER) throw new QueueFull('too many files of one uploader');
  const decoded = before.last.then(() => decoders.run({ ...job, format })).catch(refuse);
  const mine = { files: before.files + 1, last: decoded.catch(() => null) };
  inProgress.set(uploader, mine);
  try {
    return await decoded;
  } finally {
    const current = inProgress.get(uploader);
    if (current === mine) inProgress.delete(uploader);
    else if (current) current.files -= 1;
  }
}

/** A file that cannot be decoded, or not in time, is no picture. */
function refuse(error: Error): null {
  if (error instanceof QueueFull) throw error;
  return null;
}
