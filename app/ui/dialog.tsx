import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type OverlayContent, OverlayPanel } from '#ui/overlay-panel.tsx';
import { useModal } from '#ui/use-modal.ts';

export interface DialogProps extends OverlayContent {
  open: boolean;
  onClose: () => void;
  size?: 'small' | 'normal' | 'large' | 'full';
  className?: string;
}

/** A modal in the middle of the screen. Its content exists only while it is open. */
export function Dialog({ open, onClose, size = 'normal', className, ...content }: DialogProps) {
  const titleId = useId();
  const { present, dialogProps } = useModal(open, onClose);
  return (
    <dialog
      {...dialogProps}
      aria-labelledby={present ? titleId : undefined}
      className={classNames('overlay dialog', size !== 'normal' && `dialog-${size}`, className)}
    >
      {present && <OverlayPanel {...content} titleId={titleId} onClose={onClose} />}
    </dialog>
  );
}
