import type { Address } from '#commerce/customers/address.ts';
import type { Promotions } from '#commerce/promotions/promotions.server.ts';
import type { Promotion } from '#commerce/promotions/promotions.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { Database, Db } from '#server/db/database.server.ts';
import { basket as basketTable } from '#server/db/orders-schema.server.ts';
import type { Basket } from './basket.ts';
import { applyEdit, type BasketEdit, isSameCode, touches } from './basket-edit.server.ts';
import type { AskedItem } from './basket-items.ts';
import { createBasketStore } from './basket-store.server.ts';
import { type BasketView, shelfOf, toBasket, viewBasket } from './basket-view.server.ts';
import { addToBasket, type LimitNotice } from './change-basket.ts';
import { findOffers, type Market, type Offer, unitPriceOf } from './sellable-items.server.ts';
import type { StoredLine } from './stored-basket.server.ts';

/** Whose basket: a customer's follows them to every device, a guest's stays with the browser. */
export interface BasketOwner {
  customerId: string | null;
  sessionId: string;
  isPremier: boolean;
}

export type AddResult =
  | { kind: 'added'; cartId: string; count: number; addedLineIds: string[]; notices: LimitNotice[] }
  | { kind: 'unknown-sku'; skus: string[] }
  | { kind: 'not-subscribable'; sku: string }
  | { kind: 'wrong-fields'; sku: string; message: string }
  | { kind: 'nothing-left'; notices: LimitNotice[] }
  | { kind: 'full' };

export type BasketEditResult =
  | { kind: 'done'; notices: LimitNotice[] }
  | { kind: 'absent' }
  | { kind: 'unknown-code' };

export interface CheckoutFields {
  email?: string;
  country?: string;
  /** Its country is where the parcel goes. */
  shippingAddress?: Address;
  billingAddress?: Address;
  deliveryMethodId?: string;
  quotedTotal?: number | null;
}

export interface Baskets {
  count(owner: Omit<BasketOwner, 'isPremier'>, currency: string): Promise<number>;
  view(owner: BasketOwner, brand: BrandConfig, cartId?: string): Promise<BasketView | null>;
  /** The same inside a transaction: whoever holds one connection must not wait for a second. */
  viewWithin(
    tx: Db,
    owner: BasketOwner,
    brand: BrandConfig,
    cartId: string,
    active: Promotion[],
  ): Promise<BasketView | null>;
  activePromotions(): Promise<Promotion[]>;
  add(owner: BasketOwner, items: AskedItem[], brand: BrandConfig, isEphemeral: boolean): Promise<AddResult>;
  edit(owner: BasketOwner, brand: BrandConfig, edit: BasketEdit): Promise<BasketEditResult>;
  /** False when there is no such basket, or it is somebody else's. */
  setFields(
    owner: BasketOwner,
    brand: BrandConfig,
    fields: CheckoutFields,
    cartId?: string,
  ): Promise<boolean>;
  /** Remembers who recommended the shop; whoever has no basket yet is given an empty one to remember it on. */
  rememberReferrer(owner: BasketOwner, brand: BrandConfig, loudcrowdAnonId: string): Promise<void>;
  /** A guest who signs in keeps everything; so does the customer they turn out to be. */
  adopt(guestSessionId: string, customerId: string, brand: BrandConfig): Promise<void>;
  dropExpired(): Promise<number>;
}

/** Checks the wording of a customised line; the rules belong to whoever offers the customisation. */
export type CheckCustomFields = (group: string, fields: Record<string, string>) => Promise<string | null>;

interface Parts {
  database: Database;
  promotions: Promotions;
  checkCustomFields?: CheckCustomFields;
  now?: () => Date;
}

const MOST_LINES = 60;

export function createBaskets({
  database,
  promotions,
  checkCustomFields,
  now = () => new Date(),
}: Parts): Baskets {
  const { db, pool } = database;
  const { whose, lock, create, write, adopt } = createBasketStore(database, now);

  async function newLines(items: AskedItem[], offers: Map<string, Offer>, currency: string) {
    const at = now().toISOString();
    return items.map((item): Omit<StoredLine, 'id'> => {
      const offer = offers.get(item.sku)!;
      return {
        sku: item.sku,
        productId: offer.productId,
        productKey: offer.productKey,
        quantity: item.quantity,
        unitPrice: unitPriceOf(offer, item.isSubscription, currency),
        wasUnitPrice: offer.wasUnitPrice,
        customFields: item.customFields,
        isSubscription: item.isSubscription,
        brand: offer.brandSlug,
        categorySlugs: offer.categorySlugs,
        search: item.search,
        bundleId: item.bundleId,
        addedAt: at,
      };
    });
  }

  async function refusal(items: AskedItem[], offers: Map<string, Offer>): Promise<AddResult | null> {
    const unknown = items.filter((item) => !offers.has(item.sku));
    if (unknown.length > 0) return { kind: 'unknown-sku', skus: unknown.map(({ sku }) => sku) };
    for (const item of items) {
      const offer = offers.get(item.sku)!;
      if (item.isSubscription && !offer.isSubscribable) return { kind: 'not-subscribable', sku: item.sku };
      const message = await fieldsError(offer, item.customFields);
      if (message !== null) return { kind: 'wrong-fields', sku: item.sku, message };
    }
    return null;
  }

  async function fieldsError(offer: Offer, fields: Record<string, string>): Promise<string | null> {
    if (!offer.customisationGroup) {
      return Object.keys(fields).length > 0 ? 'This item cannot be customised.' : null;
    }
    return checkCustomFields ? checkCustomFields(offer.customisationGroup, fields) : null;
  }

  async function viewWith(
    using: Db,
    owner: BasketOwner,
    brand: BrandConfig,
    cartId: string | undefined,
    active: Promotion[],
  ): Promise<BasketView | null> {
    const [row] = await using
      .select()
      .from(basketTable)
      .where(whose(owner, brand.currency, cartId));
    if (!row) return null;
    const skus = [...row.lines, ...row.saved, ...row.removed.map(({ line }) => line)].map(({ sku }) => sku);
    const offers = await findOffers(using, skus, marketOf(brand));
    return viewBasket(row, offers, active, { brand, isPremier: owner.isPremier, now: now() });
  }

  const marketOf = (brand: BrandConfig): Market => ({
    brandSlug: brand.slug,
    currency: brand.currency,
    country: brand.country,
  });

  return {
    async count(owner, currency) {
      const column = owner.customerId ? 'customer_id' : 'session_id';
      const { rows } = await pool.query<{ count: number }>({
        name: `basket-count-${column}`,
        text: `select coalesce(sum((line->>'quantity')::int), 0)::int as count
          from basket cross join jsonb_array_elements(lines) line
          where ${column} = $1 and currency = $2 and not is_ephemeral and expires_at > $3`,
        values: [owner.customerId ?? owner.sessionId, currency, now()],
      });
      return rows[0]?.count ?? 0;
    },

    view: async (owner, brand, cartId) =>
      viewWith(db as Db, owner, brand, cartId, await promotions.active(now())),
    viewWithin: viewWith,
    activePromotions: () => promotions.active(now()),

    async add(owner, items, brand, isEphemeral) {
      const offers = await findOffers(
        db,
        items.map(({ sku }) => sku),
        marketOf(brand),
      );
      const refused = await refusal(items, offers);
      if (refused) return refused;
      const lines = await newLines(items, offers, brand.currency);
      return db.transaction(async (tx): Promise<AddResult> => {
        const known = isEphemeral ? null : await lock(tx as Db, whose(owner, brand.currency));
        const row = known ?? (await create(tx as Db, owner, brand, isEphemeral));
        const change = addToBasket(toBasket(row, row.lines), lines, shelfOf(offers, brand));
        if (change.basket.lines.length > MOST_LINES) return { kind: 'full' };
        const addedLineIds = changedLines(row.lines, change.basket);
        if (addedLineIds.length === 0) return { kind: 'nothing-left', notices: change.notices };
        await write(tx as Db, row, { lines: change.basket.lines as StoredLine[], quotedTotal: null });
        const count = change.basket.lines.reduce((sum, line) => sum + line.quantity, 0);
        return { kind: 'added', cartId: row.id, count, addedLineIds, notices: change.notices };
      });
    },

    async edit(owner, brand, edit) {
      const active = edit.kind === 'add-code' ? await promotions.active(now()) : [];
      return db.transaction(async (tx): Promise<BasketEditResult> => {
        const row = await lock(tx as Db, whose(owner, brand.currency));
        if (!row) return { kind: 'absent' };
        const skus = [...row.lines, ...row.saved, ...row.removed.map(({ line }) => line)].map(
          ({ sku }) => sku,
        );
        const offers = await findOffers(tx as Db, skus, marketOf(brand));
        if (edit.kind === 'add-code' && !active.some(({ code }) => code && isSameCode(code, edit.code))) {
          return { kind: 'unknown-code' };
        }
        const edited = applyEdit(row, edit, shelfOf(offers, brand), now());
        if (!edited) return { kind: 'absent' };
        const repriced = (edited.change.lines ?? row.lines).map((line) => {
          // Whoever changes a line sees its price of today; other lines keep telling what has changed.
          const offer =
            edit.kind === 'accept-changes' || touches(edit, line.id) ? offers.get(line.sku) : undefined;
          if (!offer) return line;
          return {
            ...line,
            unitPrice: unitPriceOf(offer, line.isSubscription, row.currency),
            wasUnitPrice: offer.wasUnitPrice,
          };
        });
        await write(tx as Db, row, { ...edited.change, lines: repriced, quotedTotal: null });
        return { kind: 'done', notices: edited.notices };
      });
    },

    async setFields(owner, brand, fields, cartId) {
      return db.transaction(async (tx) => {
        const row = await lock(tx as Db, whose(owner, brand.currency, cartId));
        if (!row) return false;
        const country = fields.shippingAddress?.country ?? fields.country ?? row.country;
        await write(tx as Db, row, { ...fields, country });
        return true;
      });
    },

    async rememberReferrer(owner, brand, loudcrowdAnonId) {
      await db.transaction(async (tx) => {
        const known = await lock(tx as Db, whose(owner, brand.currency));
        await write(tx as Db, known ?? (await create(tx as Db, owner, brand, false)), { loudcrowdAnonId });
      });
    },

    adopt,

    async dropExpired() {
      const { rowCount } = await pool.query('delete from basket where expires_at <= $1', [now()]);
      return rowCount ?? 0;
    },
  };
}

function changedLines(before: StoredLine[], after: Basket): string[] {
  const was = new Map(before.map((line) => [line.id, line.quantity]));
  return after.lines.filter((line) => line.quantity !== (was.get(line.id) ?? 0)).map(({ id }) => id);
}
