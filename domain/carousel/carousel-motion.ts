/** When carousels that move by themselves move on. */
export const CAROUSEL = { autoplayMs: 5000 } as const;

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
  /** Somebody has swiped, pressed an arrow or a bullet. */
  hasInteracted: boolean;
  /** Menus and overlays of the carousel that are open now. */
  openInteractions: number;
  prefersReducedMotion: boolean;
}

/** Runs until somebody takes over, and holds while anything is open. */
export function isAutoplaying(autoplay: Autoplay): boolean {
  return (
    autoplay.enabled &&
    !autoplay.hasInteracted &&
    autoplay.openInteractions === 0 &&
    !autoplay.prefersReducedMotion
  );
}
