import type { FocusEvent } from 'react';

/** For `onBlur` of an overlay: focus that would go to the page behind it stays, unless it goes to what has been opened over it. */
export function keepFocus({ currentTarget: overlay, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!(relatedTarget instanceof Element) || overlay.contains(relatedTarget)) return;
  const other = relatedTarget.closest(':popover-open');
  if (overlay.matches(':popover-open') && (!other || other.contains(overlay)))
    overlay.querySelector<HTMLElement>('button, a[href], iframe')?.focus();
}
