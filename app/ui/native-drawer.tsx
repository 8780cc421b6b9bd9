import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { type OverlayContent, OverlayPanel } from '#ui/overlay-panel.tsx';

export interface NativeDrawerProps extends OverlayContent {
  /** For the buttons that open it: `opensOverlay(id)`. */
  id: string;
  side?: 'left' | 'right';
  onToggle?: (isOpen: boolean) => void;
}

/** A drawer that opens and closes without script. Its content is always in the page. */
export function NativeDrawer({ id, side = 'right', onToggle, ...content }: NativeDrawerProps) {
  const titleId = useId();
  return (
    <dialog
      id={id}
      popover="auto"
      aria-modal="true"
      aria-labelledby={titleId}
      className={classNames('overlay drawer', side === 'left' && 'drawer-left')}
      onToggle={(event) => event.target === event.currentTarget && onToggle?.(event.newState === 'open')}
      onBlur={keepFocus}
    >
      <OverlayPanel {...content} titleId={titleId} closes={id} />
    </dialog>
  );
}
