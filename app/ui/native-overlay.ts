/**
 * Attributes of a button that opens an overlay without script. The overlay is a `<dialog popover>`, such as `NativeDrawer`: a modal
 * would make the whole page behind inert, and the browser would compute the style of each of its elements before it shows anything.
 */
export function opensOverlay(id: string) {
  return { 'aria-haspopup': 'dialog', popoverTarget: id } as const;
}

export function closesOverlay(id: string) {
  return { popoverTarget: id, popoverTargetAction: 'hide' } as const;
}

export function isOverlayOpen(id: string): boolean {
  return document.getElementById(id)?.matches(':popover-open') ?? false;
}

export function closeOverlay(id: string): void {
  if (isOverlayOpen(id)) document.getElementById(id)?.hidePopover();
}
