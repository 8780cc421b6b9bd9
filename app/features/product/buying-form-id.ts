/** The id of the form, so that buttons outside it can submit it. */
export const BUYING_FORM = 'buy';

/** The field that the subscribe button sends with the form. */
export const SUBSCRIBE = 'isSubscription';
