import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.server.ts';
import type { Address } from './address.ts';

export interface SavedAddress {
  id: string;
  address: Address;
  isDefault: boolean;
}

/** A customer's address book. Entries of other customers are never found. */
export interface Addresses {
  list(customerId: string): Promise<SavedAddress[]>;
  save(customerId: string, address: Address, id?: string): Promise<boolean>;
  makeDefault(customerId: string, id: string): Promise<boolean>;
  remove(customerId: string, id: string): Promise<boolean>;
}

const MAX_ADDRESSES = 20;

export function createAddresses({ pool }: Database): Addresses {
  async function list(customerId: string): Promise<SavedAddress[]> {
    const { rows } = await pool.query<SavedAddress>(
      `select id, address, is_default as "isDefault" from customer_address where customer_id = $1
       order by is_default desc, created_at desc`,
      [customerId],
    );
    return rows;
  }

  return {
    list,
    async save(customerId, address, id) {
      if (id) {
        const { rowCount } = await pool.query(
          'update customer_address set address = $3 where id = $2 and customer_id = $1',
          [customerId, id, address],
        );
        return (rowCount ?? 0) > 0;
      }
      const known = await list(customerId);
      const same = known.find((entry) => isSameAddress(entry.address, address));
      if (same) {
        // The last spelling and telephone number win.
        await pool.query('update customer_address set address = $2 where id = $1', [same.id, address]);
        return true;
      }
      if (known.length >= MAX_ADDRESSES) return false;
      await pool.query(
        'insert into customer_address (id, customer_id, address, is_default) values ($1, $2, $3, $4)',
        [randomUUID(), customerId, address, known.length === 0],
      );
      return true;
    },
    async makeDefault(customerId, id) {
      const { rows } = await pool.query<{ isDefault: boolean }>(
        `update customer_address set is_default = (id = $2) where customer_id = $1
           and exists (select 1 from customer_address where id = $2 and customer_id = $1) returning is_default`,
        [customerId, id],
      );
      return rows.length > 0;
    },
    async remove(customerId, id) {
      const { rowCount } = await pool.query(
        'delete from customer_address where id = $2 and customer_id = $1',
        [customerId, id],
      );
      return (rowCount ?? 0) > 0;
    },
  };
}

/** Whether two addresses are equal apart from telephone number, case and spaces. */
function isSameAddress(one: Address, other: Address): boolean {
  const plain = (value: unknown) =>
    String(value ?? '')
      .replace(/\s+/g, '')
      .toLowerCase();
  const fields = new Set([...Object.keys(one), ...Object.keys(other)] as (keyof Address)[]);
  fields.delete('phone');
  return [...fields].every((field) => plain(one[field]) === plain(other[field]));
}
