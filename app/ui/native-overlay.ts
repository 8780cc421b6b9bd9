/**
 * Attributes of a button that opens an overlay without script: as a modal where the browser knows `command`, else as a popover.
 * The overlay is a `<dialog popover>`, such as `NativeDrawer`.
 */
export function opensOverlay(id: string) {
  return { 'aria-haspopup': 'dialog', command: 'show-modal', commandfor: id, popoverTarget: id } as const;
}

export function closesOverlay(id: string) {
  return { command: 'close', commandfor: id, popoverTarget: id, popoverTargetAction: 'hide' } as const;
}

export function isOverlayOpen(id: string): boolean {
  return document.getElementById(id)?.matches(':is([open], :popover-open)') ?? false;
}

/** Closes it in whichever way it was opened. */
export function closeOverlay(id: string): void {
  const overlay = document.getElementById(id);
  if (!(overlay instanceof HTMLDialogElement)) return;
  if (overlay.matches(':popover-open')) overlay.hidePopover();
  else if (overlay.open) overlay.close();
}
