import * as v from 'valibot';
import { defineResource } from '#commerce/resources/define-resource.ts';
import { permissionName } from '#commerce/resources/permissions.ts';
import { permissionsSchema, shortName } from './role-resource.ts';

export const apiTokenSchema = v.object({
  name: shortName('The program that uses it, such as Warehouse system.'),
  scopes: v.pipe(permissionsSchema, v.title('What it may do')),
  lastDay: v.pipe(
    v.string(),
    v.isoDate('Choose a day.'),
    v.title('Last day'),
    v.description('A year from today at most.'),
  ),
});

/** What the list shows besides what is written in the form. */
export interface ApiToken extends v.InferOutput<typeof apiTokenSchema> {
  owner?: string;
  prefix?: string | null;
  usedAt?: string | null;
}

const STATUSES = { waiting: 'Not made yet', active: 'Active', over: 'Over' };

/** How history and audit log name a token. */
export const tokenAuthor = (name: string): string => `token ${name}`;

export const apiTokenResource = defineResource<ApiToken>({
  name: 'tokens',
  kind: 'staff-token',
  one: 'API token',
  many: 'API tokens',
  line: 'With a token another program uses the JSON endpoint, in the name of the person who made it.',
  schema: apiTokenSchema,
  permissions: { read: 'staff.read', write: 'staff.write' },
  title: ({ name }) => name,
  hasCsv: false,
  status: {
    of: ({ prefix, lastDay }, today) => (lastDay < today ? 'over' : prefix ? 'active' : 'waiting'),
    names: STATUSES,
  },
  list: {
    sort: 'name',
    searchHint: 'Name',
    columns: [
      {
        name: 'name',
        label: 'Name',
        isSortable: true,
        detail: ({ prefix }) => (prefix ? `${prefix}…` : null),
      },
      { name: 'owner', label: 'Made by', isSortable: true },
      {
        name: 'scopes',
        label: 'What it may do',
        format: 'names',
        value: ({ scopes }) => scopes.map(permissionName),
      },
      { name: 'lastDay', label: 'Last day', format: 'day', isSortable: true },
      { name: 'usedAt', label: 'Last used', format: 'moment', isSortable: true },
    ],
  },
  actions: [
    {
      name: 'issue',
      label: 'Make the token',
      isFor: ({ prefix }) => !prefix,
    },
    {
      name: 'renew',
      label: 'Replace the token',
      isFor: ({ prefix }) => Boolean(prefix),
      confirm: 'The program stops working until it has the new one',
    },
  ],
  blank: (today) => ({ name: '', scopes: [], lastDay: inDays(today, 90) }),
  savedText: 'Saved: make the token to use it',
});

/** A day after another, both as YYYY-MM-DD. */
export function inDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
