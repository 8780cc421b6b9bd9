/** The index of the first visible slide; `step` is the width of a slide with its gap. */
export function slideAt(scrolled: number, step: number): number {
  return step > 0 ? Math.max(0, Math.round(Math.abs(scrolled) / step)) : 0;
}
