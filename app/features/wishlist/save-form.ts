/** The form, one a page, by which wishlist buttons save without script. */
export const SAVE_FORM = 'save-form';

/** The field with the item. */
export const SAVE_FIELD = 'save';
