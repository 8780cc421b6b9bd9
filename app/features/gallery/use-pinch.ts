import { type PointerEvent, useRef, useState } from 'react';
import { clampPinch, PINCH_STEP } from '#commerce/media/zoom.ts';

interface Point {
  x: number;
  y: number;
}

const NOWHERE: Point = { x: 0, y: 0 };
const DOUBLE_TAP_MS = 300;
const STILL_PX = 10;

/** Two fingers change the scale, one finger moves an enlarged picture, a double tap zooms in and out. */
export function usePinch(scale: number, onScale: (scale: number) => void) {
  const pointers = useRef(new Map<number, Point>());
  const start = useRef({ scale: 1, distance: 0 });
  const lastTap = useRef({ at: 0, ...NOWHERE });
  const [moved, setMoved] = useState(NOWHERE);
  const shift = scale > 1 ? moved : NOWHERE;

  function distance(): number {
    const [one, other] = [...pointers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  function clampToBounds(to: Point, box: DOMRect, at: number): Point {
    const reach = { x: (box.width * (at - 1)) / 2, y: (box.height * (at - 1)) / 2 };
    return {
      x: Math.min(reach.x, Math.max(-reach.x, to.x)),
      y: Math.min(reach.y, Math.max(-reach.y, to.y)),
    };
  }

  return {
    shift,
    handlers: {
      onPointerDown(event: PointerEvent) {
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (pointers.current.size === 2) start.current = { scale, distance: distance() };
        if (scale > 1) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent) {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        const now = { x: event.clientX, y: event.clientY };
        pointers.current.set(event.pointerId, now);
        if (pointers.current.size === 2 && start.current.distance > 0) {
          onScale(clampPinch((start.current.scale * distance()) / start.current.distance));
        } else if (scale > 1 && pointers.current.size === 1) {
          const box = event.currentTarget.getBoundingClientRect();
          setMoved(
            clampToBounds({ x: shift.x + now.x - before.x, y: shift.y + now.y - before.y }, box, scale),
          );
        }
      },
      onPointerUp(event: PointerEvent) {
        const wasAlone = pointers.current.size === 1;
        pointers.current.delete(event.pointerId);
        const { at, x, y } = lastTap.current;
        const isSecondTap =
          wasAlone &&
          event.timeStamp - at < DOUBLE_TAP_MS &&
          Math.hypot(event.clientX - x, event.clientY - y) < STILL_PX;
        lastTap.current = isSecondTap
          ? { at: 0, ...NOWHERE }
          : { at: event.timeStamp, x: event.clientX, y: event.clientY };
        if (!isSecondTap) return;
        const next = scale > 1 ? 1 : PINCH_STEP;
        const box = event.currentTarget.getBoundingClientRect();
        const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
        const towards = {
          x: (middle.x - event.clientX) * (next - 1),
          y: (middle.y - event.clientY) * (next - 1),
        };
        setMoved(next > 1 ? clampToBounds(towards, box, next) : NOWHERE);
        onScale(next);
      },
      onPointerCancel(event: PointerEvent) {
        pointers.current.delete(event.pointerId);
      },
    },
  };
}
