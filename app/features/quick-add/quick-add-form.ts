/** The form, one a page, by which quick-add buttons lead to a product's page without script. */
export const QUICK_ADD_FORM = 'quick-add-form';
