/**
 * Where things lie in a master file. The picture fills the top; below it lie its maps in grey: the mask of the
 * recoloured area, the mask of the accent area, and how far the volume pushes the cloth's pattern.
 */
export const FRAME = { w: 800, h: 1200 } as const;

export const MAPS = {
  h: 900,
  primary: { x: 0, y: 0, w: 400, h: 600 },
  accent: { x: 400, y: 0, w: 400, h: 600 },
  du: { x: 0, y: 600, w: 200, h: 300 },
  dv: { x: 200, y: 600, w: 200, h: 300 },
  /** A grey patch that says how wide the pattern offsets reach: grey times step. */
  rangeMark: { x: 480, y: 660, w: 64, h: 64 },
  rangeStep: 6,
} as const;

/** Grey of a recoloured surface that faces the viewer in full light. */
export const NEUTRAL = 0.78;

export function masterFile(archetype: string, view: string): string {
  return `${archetype}.${view}.webp`;
}
