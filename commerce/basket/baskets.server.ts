import type { Address } from '#commerce/customers/address.ts';
import { findOwnCodes, readOfferFacts } from '#commerce/promotions/offer-uses.server.ts';
import type { Promotions } from '#commerce/promotions/promotions.server.ts';
import { codeKey, type Promotion } from '#commerce/promotions/promotions.ts';
import type { QuoteTax, TaxProvider } from '#commerce/tax/provider.ts';
import { createTableTax } from '#commerce/tax/tax-rates.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { Database, Db } from '#server/db/database.server.ts';
import { basket as basketTable } from '#server/db/orders-schema.server.ts';
import type { Basket } from './basket.ts';
import { applyEdit, type BasketEdit, isSameCode, touches } from './basket-edit.server.ts';
import type { RequestedItem } from './basket-items.ts';
import { createBasketStore } from './basket-store.server.ts';
import { withTax } from './basket-tax.server.ts';
import { type BasketView, stockLevelsOf, toBasket, viewBasket } from './basket-view.server.ts';
import { addToBasket, type LimitNotice } from './change-basket.ts';
import { type CheckCustomFields, type ItemRefusal, resolveItems, toNewLine } from './resolve-items.server.ts';
import { findItemsWithGifts, findSellableItems, type Market, unitPriceOf } from './sellable-items.server.ts';
import type { StoredLine } from './stored-basket.server.ts';

/** The owner of a basket: a customer on every device, or the session of a guest. */
export interface BasketOwner {
  customerId: string | null;
  sessionId: string;
  isPremier: boolean;
  /** The language in which they read it. */
  locale: string;
}

/** What finds a basket. */
export type BasketKey = Pick<BasketOwner, 'customerId' | 'sessionId'>;

export type AddResult =
  | { kind: 'added'; cartId: string; count: number; addedLineIds: string[]; notices: LimitNotice[] }
  | ItemRefusal
  | { kind: 'nothing-left'; notices: LimitNotice[] }
  | { kind: 'full' };

export type BasketEditResult =
  | { kind: 'done'; notices: LimitNotice[] }
  | { kind: 'absent' }
  | { kind: 'unknown-code' };

export interface CheckoutFields {
  email?: string;
  country?: string;
  /** Its country becomes the country of delivery. */
  shippingAddress?: Address;
  billingAddress?: Address;
  deliveryMethodId?: string;
  quotedTotal?: number | null;
}

/** What delivery and tax depend on: all that a wallet tells before the shopper authorises. */
export type DeliveryPlace = Pick<Address, 'country' | 'postalCode' | 'region'>;

/** What the totals of a basket depend on besides the basket. */
export interface BasketTerms {
  promotions: Promotion[];
  quoteTax: QuoteTax;
}

export interface Baskets {
  count(owner: BasketKey, currency: string): Promise<number>;
  /** With a place: as it would be delivered and taxed there, whatever address it has. */
  view(
    owner: BasketOwner,
    brand: BrandConfig,
    cartId?: string,
    place?: DeliveryPlace | null,
  ): Promise<BasketView | null>;
  /** The same inside a transaction, since code that holds one connection must not wait for a second. */
  viewWithin(
    tx: Db,
    owner: BasketOwner,
    brand: BrandConfig,
    cartId: string,
    terms: BasketTerms,
  ): Promise<BasketView | null>;
  currentTerms(): Promise<BasketTerms>;
  add(
    owner: BasketOwner,
    items: RequestedItem[],
    brand: BrandConfig,
    isEphemeral: boolean,
  ): Promise<AddResult>;
  edit(owner: BasketOwner, brand: BrandConfig, edit: BasketEdit): Promise<BasketEditResult>;
  /** False when the basket does not exist or belongs to another shopper. */
  setFields(
    owner: BasketOwner,
    brand: BrandConfig,
    fields: CheckoutFields,
    cartId?: string,
  ): Promise<boolean>;
  /** Stores the referrer with the basket; makes an empty basket if there is none. */
  setReferrer(owner: BasketOwner, brand: BrandConfig, loudcrowdAnonId: string): Promise<void>;
  /** Merges a guest's basket into the customer's without losing a line. */
  mergeGuestBasket(guestSessionId: string, customerId: string, brand: BrandConfig): Promise<void>;
  deleteExpired(): Promise<number>;
}

interface Parts {
  database: Database;
  promotions: Promotions;
  tax?: TaxProvider;
  checkCustomFields?: CheckCustomFields;
  now?: () => Date;
}

const MAX_LINES = 60;

const NO_ADDRESS: Address = {
  firstName: '',
  lastName: '',
  phone: '',
  streetName: '',
  additionalStreetInfo: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
};

export function createBaskets({
  database,
  promotions,
  tax = createTableTax(database.db),
  checkCustomFields,
  now = () => new Date(),
}: Parts): Baskets {
  const { db, pool } = database;
  const { ownedBy, lock, create, write, update, mergeGuestBasket } = createBasketStore(database, now);

  async function viewWith(
    using: Db,
    owner: BasketOwner,
    brand: BrandConfig,
    cartId: string | undefined,
    terms: BasketTerms,
    place?: DeliveryPlace | null,
  ): Promise<BasketView | null> {
    const [stored] = await using
      .select()
      .from(basketTable)
      .where(ownedBy(owner, brand.currency, cartId));
    if (!stored) return null;
    const row = {
      ...stored,
      country: countryIn(brand, place?.country ?? stored.country),
      shippingAddress: place ? { ...NO_ADDRESS, ...place } : stored.shippingAddress,
    };
    const skus = [...row.lines, ...row.saved, ...row.removed.map(({ line }) => line)].map(({ sku }) => sku);
    const giftSkus = terms.promotions.flatMap(({ effect }) => (effect.kind === 'gift' ? [effect.sku] : []));
    const sellableItems = await findItemsWithGifts(using, [...skus, ...giftSkus], marketOf(brand, owner));
    const facts = await readOfferFacts(using, terms.promotions, row);
    const view = viewBasket(row, sellableItems, terms.promotions, {
      brand,
      isPremier: owner.isPremier,
      locale: owner.locale,
      now: now(),
      facts,
    });
    const earned = brand.features.rewards ? view.rewardsPoints : 0;
    return withTax({ ...view, rewardsPoints: earned }, terms.quoteTax, sellableItems, brand, now());
  }

  async function currentTerms(): Promise<BasketTerms> {
    const [active, quoteTax] = await Promise.all([promotions.active(now()), tax.prepare()]);
    return { promotions: active, quoteTax };
  }

  const marketOf = (brand: BrandConfig, { locale }: BasketOwner): Market => ({
    brandSlug: brand.slug,
    priceList: brand.priceList,
    locale,
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

    view: async (owner, brand, cartId, place) =>
      viewWith(db, owner, brand, cartId, await currentTerms(), place),
    viewWithin: viewWith,
    currentTerms,

    async add(owner, items, brand, isEphemeral) {
      const sellableItems = await findSellableItems(
        db,
        items.map(({ sku }) => sku),
        marketOf(brand, owner),
      );
      const resolved = await resolveItems(items, sellableItems, checkCustomFields);
      if (!Array.isArray(resolved)) return resolved;
      const at = now();
      const lines = resolved.map((item) => toNewLine(item, brand.currency, at));
      return db.transaction(async (tx): Promise<AddResult> => {
        const known = isEphemeral ? null : await lock(tx, ownedBy(owner, brand.currency));
        const row = known ?? (await create(tx, owner, brand, isEphemeral));
        const change = addToBasket(toBasket(row, row.lines), lines, stockLevelsOf(sellableItems, brand));
        if (change.basket.lines.length > MAX_LINES) return { kind: 'full' };
        const addedLineIds = changedLines(row.lines, change.basket);
        if (addedLineIds.length === 0) return { kind: 'nothing-left', notices: change.notices };
        await write(tx, row, { lines: change.basket.lines as StoredLine[], quotedTotal: null });
        const count = change.basket.lines.reduce((sum, line) => sum + line.quantity, 0);
        return { kind: 'added', cartId: row.id, count, addedLineIds, notices: change.notices };
      });
    },

    async edit(owner, brand, edit) {
      const active = edit.kind === 'add-code' ? await promotions.active(now()) : [];
      return db.transaction(async (tx): Promise<BasketEditResult> => {
        const row = await lock(tx, ownedBy(owner, brand.currency));
        if (!row) return { kind: 'absent' };
        const skus = [...row.lines, ...row.saved, ...row.removed.map(({ line }) => line)].map(
          ({ sku }) => sku,
        );
        const sellableItems = await findSellableItems(tx, skus, marketOf(brand, owner));
        if (edit.kind === 'add-code' && !(await isKnownCode(tx, active, edit.code))) {
          return { kind: 'unknown-code' };
        }
        const edited = applyEdit(row, edit, stockLevelsOf(sellableItems, brand), now());
        if (!edited) return { kind: 'absent' };
        const repriced = (edited.change.lines ?? row.lines).map((line) => {
          // A changed line gets its current price; the others still report what changed.
          const sellable =
            edit.kind === 'accept-changes' || touches(edit, line.id)
              ? sellableItems.get(line.sku)
              : undefined;
          if (!sellable) return line;
          return {
            ...line,
            unitPrice: unitPriceOf(sellable, line.isSubscription, row.currency),
            wasUnitPrice: sellable.wasUnitPrice,
          };
        });
        await write(tx, row, { ...edited.change, lines: repriced, quotedTotal: null });
        return { kind: 'done', notices: edited.notices };
      });
    },

    setFields(owner, brand, fields, cartId) {
      const country = fields.shippingAddress?.country ?? fields.country;
      return update(db, ownedBy(owner, brand.currency, cartId), { ...fields, country });
    },

    async setReferrer(owner, brand, loudcrowdAnonId) {
      await db.transaction(async (tx) => {
        const known = await lock(tx, ownedBy(owner, brand.currency));
        await write(tx, known ?? (await create(tx, owner, brand, false)), { loudcrowdAnonId });
      });
    },

    mergeGuestBasket,

    async deleteExpired() {
      const { rowCount } = await pool.query('delete from basket where expires_at <= $1', [now()]);
      return rowCount ?? 0;
    },
  };
}

async function isKnownCode(tx: Db, active: readonly Promotion[], entered: string): Promise<boolean> {
  if (active.some(({ code }) => code && isSameCode(code, entered))) return true;
  const own = await findOwnCodes(tx, [entered]);
  return active.some(({ id }) => id === own.get(codeKey(entered))?.promotionId);
}

function changedLines(before: StoredLine[], after: Basket): string[] {
  const was = new Map(before.map((line) => [line.id, line.quantity]));
  return after.lines.filter((line) => line.quantity !== (was.get(line.id) ?? 0)).map(({ id }) => id);
}

/** Markets of one currency share a basket: it goes to a country of the market that it is seen in. */
function countryIn({ market, settings, country }: BrandConfig, chosen: string): string {
  return market === undefined || settings.shippingCountries.includes(chosen) ? chosen : country;
}
