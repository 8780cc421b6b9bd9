/** Buttons anywhere on the page can send the form by this name. */
export const BUYING_FORM = 'buy';
