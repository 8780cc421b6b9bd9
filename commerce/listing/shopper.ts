/** Until the shopper's own call has answered, nobody knows who they are; rights are those of a guest. */
export type ShopperKind = 'unknown' | 'guest' | 'registered';
