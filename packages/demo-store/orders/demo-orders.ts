import type { Address } from '../../../commerce/customers/address.ts';
import type { OrderState } from '../../../commerce/orders/order-state.ts';
import { type RandomSource, randomFrom } from '../catalogue/random.ts';
import { FIRST_NAMES, TOWNS } from '../reviews/people.ts';
import type { PastOrders } from '../seed/seed-orders.ts';
import type { RandomWalk } from '../shoppers/random-walk.ts';
import { type OrderRows, writeOrder } from './write-order.ts';

const CUSTOMERS = 700;
const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Below the numbers of real orders. */
const FIRST_NUMBER = 10_001;
const SURNAMES =
  `Ashby Barlow Bennett Calder Clarke Doyle Ellery Fairley Gill Hale Hughes Iqbal Jarvis Kaur Larkin Mensah Moss
Nair Okafor Patel Quigley Reid Sadler Thorne Underhill Vaughan Whitlock Yates`.split(/\s+/);
const STREETS =
  'Mill Lane|Station Road|Orchard Close|Church Street|Canal Row|The Green|Beech Avenue|Quay Street'.split(
    '|',
  );
/** Postcode areas of the towns. */
const AREAS =
  'NW5 LS6 BS8 G12 CF10 M21 NR2 BN1 EH9 S11 YO31 EX4 BT9 SA1 NG7 BA1 DH1 LA9 LN1 AB10 OX4 TR1 CH1 IP1 DE1 BN3 YO22 IV2'.split(
    ' ',
  );

/** Customers with past orders, for "often bought together". No card, no usable password. */
export function demoOrders(
  walk: RandomWalk,
  seed: number,
  today: Date,
): PastOrders & { written: OrderRows[] } {
  const customers: object[] = [];
  const addresses: object[] = [];
  const written: OrderRows[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const random = randomFrom(seed, 'customer', index);
    const id = `demo-customer-${index + 1}`;
    const address = addressOf(random);
    const email = `${address.firstName}.${address.lastName}.${index + 1}@shopper.example`.toLowerCase();
    const joined = today.getTime() - random.int(80, 900) * DAY;
    const count = 1 + Math.floor(4 * random.next() ** 2.2);
    for (let order = 0; order < count; order += 1) {
      const placed = joined + (today.getTime() - HOUR - joined) * Math.sqrt(random.next());
      written.push(
        writeOrder({
          number: String(FIRST_NUMBER + written.length),
          customerId: id,
          email,
          address,
          items: walk(random, random.int(0, 3)).map((item) => ({
            item,
            quantity: item.department === 'Home' && random.chance(0.2) ? 2 : 1,
          })),
          delivery: random.chance(0.3) ? 'next-day' : 'standard',
          placedAt: new Date(placed),
          ...stateAfter((today.getTime() - placed) / DAY, new Date(placed), random),
        }),
      );
    }
    const points = written.slice(-count).reduce((sum, { snapshot }) => sum + snapshot.rewardsPoints, 0);
    customers.push({
      id,
      email,
      email_confirmed_at: new Date(joined).toISOString(),
      password_hash: 'none',
      first_name: address.firstName,
      last_name: address.lastName,
      role: 'customer',
      affiliate_id: `d${String(index + 1).padStart(5, '0')}`,
      rewards_points: points,
      premier_until: random.chance(0.08) ? new Date(today.getTime() + 120 * DAY).toISOString() : null,
      locale: 'en-GB',
      created_at: new Date(joined).toISOString(),
    });
    addresses.push({
      id: `${id}-home`,
      customer_id: id,
      address,
      is_default: true,
      created_at: new Date(joined).toISOString(),
    });
  }
  return {
    written,
    customers,
    addresses,
    payments: written.map(({ payment }) => payment),
    attempts: written.map(({ attempt }) => attempt),
    orders: written.map(({ order }) => order),
    lines: written.flatMap(({ lines }) => lines),
  };
}

function addressOf(random: RandomSource): Address {
  const place = random.int(0, TOWNS.length - 1);
  return {
    firstName: random.pick(FIRST_NAMES),
    lastName: random.pick(SURNAMES),
    // a range that Ofcom reserves for drama
    phone: `07700 900${String(random.int(0, 999)).padStart(3, '0')}`,
    streetName: `${random.int(1, 140)} ${random.pick(STREETS)}`,
    additionalStreetInfo: '',
    city: TOWNS[place]!,
    region: '',
    postalCode: `${AREAS[place] ?? 'YO1'} ${random.int(1, 9)}${random.pick([...'ABDEFGHJLN'])}${random.pick([...'PQRSTUWXYZ'])}`,
    country: 'GB',
  };
}

/** Recent orders are on their way; most old ones were delivered, some returned. */
function stateAfter(
  days: number,
  placed: Date,
  random: RandomSource,
): { state: OrderState; changedAt: Date } {
  const after = (share: number) => new Date(placed.getTime() + days * share * DAY);
  if (random.chance(0.03)) return { state: 'cancelled', changedAt: after(0.2) };
  if (days < 0.6) return { state: 'placed', changedAt: placed };
  if (days < 1.5) return { state: 'packed', changedAt: after(0.6) };
  if (days < 4) return { state: 'dispatched', changedAt: after(0.5) };
  if (days > 20 && random.chance(0.09)) return { state: 'refunded', changedAt: after(0.6) };
  return { state: 'delivered', changedAt: new Date(placed.getTime() + 4 * DAY) };
}
