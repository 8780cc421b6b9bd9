import { type Addresses, createAddresses } from '#commerce/customers/addresses.server.ts';
import { type Customers, createCustomers } from '#commerce/customers/customers.server.ts';
import { createPersonalData, type PersonalData } from '#commerce/customers/personal-data.server.ts';
import { createSessions, type Sessions } from '#commerce/customers/sessions.server.ts';
import { createStaffCustomers, type StaffCustomers } from '#commerce/customers/staff-customers.server.ts';
import { createDrawEmail, type DrawEmail } from '#commerce/email/email-html.server.ts';
import { createEmailQueue } from '#commerce/email/email-queue.server.ts';
import { createOutbox, type Outbox } from '#commerce/email/outbox.server.ts';
import type { EmailTransport } from '#commerce/email/provider.ts';
import { createUnsubscribe, type Unsubscribe } from '#commerce/email/unsubscribe.server.ts';
import { createRestock, type Restock } from '#commerce/wishlist/restock.server.ts';
import { createWishlist, type Wishlist } from '#commerce/wishlist/wishlist.server.ts';
import { createEmailTransport } from '#server/integrations.server.ts';
import type { CoreServices } from './core-services.server.ts';

/** Accounts and sessions, and what is stored for a customer. */
export interface CustomerModule {
  sessions: Sessions;
  accounts: Customers;
  personalData: PersonalData;
  addresses: Addresses;
  /** What staff see of customers and do with accounts. */
  staffCustomers: StaffCustomers;
  wishlist: Wishlist;
  restock: Restock;
  outbox: Outbox;
  /** Draws the HTML part of an email. */
  drawEmail: DrawEmail;
  /** Whether emails leave the shop. */
  sendsEmail: boolean;
  unsubscribe: Unsubscribe;
  stop(): Promise<void>;
}

const EMAILS_EVERY_MS = 5_000;
const RESTOCK_EVERY_MS = 20_000;

export function createCustomerModule(core: CoreServices): CustomerModule {
  const { environment, brands, database, keyFor, keysFor, jobs } = core;
  const sessions = createSessions(
    database,
    keysFor('session'),
    () => new Date(),
    environment.STAFF_SECOND_FACTOR,
  );
  const drawEmail = createDrawEmail(brands);
  const outbox = createOutbox(database);
  const tokenKey = keyFor('customer-token');
  const accounts = createCustomers({ database, sessions, outbox, tokenKey });
  const unsubscribe = createUnsubscribe(database, keysFor('unsubscribe'));
  const restock = createRestock({
    database,
    unsubscribe,
    brandOf: (host) => brands.forHost(host).slug,
  });
  jobs.every(RESTOCK_EVERY_MS, 'queue back-in-stock emails', restock.sendRestockEmails);
  const transport = startEmailQueue(core, drawEmail);
  const personalData = createPersonalData({ database, customers: accounts, outbox });
  return {
    sessions,
    accounts,
    personalData,
    staffCustomers: createStaffCustomers({ database, personalData }),
    addresses: createAddresses(database),
    wishlist: createWishlist(database),
    restock,
    outbox,
    drawEmail,
    sendsEmail: transport !== null,
    unsubscribe,
    async stop() {
      await transport?.close();
    },
  };
}

/** Emails stay in the outbox where no transport is configured. */
function startEmailQueue(
  { environment, database, log, jobs, observeExternalCall }: CoreServices,
  drawEmail: DrawEmail,
): EmailTransport | null {
  const transport = createEmailTransport(environment, observeExternalCall);
  if (!transport) return null;
  const queue = createEmailQueue({ database, transport, drawEmail, log });
  jobs.every(EMAILS_EVERY_MS, 'send emails', async () => {
    let sent = 0;
    for (let batch = 1; batch > 0; sent += batch) batch = await queue.sendQueued();
    return sent;
  });
  return transport;
}
