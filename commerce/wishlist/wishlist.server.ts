import type { Database } from '#server/db/database.server.ts';
import type { WishlistEntry, WishlistItem, WishlistPayload } from './payload.ts';
import { WISHLIST_RESULTS, type WishlistResult } from './results.ts';

export interface Wishlist {
  entries(customerId: string): Promise<WishlistEntry[]>;
  /** Newest first. */
  items(customerId: string): Promise<WishlistItem[]>;
  savedItem(customerId: string, entry: WishlistEntry): Promise<WishlistItem | null>;
  /** Whether the shop sells this variant. */
  isSold(item: WishlistItem): Promise<boolean>;
  add(customerId: string, payload: WishlistPayload, maxItems: number): Promise<WishlistResult>;
  remove(customerId: string, entry: WishlistEntry): Promise<WishlistResult>;
}

const COLUMNS = `product_key as "productKey", colour_selected as "colourSelected",
  line_item_sku as "lineItemSku", size_selected as "sizeSelected"`;

export function createWishlist({ pool }: Database): Wishlist {
  return {
    async entries(customerId) {
      const { rows } = await pool.query<WishlistEntry>({
        name: 'wishlist-entries',
        text: `select product_key as "productKey", colour_selected as "colourSelected" from wishlist_item
               where customer_id = $1 order by added_at desc, product_key`,
        values: [customerId],
      });
      return rows;
    },

    async items(customerId) {
      const { rows } = await pool.query<WishlistItem>(
        `select ${COLUMNS} from wishlist_item where customer_id = $1 order by added_at desc, product_key`,
        [customerId],
      );
      return rows;
    },

    async savedItem(customerId, { productKey, colourSelected }) {
      const { rows } = await pool.query<WishlistItem>(
        `select ${COLUMNS} from wishlist_item where customer_id = $1 and product_key = $2 and colour_selected = $3`,
        [customerId, productKey, colourSelected],
      );
      return rows[0] ?? null;
    },

    async isSold({ lineItemSku, productKey, colourSelected }) {
      const { rows } = await pool.query(
        `select 1 from variant v join product p on p.id = v.product_id
         where v.sku = $1 and p.key = $2 and v.colour = $3 and p.is_live`,
        [lineItemSku, productKey, colourSelected],
      );
      return rows.length > 0;
    },

    async add(customerId, item, maxItems) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        // Locks the customer, so that concurrent requests cannot exceed the limit.
        await client.query('select 1 from customer where id = $1 for update', [customerId]);
        const { rows } = await client.query<{ count: number; is_there: boolean | null }>(
          `select count(*)::int as count, bool_or(product_key = $2 and colour_selected = $3) as is_there
           from wishlist_item where customer_id = $1`,
          [customerId, item.productKey, item.colourSelected],
        );
        const { count = 0, is_there: isThere } = rows[0] ?? {};
        let result: WishlistResult;
        if (isThere) result = WISHLIST_RESULTS.alreadyThere;
        else if (count >= maxItems) result = WISHLIST_RESULTS.notAdded;
        else {
          await client.query(
            `insert into wishlist_item (customer_id, product_key, colour_selected, line_item_sku, size_selected)
             values ($1, $2, $3, $4, $5)`,
            [customerId, item.productKey, item.colourSelected, item.lineItemSku, item.sizeSelected],
          );
          result = WISHLIST_RESULTS.added;
        }
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },

    async remove(customerId, { productKey, colourSelected }) {
      const { rowCount } = await pool.query(
        'delete from wishlist_item where customer_id = $1 and product_key = $2 and colour_selected = $3',
        [customerId, productKey, colourSelected],
      );
      return rowCount ? WISHLIST_RESULTS.removed : WISHLIST_RESULTS.notRemoved;
    },
  };
}
