/**
 * Where things lie in a master file. The picture fills the top; below it lie its masks in grey: the recoloured area
 * and the accent area. How far the volume pushes the cloth's pattern lies in a file of its own, kept exactly.
 */
export const FRAME = { w: 800, h: 1200 } as const;

export const MAPS = {
  h: 600,
  primary: { x: 0, y: 0, w: 400, h: 600 },
  accent: { x: 400, y: 0, w: 400, h: 600 },
} as const;

/** The push is kept at half the picture's size, in steps per picture unit. */
export const PUSH = { w: 400, h: 600, steps: 2 } as const;

/** Grey of a recoloured surface that faces the viewer in full light. */
export const NEUTRAL = 0.78;

export function masterFile(archetype: string, view: string): string {
  return `${archetype}.${view}.webp`;
}
