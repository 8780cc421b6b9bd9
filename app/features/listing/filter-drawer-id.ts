/** The id of the drawer with all filters, for the buttons that open it. */
export const FILTER_DRAWER = 'filters';

/** Unfolds one facet of the drawer, which the button of that facet is about to open; null folds all. */
export function unfoldFacet(key: string | null): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(`#${FILTER_DRAWER} [data-facet]`)) {
    fold.open = fold.dataset.facet === key;
    // A dialog that opens gives the focus to what asks for it.
    fold.querySelector('summary')?.toggleAttribute('autofocus', fold.open);
  }
}
