import { type OfferUser, readOfferFacts } from '#commerce/promotions/offer-uses.server.ts';
import type { Promotions, RunState } from '#commerce/promotions/promotions.server.ts';
import type { RefusalReason } from '#commerce/promotions/promotions.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { Database } from '#server/db/database.server.ts';
import { lineId } from './basket.ts';
import { type BasketRow, evaluateBasket } from './basket-view.server.ts';
import { toNewLine } from './resolve-items.server.ts';
import { findItemsWithGifts, type SellableItem } from './sellable-items.server.ts';

export interface SimulatedBasket {
  /** SKUs or product keys. */
  items: readonly { name: string; quantity: number }[];
  codes: readonly string[];
  /** A new shopper, one who has ordered, or whoever has this email. */
  customer: 'new' | 'returning' | { email: string };
  at: Date;
  brand: BrandConfig;
}

export interface OfferSimulation {
  currency: string;
  /** Names that no piece of this shop has. */
  unknown: string[];
  lines: {
    id: string;
    name: string;
    sku: string;
    quantity: number;
    isGift: boolean;
    gross: number;
    /** What each offer takes off the line. */
    discounts: { name: string; amount: number }[];
    net: number;
  }[];
  subTotal: number;
  discountTotal: number;
  delivery: { name: string; price: number } | null;
  total: number;
  applied: { id: string; name: string; amount: number; savedDelivery: number; gift: string | null }[];
  refused: {
    id: string;
    name: string;
    code: string | null;
    reason: RefusalReason | Exclude<RunState, 'live'>;
    missing: number | null;
  }[];
}

/** What offers would do for a basket on a day. Nothing is written. */
export async function simulateOffers(
  { db, pool }: Database,
  promotions: Pick<Promotions, 'allAt'>,
  { items, codes, customer, at, brand }: SimulatedBasket,
): Promise<OfferSimulation> {
  const all = await promotions.allAt(at);
  const live = all.filter(({ state }) => state === 'live').map(({ promotion }) => promotion);
  const skus = await skusOf(
    pool,
    items.map(({ name }) => name),
  );
  const giftSkus = live.flatMap(({ effect }) => (effect.kind === 'gift' ? [effect.sku] : []));
  const market = { brandSlug: brand.slug, priceList: brand.priceList };
  const sellableItems = await findItemsWithGifts(db, [...skus.values(), ...giftSkus], market);
  const unknown: string[] = [];
  const wanted = new Map<SellableItem, number>();
  for (const { name, quantity } of items) {
    const sellable = sellableItems.get(skus.get(name) ?? '');
    if (sellable) wanted.set(sellable, (wanted.get(sellable) ?? 0) + quantity);
    else unknown.push(name);
  }
  const lines = [...wanted].map(([sellable, quantity]) => {
    const item = { sku: sellable.sku, quantity, customFields: {}, isSubscription: false };
    const line = toNewLine({ item: { ...item, search: null, bundleId: null }, sellable }, brand.currency, at);
    return { ...line, id: lineId(line) };
  });
  const user: OfferUser =
    typeof customer === 'object'
      ? { customerId: await customerWith(pool, customer.email), email: customer.email }
      : { customerId: null, email: null };
  const row: BasketRow = {
    ...EMPTY_ROW,
    ...user,
    currency: brand.currency,
    country: brand.country,
    lines,
    codes: [...codes],
  };
  const read = await readOfferFacts(db, live, row);
  const hasOrdered = typeof customer === 'object' ? read.hasOrdered : customer === 'returning';
  const { view, applied, refused } = evaluateBasket(row, sellableItems, live, {
    brand,
    isPremier: false,
    now: at,
    facts: { ...read, hasOrdered },
  });
  const [delivery] = view.delivery;
  return {
    currency: view.currency,
    unknown,
    lines: view.lines.map(({ id, name, sku, quantity, isGift, gross, net }) => ({
      ...{ id, name, sku, quantity, isGift, gross, net },
      discounts: applied.flatMap((offer) => {
        const amount = offer.byLine.get(id);
        return amount ? [{ name: offer.name, amount }] : [];
      }),
    })),
    subTotal: view.totals.subTotal,
    discountTotal: view.totals.discountTotal,
    delivery: delivery ? { name: delivery.name, price: delivery.price } : null,
    total: view.expected.total,
    applied: applied.map(({ promotionId: id, name, amount, freeDelivery, giftSku }) => ({
      ...{ id, name, amount },
      savedDelivery: freeDelivery?.saved ?? 0,
      gift: giftSku ? (sellableItems.get(giftSku)?.name ?? giftSku) : null,
    })),
    refused: [
      ...refused.map(({ promotionId: id, name, code, reason, missing = null }) => ({
        ...{ id, name, code, reason, missing },
      })),
      ...all.flatMap(({ promotion: { id, name, code }, state }) =>
        state === 'live' ? [] : [{ id, name, code, reason: state, missing: null }],
      ),
    ],
  };
}

const EMPTY_ROW = {
  id: '',
  sessionId: null,
  isEphemeral: true,
  version: 1,
  saved: [],
  removed: [],
  shippingAddress: null,
  billingAddress: null,
  deliveryMethodId: null,
  quotedTotal: null,
  loudcrowdAnonId: null,
};

/** The SKU of each name; a product key stands for its piece with most stock. */
async function skusOf(pool: Database['pool'], names: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ name: string; sku: string }>(
    `select distinct on (n.name) n.name, v.sku
     from unnest($1::text[]) n(name)
       join product p on p.key = n.name or p.id in (select product_id from variant where sku = n.name)
       join variant v on v.product_id = p.id and (v.sku = n.name or p.key = n.name)
       left join stock s on s.sku = v.sku
     order by n.name, (v.sku = n.name) desc, s.quantity desc nulls last, v.sku`,
    [names],
  );
  return new Map(rows.map(({ name, sku }) => [name, sku]));
}

async function customerWith(pool: Database['pool'], email: string): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from customer where lower(email) = lower($1)',
    [email],
  );
  return rows[0]?.id ?? null;
}
