/** Milliseconds and pixels of a row of slides that is moved by arrows, bullets or a mouse. */
export const TRACK_MOTION = {
  glideMs: 500,
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

const gliding = new WeakMap<HTMLElement, number>();

/** Carries a row to a place in half a second; at once for those who want less motion. */
export function glideTo(track: HTMLElement, left: number): void {
  letGo(track);
  const from = track.scrollLeft;
  const way = Math.min(Math.max(left, 0), track.scrollWidth - track.clientWidth) - from;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    track.scrollTo({ left: from + way, behavior: 'instant' });
    return;
  }
  const began = performance.now();
  takeHold(track);
  const step = (now: number) => {
    const done = Math.min(1, Math.max(0, now - began) / TRACK_MOTION.glideMs);
    track.scrollLeft = from + way * (1 - (1 - done) ** 3);
    if (done < 1) gliding.set(track, requestAnimationFrame(step));
    else letGo(track);
  };
  gliding.set(track, requestAnimationFrame(step));
}

/** While script moves a row it must neither snap nor smooth by itself. */
export function takeHold(track: HTMLElement): void {
  track.style.scrollSnapType = 'none';
  track.style.scrollBehavior = 'auto';
}

/** Whatever is moving it stops, and the row snaps again. */
export function letGo(track: HTMLElement): void {
  cancelAnimationFrame(gliding.get(track) ?? 0);
  gliding.delete(track);
  track.style.scrollSnapType = '';
  track.style.scrollBehavior = '';
}
