/** Which slide leads a row that was scrolled so far; `step` is a slide with its gap. */
export function slideAt(scrolled: number, step: number): number {
  return step > 0 ? Math.max(0, Math.round(Math.abs(scrolled) / step)) : 0;
}
