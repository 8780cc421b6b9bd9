import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * Drives a native `<dialog>` as a modal: the browser keeps focus inside, closes on Escape and gives
 * focus back. Ours are the open state, the click on the backdrop and the first focus.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  // Content stays rendered until the closing animation has ended.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  // Layout effect: focus must go back before the dialog leaves the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.close();
      Promise.allSettled(dialog.getAnimations().map((motion) => motion.finished)).then(() => {
        if (!dialog.open) setPresent(false);
      });
    };
  }, [open]);

  return {
    present,
    dialogProps: {
      ref,
      onClose: () => {
        if (open && !ref.current?.open) onClose();
      },
      // A drag that starts inside and ends outside must not close it.
      onPointerDown: (event: PointerEvent) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      },
      onClick: (event: { target: unknown; currentTarget: unknown }) => {
        if (pressedBackdrop.current && event.target === event.currentTarget) onClose();
      },
    },
  };
}
