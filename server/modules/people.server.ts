import { type Addresses, createAddresses } from '#commerce/customers/addresses.server.ts';
import { type Customers, createCustomers } from '#commerce/customers/customers.server.ts';
import { createOwnData, type OwnData } from '#commerce/customers/own-data.server.ts';
import { createSessions, type Sessions } from '#commerce/customers/sessions.server.ts';
import { createCourier } from '#commerce/email/courier.server.ts';
import { createOutbox, type Outbox } from '#commerce/email/mailer.server.ts';
import { createRestock, type Restock } from '#commerce/wishlist/restock.server.ts';
import { createWishlist, type Wishlist } from '#commerce/wishlist/wishlist.server.ts';
import { openMailCarrier } from '#server/integrations.server.ts';
import type { Ground } from './ground.server.ts';

/** Who shops here, and what the house keeps for them. */
export interface People {
  sessions: Sessions;
  customers: Customers;
  ownData: OwnData;
  addresses: Addresses;
  wishlist: Wishlist;
  restock: Restock;
  outbox: Outbox;
}

const LETTERS_EVERY_MS = 5_000;
const RESTOCK_EVERY_MS = 20_000;

export function openPeople(ground: Ground): People {
  const { database, keyFor } = ground;
  const sessions = createSessions(database, keyFor('session'));
  const outbox = createOutbox(database);
  const tokenKey = keyFor('customer-token');
  const customers = createCustomers({ database, sessions, mailer: outbox, tokenKey });
  const restock = createRestock(database);
  ground.every(RESTOCK_EVERY_MS, 'telling what is back', restock.tellThoseWhoWait);
  sendLetters(ground);
  return {
    sessions,
    customers,
    ownData: createOwnData({ database, customers, mailer: outbox }),
    addresses: createAddresses(database),
    wishlist: createWishlist(database),
    restock,
    outbox,
  };
}

/** Letters go out where somebody carries them; elsewhere they stay in the outbox. */
function sendLetters({ environment, database, log, observeOutsideCall, every, atClose }: Ground): void {
  const carrier = openMailCarrier(environment, observeOutsideCall);
  if (!carrier) return;
  const courier = createCourier({ database, carrier, log });
  every(LETTERS_EVERY_MS, 'sending letters', courier.deliver);
  atClose(() => carrier.close());
}
