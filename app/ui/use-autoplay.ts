import { useEffect, useRef, useState } from 'react';

/** Whatever a visitor does to the carousel stops it for good. */
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/**
 * Moves a carousel on by one slide at a time until it is touched; never under reduced motion or in a
 * hidden window. Hand `ref` to the carousel and offer a button that calls `setPlaying`.
 */
export function useAutoplay(everyMs: number | null) {
  const ref = useRef<HTMLElement>(null);
  const [playing, setPlaying] = useState(everyMs !== null);

  useEffect(() => {
    const carousel = ref.current;
    const track = carousel?.querySelector<HTMLElement>('.carousel-track');
    if (!playing || !everyMs || !carousel || !track) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => moveOn(track), everyMs);
    const stop = () => setPlaying(false);
    for (const kind of INTERACTIONS) carousel.addEventListener(kind, stop, { passive: true });
    return () => {
      clearInterval(timer);
      for (const kind of INTERACTIONS) carousel.removeEventListener(kind, stop);
    };
  }, [playing, everyMs]);

  return { ref, playing, setPlaying };
}

function moveOn(track: HTMLElement) {
  const [first, second] = track.children;
  if (document.hidden || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
  const isAtEnd = track.scrollLeft >= track.scrollWidth - track.clientWidth - 2;
  track.scrollTo({ left: isAtEnd ? 0 : track.scrollLeft + second.offsetLeft - first.offsetLeft });
}
