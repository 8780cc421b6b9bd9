/** Milliseconds and pixels of the motion of a row of slides. */
export const TRACK_MOTION = {
  animationMs: 500,
  dragThreshold: 20,
  /** Longer than this is a slow drag: it must cross half a slide. */
  longSwipeMs: 300,
  longSwipeRatio: 0.5,
} as const;

export interface Drag {
  /** Pixels, negative to the left. */
  distance: number;
  durationMs: number;
  slideWidth: number;
}

/** How many slides a drag moves on: a flick one, a slow drag as many as it crossed by half, a tap none. */
export function slidesDragged({ distance, durationMs, slideWidth }: Drag): number {
  const way = Math.abs(distance);
  if (way <= TRACK_MOTION.dragThreshold || slideWidth <= 0) return 0;
  const crossed = Math.floor(way / slideWidth + (1 - TRACK_MOTION.longSwipeRatio));
  const slides = durationMs <= TRACK_MOTION.longSwipeMs ? Math.max(1, crossed) : crossed;
  return slides === 0 ? 0 : -Math.sign(distance) * slides;
}

const animations = new WeakMap<HTMLElement, number>();

/** Scrolls a row to a position in half a second; at once with `prefers-reduced-motion`. */
export function animateScroll(track: HTMLElement, left: number): void {
  stopMotion(track);
  const from = track.scrollLeft;
  const way = Math.min(Math.max(left, 0), track.scrollWidth - track.clientWidth) - from;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    track.scrollTo({ left: from + way, behavior: 'instant' });
    return;
  }
  const began = performance.now();
  disableSnapping(track);
  const step = (now: number) => {
    const done = Math.min(1, Math.max(0, now - began) / TRACK_MOTION.animationMs);
    track.scrollLeft = from + way * (1 - (1 - done) ** 3);
    if (done < 1) animations.set(track, requestAnimationFrame(step));
    else stopMotion(track);
  };
  animations.set(track, requestAnimationFrame(step));
}

/** While script moves a row, scroll snapping and smooth scrolling are off. */
export function disableSnapping(track: HTMLElement): void {
  track.style.scrollSnapType = 'none';
  track.style.scrollBehavior = 'auto';
}

/** Stops a running motion and turns snapping on again. */
export function stopMotion(track: HTMLElement): void {
  cancelAnimationFrame(animations.get(track) ?? 0);
  animations.delete(track);
  track.style.scrollSnapType = '';
  track.style.scrollBehavior = '';
}
