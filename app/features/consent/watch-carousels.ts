import { pushEvent } from '#app/site/data-layer.ts';
import { watchSeen } from '#app/site/watch-seen.ts';
import type { DataLayerEventName } from '#commerce/events/data-layer-event.ts';
import { slideAt } from '#commerce/events/slide-at.ts';

type CarouselEventName = Extract<DataLayerEventName, `carousel${string}`>;

const CAROUSEL = '.carousel, .hero-carousel';
const TRACK = '.carousel-track, .hero-carousel-track';

/** Reports carousels that were seen, moved and clicked. Returns a function that looks for new carousels. */
export function watchCarousels(): () => void {
  let touched: Element | null = null;
  document.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      touched = pointerType === 'touch' && target instanceof Element ? target.closest(TRACK) : null;
    },
    { capture: true, passive: true },
  );
  document.addEventListener(
    'scrollend',
    ({ target }) => {
      if (!(target instanceof Element) || target !== touched) return;
      touched = null;
      report('carouselSwipe', target.closest(CAROUSEL));
    },
    { capture: true, passive: true },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const arrow = target.closest('.carousel-arrow, .carousel-bullet');
      if (arrow) {
        if (arrow.getAttribute('aria-disabled') !== 'true') report('carouselArrow', arrow.closest(CAROUSEL));
        return;
      }
      const slide = target.closest('a')?.closest('li');
      const carousel = slide?.closest(CAROUSEL);
      if (slide && carousel) report('carouselClick', carousel, indexOf(slide));
    },
    { capture: true },
  );

  const known = new WeakSet<Element>();
  return () => {
    const fresh = [...document.querySelectorAll(CAROUSEL)].filter((carousel) => !known.has(carousel));
    for (const carousel of fresh) known.add(carousel);
    if (fresh.length > 0) watchSeen(fresh, (carousel) => report('carouselView', carousel));
  };
}

function report(event: CarouselEventName, carousel: Element | null, slide = firstInView(carousel)): void {
  const name = carousel?.getAttribute('aria-label');
  if (name) pushEvent({ event, carousel: name, slide });
}

function indexOf(slide: Element): number {
  return slide.parentElement ? [...slide.parentElement.children].indexOf(slide) : 0;
}

function firstInView(carousel: Element | null): number {
  const track = carousel?.querySelector(TRACK);
  const [first, second] = track?.children ?? [];
  if (!track || !(first instanceof HTMLElement)) return 0;
  const step = second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
  return slideAt(track.scrollLeft, step);
}
