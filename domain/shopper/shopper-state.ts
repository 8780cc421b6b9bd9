/** The answer of the one private call: who this is and what the header shows. */
export interface ShopperState {
  kind: 'guest' | 'registered';
  id: string | null;
  firstName: string | null;
  basketCount: number;
  wishlist: { productKey: string; colourSelected: string }[];
  role: 'customer' | 'staff' | 'admin';
  isOffice: boolean;
}

export const GUEST: ShopperState = {
  kind: 'guest',
  id: null,
  firstName: null,
  basketCount: 0,
  wishlist: [],
  role: 'customer',
  isOffice: false,
};
