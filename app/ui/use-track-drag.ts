import { type RefObject, useEffect } from 'react';
import { disableSnapping, slidesDragged, stopMotion, TRACK_MOTION } from '#ui/track-motion.ts';
import { slideAtRest } from '#ui/use-scroll-track.ts';

/** Lets a mouse drag a row of slides; `showSlide` scrolls to the slide at the end of the drag. */
export function useTrackDrag(ref: RefObject<HTMLElement | null>, showSlide: (index: number) => void): void {
  useEffect(() => {
    const track = ref.current;
    if (!track) return;
    let first = 0;
    const remember = () => {
      first = slideAtRest(track);
    };
    track.addEventListener('pointerdown', remember);
    const end = enableMouseDrag(track, (slides) => {
      const last = track.children.length - 1;
      showSlide(Math.min(last, Math.max(0, first + slides)));
    });
    return () => {
      end();
      track.removeEventListener('pointerdown', remember);
    };
  }, [ref, showSlide]);
}

/** Lets a mouse drag a row as a finger swipes it; returns a function that removes the listeners. */
function enableMouseDrag(track: HTMLElement, moveOn: (slides: number) => void): () => void {
  let start: { x: number; left: number; at: number } | null = null;
  let isDragging = false;

  const onDown = (event: PointerEvent) => {
    // Any press stops a running motion.
    stopMotion(track);
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    start = { x: event.clientX, left: track.scrollLeft, at: event.timeStamp };
    isDragging = false;
  };
  const onMove = (event: PointerEvent) => {
    if (!start) return;
    const distance = event.clientX - start.x;
    if (!isDragging && Math.abs(distance) > TRACK_MOTION.dragThreshold) {
      isDragging = true;
      disableSnapping(track);
      track.setPointerCapture(event.pointerId);
    }
    if (isDragging) track.scrollLeft = start.left - distance;
  };
  const onUp = (event: PointerEvent) => {
    const from = start;
    start = null;
    if (!from || !isDragging) return;
    const { width } = track.children[0]?.getBoundingClientRect() ?? { width: 0 };
    const distance = event.clientX - from.x;
    moveOn(slidesDragged({ distance, durationMs: event.timeStamp - from.at, slideWidth: width }));
    // The end of a drag must not be a click on the slide under it.
    track.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => track.removeEventListener('click', swallow, { capture: true }));
  };
  const onDragStart = (event: DragEvent) => start && event.preventDefault();

  track.addEventListener('pointerdown', onDown);
  track.addEventListener('pointermove', onMove);
  track.addEventListener('pointerup', onUp);
  track.addEventListener('pointercancel', onUp);
  track.addEventListener('dragstart', onDragStart);
  return () => {
    track.removeEventListener('pointerdown', onDown);
    track.removeEventListener('pointermove', onMove);
    track.removeEventListener('pointerup', onUp);
    track.removeEventListener('pointercancel', onUp);
    track.removeEventListener('dragstart', onDragStart);
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
