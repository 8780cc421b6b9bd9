const holds = (row: string) =>
  `(${row}.valid_from is null or ${row}.valid_from <= now()) and (${row}.valid_to is null or ${row}.valid_to > now())`;

const COLUMNS = `pr.price_list, pr.currency, pr.country, pr.cent_amount, pr.pre_discount_cent_amount, pr.discount_effects,
  pr.exclusions_messaging, pr.delivery_messaging,
  coalesce(pr.was_cent_amount, case when pr.kind = 'sale' then (select r.cent_amount from price r
    where r.sku = pr.sku and r.price_list = pr.price_list and r.kind = 'regular' and ${holds('r')} limit 1) end) as was_cent_amount,
  greatest(pr.set_at, coalesce(pr.valid_from, pr.set_at)) as since`;

/**
 * The price of a sku that holds now, as a subquery of one row: the rule of `resolvePrice`. `list` is an expression, mostly a parameter;
 * null for the price of the product's own file, in whatever list it is.
 */
export function currentPrice(sku: string, list: string | null): string {
  const ofList = list === null ? '' : `and pr.price_list = ${list}`;
  // Only product files name a country.
  const order = list === null ? "pr.country = '', pr.price_list, " : '';
  return `(select ${COLUMNS} from price pr where pr.sku = ${sku} ${ofList} and ${holds('pr')}
    order by ${order}pr.kind = 'sale' desc limit 1)`;
}

/** The prices that hold now in every list, of the variants of products: `product_id`, `sku` and the columns of a price. */
export const PRICES_IN_EVERY_LIST = `
  select distinct on (v.sku, pr.price_list) v.product_id, v.sku, ${COLUMNS}
  from variant v join price pr on pr.sku = v.sku
  where v.product_id = any($1) and ${holds('pr')}
  order by v.sku, pr.price_list, pr.kind = 'sale' desc`;

/** How far back the law looks. */
const LOWEST_PRICE_DAYS = 30;

/**
 * The lowest price in the weeks before a reduction, as an expression over `row`, a row of `currentPrice`: null for a price that is not
 * reduced, and the former price where nothing is known of the time before.
 */
export function lowestPriceBefore(row: string, sku: string): string {
  const since = `${row}.since`;
  const from = `${since} - interval '${LOWEST_PRICE_DAYS} days'`;
  return `case when ${row}.was_cent_amount > ${row}.cent_amount then least(${row}.was_cent_amount,
    (select min(h.cent_amount) from price_history h where h.sku = ${sku} and h.price_list = ${row}.price_list
      and h.valid_to > ${from} and h.valid_from < ${since}),
    (select min(p.cent_amount) from price p where p.sku = ${sku} and p.price_list = ${row}.price_list
      and (p.valid_to is null or p.valid_to > ${from}) and greatest(p.set_at, coalesce(p.valid_from, p.set_at)) < ${since})) end`;
}
