export interface Toast {
  id: number;
  text: string;
  action?: { label: string; onAct: () => void };
  /** Stays until it is closed or hidden. */
  isLasting?: boolean;
}

/** Longer when there is an action. */
const SHOWN_MS = 5000;
const SHOWN_WITH_ACTION_MS = 10_000;
const MOST_AT_ONCE = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const NONE: readonly Toast[] = [];

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short message at the foot of the screen, with at most one action, such as undo. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = ++lastId;
  replace([...toasts, { ...toast, id }].slice(-MOST_AT_ONCE));
  if (!toast.isLasting) setTimeout(() => hideToast(id), toast.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS);
  return id;
}

export function hideToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) replace(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = () => toasts;
export const noToasts = () => NONE;
