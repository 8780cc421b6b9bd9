import { type Addresses, createAddresses } from '../customers/addresses.server.ts';
import { type Customers, createCustomers } from '../customers/customers.server.ts';
import { createSessions, type Sessions } from '../customers/sessions.server.ts';
import { createOutbox, type Outbox } from '../mail/mailer.server.ts';
import { createWishlist, type Wishlist } from '../wishlist/wishlist.server.ts';
import type { Ground } from './ground.server.ts';

/** Who shops here, and what the house keeps for them. */
export interface People {
  sessions: Sessions;
  customers: Customers;
  addresses: Addresses;
  wishlist: Wishlist;
  outbox: Outbox;
}

export function openPeople({ database, keyFor }: Ground): People {
  const sessions = createSessions(database, keyFor('session'));
  const outbox = createOutbox(database);
  const tokenKey = keyFor('customer-token');
  return {
    sessions,
    customers: createCustomers({ database, sessions, mailer: outbox, tokenKey }),
    addresses: createAddresses(database),
    wishlist: createWishlist(database),
    outbox,
  };
}
