/** Rounds half up, ignoring binary rounding errors in the last digits (2990 × 0.85). */
export function roundHalfUp(value: number): number {
  return Math.floor(Number((value + 0.5).toFixed(6)));
}
