import { type SQL, sql } from 'drizzle-orm';
import type { PricePeriod } from '#commerce/pricing/price-period.ts';
import { type PriceEntry, readPrices, savePrices } from '#commerce/pricing/prices.server.ts';
import type { OpenStore, RecordErrors } from '#commerce/resources/resource-store.server.ts';
import { type ListedTable, listTable } from '#commerce/resources/table-list.server.ts';
import { parseAmount, writeAmount } from './import/amount.ts';
import { deriveFacets } from './import/derive-facets.ts';
import type { ListedPrice, PricesBody } from './price-resource.ts';
import { notOfOthers } from './product-store.server.ts';
import { type Queries, queriesOf } from './queries.server.ts';
import { type ProductRow, selectProducts, toProduct } from './read-product.server.ts';
import { notePriceChange } from './reduce-prices.server.ts';

const OTHERS = sql`select 1 from price o where o.sku = pr.sku and o.price_list = pr.price_list`;

const PLANS: Readonly<Record<string, SQL>> = {
  sale: sql`exists (${OTHERS} and o.kind = 'sale' and (o.valid_from is null or o.valid_from <= now())
    and (o.valid_to is null or o.valid_to > now()))`,
  later: sql`exists (${OTHERS} and (o.valid_from > now() or o.valid_to > now()))`,
};

/** Every variant has one regular price without a beginning in each of its lists. */
const PRICES: ListedTable = {
  from: sql`price pr join variant v on v.sku = pr.sku join product p on p.id = v.product_id`,
  id: sql`(pr.price_list || ':' || pr.sku)`,
  columns: sql`pr.sku, pr.price_list as "priceList", p.name as product, pr.cent_amount as cent, pr.currency,
    (select count(*)::int from price o where o.sku = pr.sku and o.price_list = pr.price_list) as count`,
  toBody({ cent, currency, count, ...row }) {
    return {
      ...row,
      price: { centAmount: Number(cent), currencyCode: String(currency) },
      // The list shows how many there are; the record holds them.
      periods: Array.from({ length: Number(count) }),
    };
  },
  where: sql`pr.kind = 'regular' and pr.valid_from is null`,
  sorts: { sku: { by: sql`pr.sku`, type: 'text' } },
  search: (text) => sql`pr.sku in (select sku from variant where sku = ${text}
    union select v.sku from variant v join product p on p.id = v.product_id where p.key = ${text})`,
  ofBrands: notOfOthers(sql`p.id`),
  filters: { plan: ([value]) => PLANS[value ?? ''] ?? sql`true` },
};

const readId = (id: string) => {
  const [priceList = '', ...rest] = id.split(':');
  return { priceList, sku: rest.join(':') };
};

/** Prices by list and period. */
export const openPrices: OpenStore = (db) => {
  const client = queriesOf(db);

  async function readPlace(id: string) {
    const { priceList, sku } = readId(id);
    const { rows } = await client.query<{ id: string; product: string; sites: string[] }>(
      `select p.id, p.name as product, p.details -> 'availableFascias' as sites
       from variant v join product p on p.id = v.product_id where v.sku = $1`,
      [sku],
    );
    const entries = await readPrices(db, [sku], priceList);
    return { sku, priceList, product: rows[0], entries };
  }

  return {
    list: (query) => listTable(db, PRICES, query),

    async read(id) {
      const { sku, priceList, product, entries } = await readPlace(id);
      const [first] = entries;
      if (!first || !product) return null;
      const body: Omit<ListedPrice, 'price'> = {
        sku,
        priceList,
        product: product.product,
        sites: product.sites,
        periods: entries.map(toBodyPeriod),
      };
      return { id, body: { ...body } };
    },

    async save(id, body): Promise<RecordErrors | null> {
      const { sku, priceList, product, entries } = await readPlace(id);
      const [first] = entries;
      if (!first || !product) return { periods: 'This variant has no price in this list.' };
      const errors: Record<string, string> = {};
      const periods = (body as PricesBody).periods.map(
        ({ kind, amount, was, from, until }, index): PricePeriod => {
          const minor = (text: string, field: string) => {
            const read = parseAmount(text, first.currency);
            if (read === null)
              errors[`periods.${index}.${field}`] = `This is no amount in ${first.currency}.`;
            return read ?? 0;
          };
          return {
            kind,
            centAmount: minor(amount, 'amount'),
            wasCentAmount: was === null ? null : minor(was, 'was'),
            validFrom: from === null ? null : new Date(from),
            validTo: until === null ? null : new Date(until),
          };
        },
      );
      if (Object.keys(errors).length > 0) return errors;
      if (!periods.some(({ kind, validFrom }) => kind === 'regular' && validFrom === null))
        return { periods: 'One regular price without a beginning has to stay.' };
      const problem = await savePrices(db, { sku, priceList, currency: first.currency }, periods);
      if (problem) return { periods: problem };
      await refreshFacets(client, product.id);
      await notePriceChange(db, product.id);
      return null;
    },
  };
};

function toBodyPeriod({ kind, centAmount, wasCentAmount, validFrom, validTo, currency }: PriceEntry) {
  return {
    kind,
    amount: writeAmount(centAmount, currency),
    was: wasCentAmount === null ? null : writeAmount(wasCentAmount, currency),
    from: validFrom?.toISOString() ?? null,
    until: validTo?.toISOString() ?? null,
  };
}

/** Price and discount bands follow the price. */
async function refreshFacets(client: Queries, productId: string): Promise<void> {
  const { rows } = await client.query<ProductRow>(`${selectProducts(null)} where p.id = $1`, [productId]);
  const [row] = rows;
  if (!row?.variants) return;
  const facets = deriveFacets(toProduct(row, new Map()));
  await client.query(
    `update product set details = jsonb_set(details, '{facets}', $2::jsonb), updated_at = now() where id = $1`,
    [productId, JSON.stringify(facets)],
  );
}
