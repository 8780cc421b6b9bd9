import * as v from 'valibot';
import { defineResource } from '#commerce/resources/define-resource.ts';
import { isStaffRole, type StaffRole } from '#commerce/resources/permissions.ts';

export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  content: 'Content',
  merchandiser: 'Merchandiser',
  warehouse: 'Warehouse',
  service: 'Customer service',
  analyst: 'Analyst',
};

const name = (title: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'Write a name.'), v.maxLength(60), v.title(title));

export const staffSchema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.email('Write an email address.'),
    v.maxLength(254),
    v.title('Email'),
    v.description('The account that this person signs in with.'),
  ),
  firstName: name('First name'),
  lastName: name('Last name'),
  role: v.pipe(
    v.string('Choose a role.'),
    v.regex(/^[\p{L}\p{N}-]{1,80}$/u, 'Choose a role.'),
    v.title('Role'),
    v.description('What it may do. Roles of your own are made under “Own roles”.'),
    v.metadata({ control: 'role' }),
  ),
  brands: v.pipe(
    v.nullable(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'This is not a brand.')))),
    v.title('Only these brands'),
    v.description('Choose none for every brand.'),
    v.metadata({ control: 'shops' }),
  ),
  markets: v.pipe(
    v.optional(v.nullable(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(40)))), null),
    v.title('Only these markets'),
    v.description('Orders, documents and sales of these markets alone. Choose none for every market.'),
    v.metadata({ control: 'markets' }),
  ),
});

/** What the list and the page show besides what is written in the form. */
export interface StaffAccount extends v.InferOutput<typeof staffSchema> {
  state?: keyof typeof STATES;
  /** Of a role of the shop's own. */
  roleName?: string | null;
  hasFactor?: boolean;
  seenAt?: string | null;
}

const STATES = {
  active: 'Active',
  invited: 'Invited',
  expired: 'Invitation expired',
  deactivated: 'Deactivated',
};
const isInvited = ({ state }: StaffAccount) => state === 'invited' || state === 'expired';

export const staffResource = defineResource<StaffAccount>({
  name: 'team',
  kind: 'staff',
  one: 'member of staff',
  many: 'Staff',
  line: 'Who works here, and what each of them may do.',
  schema: staffSchema,
  permissions: { read: 'staff.read', write: 'staff.write' },
  title: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  brandOf: () => null,
  idFor: ({ email }) => email.trim().toLowerCase(),
  status: { of: ({ state }) => state ?? 'active', names: STATES },
  list: {
    sort: 'name',
    searchHint: 'Name or email',
    columns: [
      {
        name: 'name',
        label: 'Name',
        isSortable: true,
        value: ({ firstName, lastName }) => `${firstName} ${lastName}`,
        detail: ({ email }) => email,
      },
      {
        name: 'role',
        label: 'Role',
        isSortable: true,
        value: ({ role, roleName }) => (isStaffRole(role) ? ROLE_NAMES[role] : (roleName ?? role)),
      },
      { name: 'brands', label: 'Only these brands', format: 'list' },
      { name: 'markets', label: 'Only these markets', format: 'list', isHidden: true },
      { name: 'hasFactor', label: 'Second factor', format: 'flag' },
      { name: 'seenAt', label: 'Last seen', format: 'moment', isSortable: true },
    ],
    filters: [{ name: 'role', label: 'Role', options: ROLE_NAMES }],
  },
  actions: [
    { name: 'invite', label: 'Send the invitation again', isFor: isInvited },
    {
      name: 'withdraw',
      label: 'Withdraw the invitation',
      isFor: isInvited,
      confirm: 'The link in the email stops working',
    },
    {
      name: 'end-sessions',
      label: 'Sign out everywhere',
      isBulk: true,
      confirm: 'Every browser of this person has to sign in again',
    },
    {
      name: 'end-session',
      label: 'Sign out one browser',
      isFor: () => false,
      input: v.object({ session: v.string() }),
    },
    {
      name: 'reset-factor',
      label: 'Remove the second factor',
      isFor: ({ hasFactor }) => hasFactor === true,
      confirm: 'For a lost phone: this person is signed out and may set up a new one',
    },
    {
      name: 'deactivate',
      label: 'Deactivate',
      isFor: ({ state }) => state !== 'deactivated',
      confirm: 'This person is signed out, and the tokens they made stop working',
    },
    { name: 'reactivate', label: 'Reactivate', isFor: ({ state }) => state === 'deactivated' },
  ],
  savedText: 'Saved: a new person gets an invitation by email',
  blank: () => ({ email: '', firstName: '', lastName: '', role: 'service', brands: null, markets: null }),
});
