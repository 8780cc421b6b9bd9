import { type Addresses, createAddresses } from '../customers/addresses.server.ts';
import { type Customers, createCustomers } from '../customers/customers.server.ts';
import { createOwnData, type OwnData } from '../customers/own-data.server.ts';
import { createSessions, type Sessions } from '../customers/sessions.server.ts';
import { createOutbox, type Outbox } from '../mail/mailer.server.ts';
import { createWishlist, type Wishlist } from '../wishlist/wishlist.server.ts';
import type { Ground } from './ground.server.ts';

/** Who shops here, and what the house keeps for them. */
export interface People {
  sessions: Sessions;
  customers: Customers;
  ownData: OwnData;
  addresses: Addresses;
  wishlist: Wishlist;
  outbox: Outbox;
}

export function openPeople({ database, keyFor }: Ground): People {
  const sessions = createSessions(database, keyFor('session'));
  const outbox = createOutbox(database);
  const tokenKey = keyFor('customer-token');
  const customers = createCustomers({ database, sessions, mailer: outbox, tokenKey });
  return {
    sessions,
    customers,
    ownData: createOwnData({ database, customers, mailer: outbox }),
    addresses: createAddresses(database),
    wishlist: createWishlist(database),
    outbox,
  };
}
