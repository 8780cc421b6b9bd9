/**
 * The layout of a master file. The picture is at the top, its grey masks (recoloured area, accent area) below it. The
 * push, which is the displacement of the cloth's pattern by the volume, has a lossless file of its own.
 */
export const FRAME = { w: 800, h: 1200 } as const;

export const MAPS = {
  h: 600,
  primary: { x: 0, y: 0, w: 400, h: 600 },
  accent: { x: 400, y: 0, w: 400, h: 600 },
} as const;

/** The push has half the picture's size; `steps` are per picture unit. */
export const PUSH = { w: 400, h: 600, steps: 2 } as const;

/** Grey of a recoloured surface that faces the viewer in full light. */
export const NEUTRAL = 0.78;

export function masterFile(archetype: string, view: string): string {
  return `${archetype}.${view}.webp`;
}
