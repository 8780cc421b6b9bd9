import { defineResource } from '#commerce/resources/define-resource.ts';

/** A row of the list of customers. */
export interface ListedCustomer {
  name: string;
  email: string;
  createdAt: string;
  state: 'active' | 'unconfirmed' | 'deactivated';
  orders: number;
  rewardsPoints: number;
}

export const customerResource = defineResource<ListedCustomer>({
  name: 'customers',
  one: 'customer',
  many: 'Customers',
  line: 'Accounts of shoppers. Guests are found by their orders.',
  schema: null,
  permissions: { read: 'customers.read', write: 'customers.write' },
  title: ({ name, email }) => name || email,
  status: {
    of: ({ state }) => state,
    names: { active: 'Active', unconfirmed: 'Email not confirmed', deactivated: 'Deactivated' },
  },
  list: {
    sort: '-createdAt',
    searchHint: 'Name or email',
    columns: [
      { name: 'name', label: 'Name', detail: ({ email }) => email },
      { name: 'createdAt', label: 'Member since', format: 'moment', isSortable: true },
      { name: 'orders', label: 'Orders', format: 'number' },
      { name: 'rewardsPoints', label: 'Reward points', format: 'number', isHidden: true },
    ],
  },
});
