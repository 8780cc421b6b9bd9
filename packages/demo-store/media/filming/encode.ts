import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';

export interface Reel {
  width: number;
  height: number;
  /** Raw pixels, red, green, blue. */
  frames: readonly Buffer[];
}

export const FRAMES_PER_SECOND = 20;
export const MOST_BYTES = 395_000;

const ENCODINGS = {
  // Plain backgrounds show banding first, so dark and even areas get more bits.
  mp4: {
    from: 23,
    to: 34,
    args: [
      ...['-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
      ...['-x264-params', 'aq-mode=3:aq-strength=1.15:deblock=-1,-1', '-movflags', '+faststart'],
    ],
  },
  webm: {
    from: 33,
    to: 50,
    args: [
      ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-pix_fmt', 'yuv420p', '-row-mt', '1', '-auto-alt-ref', '1'],
      ...['-lag-in-frames', '25', '-deadline', 'good', '-cpu-used', '4'],
    ],
  },
} as const;

export type FilmType = keyof typeof ENCODINGS;

/** Lowers the quality in steps until the film is small enough. */
export async function encodeFilm(reel: Reel, file: string, type: FilmType): Promise<number> {
  const { from, to } = ENCODINGS[type];
  for (let quality = from; ; quality += 4) {
    await encodeAt(reel, file, type, quality);
    const { size } = await stat(file);
    if (size < MOST_BYTES || quality >= to) return size;
  }
}

async function encodeAt({ width, height, frames }: Reel, file: string, type: FilmType, quality: number) {
  const encoder = spawn(
    'ffmpeg',
    [
      ...['-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`],
      ...['-r', String(FRAMES_PER_SECOND), '-i', '-', '-an'],
      ...[
        '-vf',
        'scale=in_range=full:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int',
      ],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
      ...ENCODINGS[type].args,
      ...['-crf', String(quality), file],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'close');
  for (const frame of frames) if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg failed: ${file}.`);
}
