/**
 * The layout of a master file. The picture is at the top, its grey masks (recoloured area, accent area) below it. The
 * push, which is the displacement of the cloth's pattern by the volume, has a lossless file of its own.
 */
export const FRAME = { w: 800, h: 1200 } as const;

/** The size of both masks. */
export const MAP = { w: 400, h: 600 } as const;

/** Where the masks are in the file. */
export const MAPS = { primary: { x: 0, y: FRAME.h }, accent: { x: MAP.w, y: FRAME.h } } as const;

/** The master for pictures up to this width, in a file of its own: half as wide, and decoded in a fraction of the time. */
export const SMALL_FRAME = { w: FRAME.w / 2, h: FRAME.h / 2 } as const;

/** The push has half the picture's size; `steps` are per picture unit. */
export const PUSH = { w: 400, h: 600, steps: 2 } as const;

/** Grey of a recoloured surface that faces the viewer in full light. */
export const NEUTRAL = 0.78;

export function masterFile(archetype: string, view: string): string {
  return `${archetype}.${view}.webp`;
}

export function smallMasterFile(archetype: string, view: string): string {
  return `${archetype}.${view}.master`;
}

export function pushFile(archetype: string, view: string): string {
  return `${archetype}.${view}.push`;
}
