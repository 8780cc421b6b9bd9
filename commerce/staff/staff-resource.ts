import * as v from 'valibot';
import { defineResource } from '#commerce/resources/define-resource.ts';
import { STAFF_ROLES } from '#commerce/resources/permissions.ts';

const ROLE_NAMES = {
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
  role: v.pipe(v.picklist(STAFF_ROLES), v.title('Role'), v.metadata({ labels: ROLE_NAMES })),
  brands: v.pipe(
    v.nullable(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'This is not a brand.')))),
    v.title('Only these brands'),
    v.description('Their short names, one a line. None means every brand.'),
    v.metadata({ control: 'lines' }),
  ),
});

export type StaffAccount = v.InferOutput<typeof staffSchema>;

export const staffResource = defineResource<StaffAccount>({
  name: 'team',
  kind: 'staff',
  one: 'member of staff',
  many: 'Staff',
  line: 'Who works here, and what each of them may do.',
  schema: staffSchema,
  permissions: { read: 'staff.read', write: 'staff.write' },
  title: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  idFor: ({ email }) => email.trim().toLowerCase(),
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
      { name: 'role', label: 'Role', isSortable: true, value: ({ role }) => ROLE_NAMES[role] },
      { name: 'brands', label: 'Only these brands', format: 'list' },
    ],
    filters: [{ name: 'role', label: 'Role', options: ROLE_NAMES }],
  },
  actions: [
    { name: 'invite', label: 'Email a link to choose a password' },
    {
      name: 'end-sessions',
      label: 'Sign out everywhere',
      isBulk: true,
      confirm: 'Every browser of this person has to sign in again',
    },
  ],
  blank: () => ({ email: '', firstName: '', lastName: '', role: 'service', brands: null }),
});
