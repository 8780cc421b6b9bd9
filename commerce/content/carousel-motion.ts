/** When carousels that move by themselves move on. */
export const CAROUSEL = { autoplayMs: 5000, resumeMs: 5000 } as const;

export interface CarouselPosition {
  /** First slide in view, from 0. */
  index: number;
  slidesInView: number;
  total: number;
}

/** An arrow hides where there is nothing further. */
export function arrowsOf({ index, slidesInView, total }: CarouselPosition): {
  previous: boolean;
  next: boolean;
} {
  return { previous: index > 0, next: index < Math.ceil(total - slidesInView) };
}

export interface Autoplay {
  enabled: boolean;
  /** Somebody has swiped, pressed an arrow, a bullet or a key within the last `CAROUSEL.resumeMs`. */
  isHeld: boolean;
  /** Somebody has pressed pause: that holds until they press play. */
  isPaused: boolean;
  /** Menus and overlays of the carousel that are open now. */
  openInteractions: number;
  prefersReducedMotion: boolean;
}

/** Stops when somebody takes over, for as long as they do, and holds while anything is open. */
export function isAutoplaying(autoplay: Autoplay): boolean {
  return (
    autoplay.enabled &&
    !autoplay.isHeld &&
    !autoplay.isPaused &&
    autoplay.openInteractions === 0 &&
    !autoplay.prefersReducedMotion
  );
}
