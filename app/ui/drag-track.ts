import { letGo, slidesDragged, TRACK_MOTION, takeHold } from '#ui/track-motion.ts';

/** A mouse drags a row as a finger swipes it; returns what ends it. */
export function dragByMouse(track: HTMLElement, moveOn: (slides: number) => void): () => void {
  let start: { x: number; left: number; at: number } | null = null;
  let isDragging = false;

  const onDown = (event: PointerEvent) => {
    // A finger or a press takes the row over from whatever is moving it.
    letGo(track);
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    start = { x: event.clientX, left: track.scrollLeft, at: event.timeStamp };
    isDragging = false;
  };
  const onMove = (event: PointerEvent) => {
    if (!start) return;
    const distance = event.clientX - start.x;
    if (!isDragging && Math.abs(distance) > TRACK_MOTION.dragThreshold) {
      isDragging = true;
      takeHold(track);
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
    // The press that ends a drag is no click on what lies below it.
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
