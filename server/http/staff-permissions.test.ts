import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routeConfig from '#app/routes.ts';
import {
  may,
  PERMISSIONS,
  type Permission,
  ROLE_PERMISSIONS,
  STAFF_ROLES,
  type StaffRole,
} from '#commerce/resources/permissions.ts';
import { RESOURCES } from '#commerce/staff/resource-table.ts';
import { meets, requirementFor, STAFF_ROUTES } from '#commerce/staff/staff-routes.ts';
import { openHttpApp, rawRequest } from '#tests/http-app.ts';

interface Entry {
  file: string;
  path?: string;
  children?: Entry[];
}

/** Every address of the back office in the table of routes. */
function staffPatterns(entries: Entry[], above = ''): string[] {
  return entries.flatMap(({ file, path, children = [] }) => {
    const pattern = above + (path ? `/${path}` : '');
    const own = file.startsWith('routes/admin/') ? [pattern.replace('/:lang?', '')] : [];
    return [...own, ...staffPatterns(children, pattern)];
  });
}

const patterns = [...new Set(staffPatterns(routeConfig as unknown as Entry[]))];

/** An address for each route and each resource. */
const addresses = patterns.flatMap((pattern) => {
  const address = pattern.replace('/:id?', '').replace(':id', 'x').replace(':productKey', 'svz1');
  if (!/:resource\??/.test(address)) return [address];
  return RESOURCES.map(({ name }) => address.replace(/:resource\??/, name));
});

it('[OPS-01] every resource has a name of its own', () => {
  const names = RESOURCES.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

describe('the table of staff routes', () => {
  it('[OPS-03] declares every address of the back office, and no other', () => {
    expect(patterns.filter((pattern) => !STAFF_ROUTES.some(({ path }) => path === pattern))).toEqual([]);
    expect(STAFF_ROUTES.filter(({ path }) => !patterns.includes(path))).toEqual([]);
  });

  it('[OPS-03] closes an address that nobody has declared to all but owners', () => {
    for (const role of STAFF_ROLES)
      expect([
        role,
        meets({ staffRole: role }, requirementFor('/staff/studio/new-thing/x/y', 'GET')!),
      ]).toEqual([role, role === 'owner']);
    expect(requirementFor('/staffroom', 'GET')).toBeNull();
    expect(requirementFor('/pages/staff', 'GET')).toBeNull();
  });
});

/** The built-in roles, and roles of the shop's own. */
const MEMBERS: Record<string, { staffRole: string; staffGrants?: Permission[] }> = {
  ...Object.fromEntries(STAFF_ROLES.map((role) => [role, { staffRole: role }])),
  'own-returns-desk': { staffRole: 'own-returns-desk', staffGrants: ['orders.read', 'orders.refund'] },
  'own-buyer': { staffRole: 'own-buyer', staffGrants: ['products.write', 'reports.read'] },
  'own-nothing': { staffRole: 'own-nothing', staffGrants: [] },
};

describe('the matrix of roles and routes', () => {
  let app: Awaited<ReturnType<typeof openHttpApp>>;
  let reached: string[] = [];
  const tokenOf = (role: string) => role.padEnd(43, '0');

  beforeAll(async () => {
    app = await openHttpApp({
      findSession: (token) => {
        const staffRole = token.replace(/0+$/, '');
        const isStaff = staffRole in MEMBERS;
        const role = staffRole === 'owner' ? 'admin' : isStaff ? 'staff' : 'customer';
        const customer = { email: 'a@example.com', role, staffRole: null, ...MEMBERS[staffRole] };
        return { record: { id: '1', customer, expiresAt: new Date() }, wasRenewed: false };
      },
      handle: async (request) => {
        reached.push(new URL(request.url).pathname);
        return new Response('', { status: 200 });
      },
    });
  });
  afterAll(() => app.stop());

  async function reachedBy(role: string, method: 'GET' | 'POST'): Promise<string[]> {
    reached = [];
    const headers = { Cookie: `selvedge_session=${tokenOf(role)}`, 'Content-Length': '0' };
    for (const address of addresses) await app.send(rawRequest(method, address, { headers }));
    return reached.filter((path) => addresses.includes(path));
  }

  it.each(Object.entries(MEMBERS))('[OPS-03] %s reaches exactly what it may', async (role, member) => {
    for (const method of ['GET', 'POST'] as const) {
      const expected = addresses.filter((address) => meets(member, requirementFor(address, method)!));
      expect(await reachedBy(role, method)).toEqual(expected);
    }
  });

  it('[OPS-03] a customer reaches nothing of it', async () => {
    expect(await reachedBy('customer', 'GET')).toEqual([]);
    expect(await reachedBy('customer', 'POST')).toEqual([]);
  });

  it('[OPS-03] a picker, an editor and an analyst see their own parts of the back office', () => {
    const lists = (role: StaffRole) =>
      RESOURCES.filter(({ permissions }) => may({ role }, permissions.read)).map(({ name }) => name);
    expect(new Set(RESOURCES.map(({ name }) => name)).size).toBe(RESOURCES.length);
    expect(lists('warehouse')).toEqual([
      'orders',
      'products',
      'prices',
      'categories',
      'stock',
      'stock-adjustments',
    ]);
    expect(meets({ staffRole: 'warehouse' }, requirementFor('/staff/orders/100001', 'POST')!)).toBe(true);
    expect(lists('content')).toEqual(expect.arrayContaining(['pages', 'menus', 'reviews']));
    expect(lists('content')).not.toContain('team');
    expect(lists('analyst')).toEqual(expect.arrayContaining(['offers', 'campaigns', 'pages']));
    expect(ROLE_PERMISSIONS.analyst.every((permission) => permission.endsWith('.read'))).toBe(true);
    expect(ROLE_PERMISSIONS.owner).toEqual(PERMISSIONS);
  });
});
