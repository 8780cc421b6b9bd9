import { useSyncExternalStore } from 'react';
import { CloseIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { currentToasts, hideToast, noToasts, subscribeToToasts } from '#ui/toast-queue.ts';

export interface ToastHostProps {
  /** Names the region, for example "Messages". */
  label: string;
  closeLabel: string;
}

/** Where toasts appear; once per page and rendered from the start, so that they are announced. */
export function ToastHost({ label, closeLabel }: ToastHostProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  return (
    <section aria-label={label} aria-live="polite" className="toasts">
      {toasts.map(({ id, text, action }) => (
        <div key={id} className="toast on-dark">
          <span className="toast-text">{text}</span>
          {action && (
            <button
              type="button"
              className="toast-action"
              onClick={() => {
                action.onAct();
                hideToast(id);
              }}
            >
              {action.label}
            </button>
          )}
          <IconButton label={closeLabel} onClick={() => hideToast(id)}>
            <CloseIcon />
          </IconButton>
        </div>
      ))}
    </section>
  );
}
