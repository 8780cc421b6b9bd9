/** Sent with a form by a page that can read the data of the next page behind the form's own answer. */
export const TAKES_NEXT_PAGE = 'x-takes-next-page';
/** The address of that data, in the answer of a form that leads to another page. */
export const NEXT_PAGE = 'x-next-page';
