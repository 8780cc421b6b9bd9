/** Rounds a half towards the larger number, and forgives the last bits of binary fractions (2990 × 0.85). */
export function roundHalfUp(value: number): number {
  return Math.floor(Number((value + 0.5).toFixed(6)));
}
