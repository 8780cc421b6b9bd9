export const USP = {
  rotationMs: 3000,
  transitionMs: 500,
  swipeThreshold: 50,
  staticAutoplayMs: 5000,
} as const;

export interface UspPause {
  isHovered: boolean;
  isDropdownOpen: boolean;
  isTouched: boolean;
  isTabHidden: boolean;
}

/** Rotates when there are several messages and the visitor is not interacting. */
export function isRotating(itemCount: number, pause: UspPause): boolean {
  const isPaused = pause.isHovered || pause.isDropdownOpen || pause.isTouched || pause.isTabHidden;
  return itemCount > 1 && !isPaused;
}

/** The next index, wrapping around; a step may be negative. */
export function rotate(index: number, itemCount: number, step = 1): number {
  if (itemCount <= 0) return 0;
  return (((index + step) % itemCount) + itemCount) % itemCount;
}

/** A swipe beyond 50px changes the slide: 1 to the left, -1 to the right. */
export function readUspSwipe(distance: number): -1 | 0 | 1 {
  if (Math.abs(distance) <= USP.swipeThreshold) return 0;
  return distance < 0 ? 1 : -1;
}
