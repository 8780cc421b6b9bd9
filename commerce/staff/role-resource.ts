import * as v from 'valibot';
import { defineResource } from '#commerce/resources/define-resource.ts';
import { PERMISSIONS, permissionName } from '#commerce/resources/permissions.ts';

export const permissionsSchema = v.pipe(
  v.array(v.picklist(PERMISSIONS)),
  v.minLength(1, 'Choose at least one.'),
  v.maxLength(PERMISSIONS.length),
  v.metadata({ control: 'permissions' }),
);

export const shortName = (description: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Write a name.'),
    v.maxLength(60),
    v.title('Name'),
    v.description(description),
  );

export const roleSchema = v.object({
  name: shortName('What these people do, such as Returns desk.'),
  permissions: v.pipe(permissionsSchema, v.title('What it may do')),
});

type RoleBody = v.InferOutput<typeof roleSchema>;

/** Roles of the shop's own, beside the built-in ones. */
export const roleResource = defineResource<RoleBody>({
  name: 'roles',
  kind: 'staff-role',
  one: 'role',
  many: 'Own roles',
  line: 'Sets of permissions for your own way of working, beside the built-in roles.',
  schema: roleSchema,
  permissions: { read: 'staff.read', write: 'staff.write' },
  title: ({ name }) => name,
  hasCsv: false,
  // The mark keeps it apart from the names of built-in roles.
  idFor: ({ name }) =>
    `own-${name
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`,
  brandOf: () => null,
  list: {
    sort: 'name',
    searchHint: 'Name',
    columns: [
      { name: 'name', label: 'Name', isSortable: true },
      {
        name: 'permissions',
        label: 'What it may do',
        format: 'names',
        value: ({ permissions }) => permissions.map(permissionName),
      },
    ],
  },
  blank: () => ({ name: '', permissions: [] }),
});
