/**
 * The layout of a master file. The picture is at the top, its grey masks (recoloured area, accent area) below it. The
 * push, which is the displacement of the cloth's pattern by the volume, has a lossless file of its own.
 */
export const FRAME = { w: 800, h: 1200 } as const;

/** The size of both masks. */
export const MAP = { w: 400, h: 600 } as const;

export interface MasterLayout {
  /** The folder of the files. */
  folder: 'masters' | 'small-masters';
  frame: { w: number; h: number };
  /** Where the masks are in the file. */
  primary: { x: number; y: number };
  accent: { x: number; y: number };
}

export const FULL_MASTER: MasterLayout = {
  folder: 'masters',
  frame: FRAME,
  primary: { x: 0, y: FRAME.h },
  accent: { x: MAP.w, y: FRAME.h },
};

/** For pictures up to this width: half as wide, so that it is decoded in a quarter of the time. */
export const SMALL_MASTER: MasterLayout = {
  folder: 'small-masters',
  frame: { w: FRAME.w / 2, h: FRAME.h / 2 },
  primary: { x: 0, y: FRAME.h / 2 },
  accent: { x: 0, y: FRAME.h / 2 + MAP.h },
};

/** The push has half the picture's size; `steps` are per picture unit. */
export const PUSH = { w: 400, h: 600, steps: 2 } as const;

/** Grey of a recoloured surface that faces the viewer in full light. */
export const NEUTRAL = 0.78;

export function masterFile(archetype: string, view: string): string {
  return `${archetype}.${view}.webp`;
}

export function pushFile(archetype: string, view: string): string {
  return `${archetype}.${view}.push`;
}
