/** `unknown` until the shopper's data are loaded; an unknown shopper has the rights of a guest. */
export type ShopperKind = 'unknown' | 'guest' | 'registered';
