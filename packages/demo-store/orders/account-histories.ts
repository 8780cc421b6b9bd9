import type { Address } from '../../../commerce/customers/address.ts';
import type { OrderState } from '../../../commerce/orders/order-state.ts';
import { exampleProduct } from '../example-product.ts';
import type { AccountHistory } from '../seed/seed-account-histories.ts';
import { DEMO_ACCOUNTS } from '../seed/seed-accounts.ts';
import { toPurchasable } from '../shoppers/purchasable.ts';
import { type DemoDelivery, writeOrder } from './write-order.ts';

interface PastOrder {
  daysAgo: number;
  state: OrderState;
  delivery: DemoDelivery;
  /** Ids of example products; `name*2` means two. */
  bought: string;
}

interface Life {
  addresses: Address[];
  orders: PastOrder[];
  wishlist: string;
}

const at = (
  streetName: string,
  city: string,
  postalCode: string,
  extra = '',
): Omit<Address, 'firstName' | 'lastName'> => ({
  phone: '07700 900461',
  streetName,
  additionalStreetInfo: extra,
  city,
  region: '',
  postalCode,
  country: 'GB',
});
const person = (
  firstName: string,
  lastName: string,
  place: Omit<Address, 'firstName' | 'lastName'>,
): Address => ({
  firstName,
  lastName,
  ...place,
});

/** Orders, addresses and wishlists of the demo accounts, so that their pages are not empty. */
const lives: Record<(typeof DEMO_ACCOUNTS)[number]['role'], Life> = {
  customer: {
    addresses: [
      person('Clara', 'Weaver', at('14 Loom Street', 'Bath', 'BA1 5LR', 'Flat 2')),
      person('Clara', 'Weaver', at('Shuttle House, 3 Quay Street', 'Bristol', 'BS1 4RN', 'c/o Warp & Weft')),
      person('Rosa', 'Weaver', at('7 Orchard Close', 'Hebden Bridge', 'HX7 8AD')),
    ],
    orders: [
      { daysAgo: 0.2, state: 'placed', delivery: 'next-day', bought: 'size-dress bundle-outfits-heels' },
      { daysAgo: 2, state: 'dispatched', delivery: 'standard', bought: 'many-reviews two-variants candle*2' },
      { daysAgo: 19, state: 'delivered', delivery: 'standard', bought: 'beauty-ingredients size-letters' },
      { daysAgo: 47, state: 'return-requested', delivery: 'next-day', bought: 'was-price one-size' },
      { daysAgo: 96, state: 'refunded', delivery: 'standard', bought: 'low-stock' },
      { daysAgo: 141, state: 'cancelled', delivery: 'standard', bought: 'three-d-armchair' },
      { daysAgo: 260, state: 'delivered', delivery: 'standard', bought: 'size-bedding size-towels*4' },
    ],
    wishlist:
      'bundle-outfits influencer-look bundle-home three-d-vase try-on pre-order customisable-initials',
  },
  staff: {
    addresses: [person('Sam', 'Spinner', at('22 Canal Row', 'Leeds', 'LS1 4AP'))],
    orders: [
      { daysAgo: 12, state: 'delivered', delivery: 'next-day', bought: 'bundle-suits bundle-suits-tie' },
      { daysAgo: 71, state: 'delivered', delivery: 'standard', bought: 'size-mens-shoes' },
    ],
    wishlist: 'marketplace-menswear size-waist-and-length',
  },
  admin: {
    addresses: [person('Ada', 'Loom', at('1 Bobbin Yard', 'Manchester', 'M1 2WD'))],
    orders: [{ daysAgo: 33, state: 'delivered', delivery: 'standard', bought: 'price-range' }],
    wishlist: 'very-dear',
  },
};

const DAY = 86_400_000;
/** Below the numbers of the other demo orders. */
const FIRST_NUMBER = 9_001;
/** A range of numbers for each account, so that another order does not renumber those of the next account. */
const NUMBERS_EACH = 100;

export function accountHistories(today: Date): AccountHistory[] {
  return DEMO_ACCOUNTS.map(({ role, email }, account) => {
    const { addresses, orders, wishlist } = lives[role];
    return {
      email,
      addresses,
      wishlist: wishlist.split(' ').map((id) => {
        const { line } = toPurchasable(exampleProduct(id, today), 0.4);
        return { productKey: line.productKey, colourSelected: line.colour, lineItemSku: line.sku };
      }),
      ordersOf: (customerId) =>
        orders.map(({ daysAgo, state, delivery, bought }, index) =>
          writeOrder({
            number: String(FIRST_NUMBER + account * NUMBERS_EACH + index),
            customerId,
            email,
            address: addresses[0]!,
            items: bought.split(' ').map((entry) => {
              const [id = '', quantity = '1'] = entry.split('*');
              return { item: toPurchasable(exampleProduct(id, today), 0.45), quantity: Number(quantity) };
            }),
            delivery,
            state,
            placedAt: new Date(today.getTime() - daysAgo * DAY),
            changedAt: new Date(today.getTime() - daysAgo * DAY * 0.6),
          }),
        ),
    };
  });
}
