/** Timing of automatic carousels. */
export const CAROUSEL = { autoplayMs: 5000, resumeMs: 5000 } as const;

export interface CarouselPosition {
  /** First slide in view, from 0. */
  index: number;
  slidesInView: number;
  total: number;
}

/** An arrow is hidden at its end of the carousel. */
export function arrowsOf({ index, slidesInView, total }: CarouselPosition): {
  previous: boolean;
  next: boolean;
} {
  return { previous: index > 0, next: index < Math.ceil(total - slidesInView) };
}

export interface Autoplay {
  enabled: boolean;
  /** The visitor swiped, pressed an arrow, a bullet or a key within the last `CAROUSEL.resumeMs`. */
  isHeld: boolean;
  /** The visitor pressed pause and not play since. */
  isPaused: boolean;
  /** Menus and overlays of the carousel that are open now. */
  openInteractions: number;
  prefersReducedMotion: boolean;
}

/** Autoplay stops while the visitor interacts, while it is paused and while an overlay is open. */
export function isAutoplaying(autoplay: Autoplay): boolean {
  return (
    autoplay.enabled &&
    !autoplay.isHeld &&
    !autoplay.isPaused &&
    autoplay.openInteractions === 0 &&
    !autoplay.prefersReducedMotion
  );
}
