/** Buttons anywhere on the page can send the form by this name. */
export const BUYING_FORM = 'buy';

/** The button that subscribes sends this field with the form. */
export const SUBSCRIBE = 'isSubscription';
