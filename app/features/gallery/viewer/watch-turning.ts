export interface Turning {
  turn: number;
  tilt: number;
  /** At 1 the whole model is in view. */
  distance: number;
}

const NEAREST = 0.45;
const FURTHEST = 1.6;
const MOST_TILT = 1.2;
const TURNS_PER_MS = 0.0004;
const KEYS: Record<string, [turn: number, tilt: number, distance: number]> = {
  ArrowLeft: [-0.2, 0, 1],
  ArrowRight: [0.2, 0, 1],
  ArrowUp: [0, -0.12, 1],
  ArrowDown: [0, 0.12, 1],
  '+': [0, 0, 0.9],
  '=': [0, 0, 0.9],
  '-': [0, 0, 1.1],
};

/** Touch, mouse, wheel and keys turn the model; before that it rotates by itself, unless reduced motion is preferred. */
export function watchTurning(element: HTMLElement): { at: (now: number) => Turning; stop: () => void } {
  const state: Turning = { turn: 0.6, tilt: 0.22, distance: 1.05 };
  const pointers = new Map<number, PointerEvent>();
  const controller = new AbortController();
  let isRotating = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let last = 0;

  const move = (turn: number, tilt: number, distance: number) => {
    isRotating = false;
    state.turn += turn;
    state.tilt = clamp(state.tilt + tilt, -MOST_TILT, MOST_TILT);
    state.distance = clamp(state.distance * distance, NEAREST, FURTHEST);
  };
  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    handle: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(type, handle, { signal: controller.signal, passive: false });

  listen('pointerdown', (event) => {
    element.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, event);
  });
  listen('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    pointers.set(event.pointerId, event);
    const other = [...pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other) move(0, 0, distanceOf(before, other) / Math.max(1, distanceOf(event, other)));
    else move((event.clientX - before.clientX) * 0.01, (event.clientY - before.clientY) * 0.008, 1);
  });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    listen(type, (event) => void pointers.delete(event.pointerId));
  }
  listen('wheel', (event) => {
    event.preventDefault();
    move(0, 0, Math.exp(clamp(event.deltaY, -100, 100) * 0.0015));
  });
  listen('keydown', (event) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  });

  return {
    at(now) {
      if (isRotating && last > 0) state.turn += (now - last) * TURNS_PER_MS;
      last = now;
      return state;
    },
    stop: () => controller.abort(),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function distanceOf(one: PointerEvent, other: PointerEvent): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
