import { type RefObject, useEffect } from 'react';
import { dragByMouse } from '#ui/drag-track.ts';
import { slideAtRest } from '#ui/use-scroll-track.ts';

/** Lets a mouse drag a row of slides; `showSlide` brings the row to rest. */
export function useTrackDrag(ref: RefObject<HTMLElement | null>, showSlide: (index: number) => void): void {
  useEffect(() => {
    const track = ref.current;
    if (!track) return;
    let first = 0;
    const remember = () => {
      first = slideAtRest(track);
    };
    track.addEventListener('pointerdown', remember);
    const end = dragByMouse(track, (slides) => {
      const last = track.children.length - 1;
      showSlide(Math.min(last, Math.max(0, first + slides)));
    });
    return () => {
      end();
      track.removeEventListener('pointerdown', remember);
    };
  }, [ref, showSlide]);
}
