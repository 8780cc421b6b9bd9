/** Milliseconds and pixels of every carousel. */
export const CAROUSEL = {
  transitionMs: 500,
  dragThreshold: 20,
  autoplayMs: 5000,
  resumeAfterInteractionMs: 5000,
  gap: '0.5rem',
} as const;

/** What a plain slider does where nothing else is said. */
export const SLIDER_DEFAULTS = {
  slideMs: 300,
  longSwipeMs: 300,
  longSwipeRatio: 0.5,
  autoplayMs: 3000,
} as const;

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
  return { previous: index > 0, next: index < lastIndex({ slidesInView, total }) };
}

/** The last place a carousel can stand at without showing emptiness. */
export function lastIndex({ slidesInView, total }: Omit<CarouselPosition, 'index'>): number {
  return Math.max(Math.ceil(total - slidesInView), 0);
}

/** Pages a bullet row needs. */
export function countBullets(position: Omit<CarouselPosition, 'index'>): number {
  return position.total === 0 ? 0 : lastIndex(position) + 1;
}

export type Drag = 'previous' | 'next' | null;

/** A drag turns the carousel once it is longer than the threshold; shorter is a tap. */
export function readDrag(distance: number, threshold: number = CAROUSEL.dragThreshold): Drag {
  if (Math.abs(distance) <= threshold) return null;
  return distance < 0 ? 'next' : 'previous';
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
