import { useCallback, useEffect, useRef, useState } from 'react';
import { animateScroll } from '#ui/track-motion.ts';

export interface TrackPosition {
  /** First slide wholly or mostly in view, from 0. */
  first: number;
  /** How many slides are in view. */
  visible: number;
  atStart: boolean;
  atEnd: boolean;
}

/** Before the row is measured, no arrow is shown. */
const UNMEASURED: TrackPosition = { first: 0, visible: 1, atStart: true, atEnd: true };

/** Follows a horizontally scrolling row of slides and moves it. */
export function useScrollTrack(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(UNMEASURED);

  useEffect(() => {
    const track = ref.current;
    if (!track || count === 0) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const next = readPosition(track);
      setPosition((now) => (samePosition(now, next) ? now : next));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    // Where no slide can take focus, the row itself must, or the keyboard could not scroll it.
    if (!track.querySelector('a, button, input, select, textarea')) track.tabIndex = 0;
    const resizing = new ResizeObserver(soon);
    resizing.observe(track);
    track.addEventListener('scroll', soon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resizing.disconnect();
      track.removeEventListener('scroll', soon);
    };
  }, [count]);

  const showSlide = useCallback((index: number) => {
    const track = ref.current;
    const slide = track?.children[index];
    if (!track || !(slide instanceof HTMLElement)) return;
    animateScroll(track, slide.offsetLeft - firstOffset(track));
  }, []);

  return { ref, position, showSlide };
}

/** The slide that a row is scrolled to. */
export function slideAtRest(track: HTMLElement): number {
  return Math.round(track.scrollLeft / (slideStep(track) || track.clientWidth || 1));
}

function readPosition(track: HTMLElement): TrackPosition {
  const { scrollLeft, clientWidth, scrollWidth } = track;
  const step = slideStep(track) || clientWidth;
  const reach = scrollWidth - clientWidth;
  return {
    first: Math.round(scrollLeft / step),
    visible: Math.max(1, Math.floor((clientWidth + 1) / step)),
    // Two pixels of tolerance: fractional widths never scroll to the exact end.
    atStart: scrollLeft <= 2,
    atEnd: scrollLeft >= reach - 2,
  };
}

function firstOffset(track: HTMLElement): number {
  const first = track.children[0];
  return first instanceof HTMLElement ? first.offsetLeft : 0;
}

function slideStep(track: HTMLElement): number {
  const second = track.children[1];
  if (second instanceof HTMLElement) return second.offsetLeft - firstOffset(track);
  return 0;
}

function samePosition(a: TrackPosition, b: TrackPosition): boolean {
  return a.first === b.first && a.visible === b.visible && a.atStart === b.atStart && a.atEnd === b.atEnd;
}
