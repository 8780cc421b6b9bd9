import type { Database } from '#server/db/database.server.ts';
import { WISHLIST_ANSWERS, type WishlistAnswer } from './answers.ts';
import type { WishlistEntry, WishlistItem, WishlistPayload } from './payload.ts';

export interface Wishlist {
  entries(customerId: string): Promise<WishlistEntry[]>;
  /** Newest first. */
  items(customerId: string): Promise<WishlistItem[]>;
  savedItem(customerId: string, entry: WishlistEntry): Promise<WishlistItem | null>;
  /** A list holds only what the shop knows. */
  isSold(item: WishlistItem): Promise<boolean>;
  add(customerId: string, payload: WishlistPayload, maxItems: number): Promise<WishlistAnswer>;
  remove(customerId: string, entry: WishlistEntry): Promise<WishlistAnswer>;
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
        // Two tabs that add at once wait for each other here, so the limit holds.
        await client.query('select 1 from customer where id = $1 for update', [customerId]);
        const { rows } = await client.query<{ count: number; is_there: boolean | null }>(
          `select count(*)::int as count, bool_or(product_key = $2 and colour_selected = $3) as is_there
           from wishlist_item where customer_id = $1`,
          [customerId, item.productKey, item.colourSelected],
        );
        const { count = 0, is_there: isThere } = rows[0] ?? {};
        let answer: WishlistAnswer;
        if (isThere) answer = WISHLIST_ANSWERS.alreadyThere;
        else if (count >= maxItems) answer = WISHLIST_ANSWERS.notAdded;
        else {
          await client.query(
            `insert into wishlist_item (customer_id, product_key, colour_selected, line_item_sku, size_selected)
             values ($1, $2, $3, $4, $5)`,
            [customerId, item.productKey, item.colourSelected, item.lineItemSku, item.sizeSelected],
          );
          answer = WISHLIST_ANSWERS.added;
        }
        await client.query('commit');
        return answer;
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
      return rowCount ? WISHLIST_ANSWERS.removed : WISHLIST_ANSWERS.notRemoved;
    },
  };
}
