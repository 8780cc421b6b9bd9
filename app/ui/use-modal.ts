import { useLayoutEffect, useRef, useState } from 'react';
import { keepFocus } from '#ui/keep-focus.ts';
import { useLatest } from '#ui/use-latest.ts';

declare global {
  interface Window {
    /** Not yet known to TypeScript, nor to every browser. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/**
 * Drives a `<dialog popover>` as a modal. Not with `showModal`: it makes the page behind inert, and the browser computes the style of each
 * of its elements before it shows the dialog. `OverlayPanel` catches a press beside it.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useLatest(onClose);
  // Content stays rendered until the closing animation has ended.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  // Layout effect: focus must go back before the dialog leaves the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const focused = document.activeElement;
    const stopWatching = watchCloseRequests(close);
    dialog.showPopover();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      stopWatching();
      const hadFocus = dialog.contains(document.activeElement) || document.activeElement === document.body;
      dialog.hidePopover();
      if (hadFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      Promise.allSettled(dialog.getAnimations().map((motion) => motion.finished)).then(() => {
        if (!dialog.matches(':popover-open')) setPresent(false);
      });
    };
  }, [open, close]);

  return {
    present,
    dialogProps: { ref, popover: 'manual', 'aria-modal': true, onBlur: keepFocus } as const,
  };
}

/** Of the browsers without `CloseWatcher`: Escape is for the last one. */
const watching: (() => void)[] = [];

/** Escape, and the way back of phones. */
function watchCloseRequests(close: () => void): () => void {
  if (window.CloseWatcher) {
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', close);
    return () => watcher.destroy();
  }
  function closeLast(event: KeyboardEvent) {
    if (event.key === 'Escape' && watching.at(-1) === close) close();
  }
  watching.push(close);
  document.addEventListener('keydown', closeLast);
  return () => {
    watching.splice(watching.indexOf(close), 1);
    document.removeEventListener('keydown', closeLast);
  };
}
