import { type PointerEvent, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { closeOverlay } from '#ui/native-overlay.ts';
import { type OverlayContent, OverlayPanel } from '#ui/overlay-panel.tsx';

export interface NativeDrawerProps extends OverlayContent {
  /** For the buttons that open it: `opensOverlay(id)`. */
  id: string;
  side?: 'left' | 'right' | 'bottom';
  onToggle?: (isOpen: boolean) => void;
}

/** A drawer that opens and closes without script. Its content is always in the page. */
export function NativeDrawer({ id, side = 'right', onToggle, ...content }: NativeDrawerProps) {
  const titleId = useId();
  return (
    <dialog
      id={id}
      popover="auto"
      aria-labelledby={titleId}
      className={classNames('overlay drawer', side !== 'right' && `drawer-${side}`)}
      onToggle={(event) => event.target === event.currentTarget && onToggle?.(event.newState === 'open')}
      closedby="any"
      onPointerDown={closeOnBackdrop}
    >
      <OverlayPanel {...content} titleId={titleId} closes={id} />
    </dialog>
  );
}

/** For browsers that do not know `closedby`. */
function closeOnBackdrop(event: PointerEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget && !('closedBy' in HTMLDialogElement.prototype))
    closeOverlay(event.currentTarget.id);
}
