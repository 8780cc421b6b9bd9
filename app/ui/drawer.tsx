import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type OverlayContent, OverlayPanel } from '#ui/overlay-panel.tsx';
import { useModal } from '#ui/use-modal.ts';

export interface DrawerProps extends OverlayContent {
  open: boolean;
  onClose: () => void;
  className?: string;
}

/** A modal that comes from the right edge of the screen. Its content exists only while it is open. */
export function Drawer({ open, onClose, className, ...content }: DrawerProps) {
  const titleId = useId();
  const { present, dialogProps } = useModal(open, onClose);
  return (
    <dialog
      {...dialogProps}
      aria-labelledby={present ? titleId : undefined}
      className={classNames('overlay drawer', className)}
    >
      {present && <OverlayPanel {...content} titleId={titleId} onClose={onClose} />}
    </dialog>
  );
}
