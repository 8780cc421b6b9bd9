import { type Actor, may, type Permission } from '#commerce/resources/permissions.ts';
import { findResource } from './resource-table.ts';

/** `any` is for everyone with a role. */
export type Requirement = Permission | 'any';

interface StaffRoute {
  /** A pattern of `app/routes.ts`, without the language. */
  path: string;
  /** To see it; `resource` is what the description of the resource says. */
  read: Requirement | 'resource';
  /** To send something to it; as `read` when left out. */
  write?: Requirement;
}

/** Every address of the back office with the permission that it needs. A new address is one line here, or it stays closed. */
export const STAFF_ROUTES: readonly StaffRoute[] = [
  { path: '/staff', read: 'any' },
  { path: '/staff/search', read: 'any' },
  { path: '/staff/language', read: 'any' },
  { path: '/staff/orders/:number', read: 'orders.read', write: 'orders.write' },
  { path: '/staff/order-documents', read: 'orders.read' },
  // For those who see orders, and for accounting.
  { path: '/staff/invoice/:id', read: 'any' },
  { path: '/staff/customers/:id', read: 'customers.read', write: 'customers.write' },
  { path: '/staff/customer-data/:id', read: 'customers.write' },
  { path: '/staff/catalogue', read: 'products.write' },
  { path: '/staff/catalogue/upload', read: 'products.write' },
  { path: '/staff/catalogue/pictures', read: 'products.write' },
  { path: '/staff/catalogue/picture-uploads', read: 'products.write' },
  { path: '/staff/catalogue/export', read: 'products.read' },
  { path: '/staff/opening', read: 'settings.read', write: 'settings.write' },
  { path: '/staff/delivery-preview', read: 'settings.read' },
  { path: '/staff/product-preview/:productKey', read: 'products.read' },
  { path: '/staff/security', read: 'any' },
  { path: '/staff/emails', read: 'content.read', write: 'content.write' },
  { path: '/staff/email-preview', read: 'content.read' },
  { path: '/staff/jobs', read: 'settings.write' },
  { path: '/staff/jobs.json', read: 'settings.write' },
  { path: '/staff/slow', read: 'settings.write' },
  { path: '/staff/reports', read: 'reports.read' },
  { path: '/staff/reports/export', read: 'reports.read' },
  { path: '/staff/reports/month-end', read: 'reports.read' },
  { path: '/staff/offer-simulator', read: 'promotions.read' },
  { path: '/staff/offer-codes/:id', read: 'promotions.write' },
  { path: '/staff/searches', read: 'search.read' },
  { path: '/staff/searches/explain', read: 'search.read' },
  { path: '/staff/searches/export', read: 'search.read' },
  { path: '/staff/searches/attributes', read: 'search.read', write: 'search.write' },
  { path: '/staff/studio', read: 'content.read' },
  { path: '/staff/studio/entry', read: 'content.read' },
  { path: '/staff/studio/version', read: 'content.read' },
  { path: '/staff/studio/change', read: 'content.write' },
  { path: '/staff/studio/preview', read: 'content.read' },
  // What the fields of forms let one choose from.
  { path: '/staff/studio/products', read: 'content.read' },
  { path: '/staff/studio/pictures', read: 'content.read' },
  { path: '/staff/studio/values', read: 'content.read' },
  { path: '/staff/examples', read: 'tools.read' },
  { path: '/staff/sections', read: 'tools.read' },
  { path: '/staff/ui', read: 'tools.read' },
  { path: '/wordsworth/:productKey', read: 'products.read' },
  // What may be sent depends on the action; the resource's use cases check it.
  { path: '/staff/api/:resource?/:id?', read: 'resource' },
  { path: '/staff/:resource', read: 'resource' },
  { path: '/staff/:resource/:id', read: 'resource' },
];

/** An address that nobody has declared is for owners alone. */
const UNDECLARED: Requirement = 'staff.write';

const ROUTES = STAFF_ROUTES.map((route) => ({ ...route, matcher: toMatcher(route.path) })).toSorted(
  (a, b) => dynamicSegments(a.path) - dynamicSegments(b.path),
);

/** What an address needs; null for public ones. The path is decoded, in small letters, and has no language. */
export function requirementFor(path: string, method: string): Requirement | null {
  if (!/^\/(?:staff|wordsworth)(?:[/.]|$)/.test(path)) return null;
  const route = ROUTES.find(({ matcher }) => matcher.test(path));
  if (!route) return UNDECLARED;
  const isWrite = method !== 'GET' && method !== 'HEAD';
  const needed = (isWrite ? route.write : undefined) ?? route.read;
  if (needed !== 'resource') return needed;
  const name = route.matcher.exec(path)?.groups?.resource;
  // A name that no resource has leads to the page for unknown addresses.
  return findResource(name)?.permissions.read ?? 'any';
}

/** Whoever asks, as their session knows them. */
interface Member {
  staffRole: string | null;
  staffGrants?: Actor['grants'];
  token?: Pick<Actor, 'scopes'>;
}

export function meets(member: Member | null | undefined, requirement: Requirement): boolean {
  if (!member?.staffRole) return false;
  const { staffRole: role, staffGrants: grants, token } = member;
  return requirement === 'any' || may({ role, grants, scopes: token?.scopes }, requirement);
}

function dynamicSegments(path: string): number {
  return path.split('/').filter((part) => part.startsWith(':')).length;
}

function toMatcher(path: string): RegExp {
  const source = path
    .split('/')
    .slice(1)
    .map((segment) => {
      const name = /^:(\w+)(\??)$/.exec(segment);
      if (!name) return `/${segment}`;
      return name[2] ? `(?:/(?<${name[1]}>[^/]+))?` : `/(?<${name[1]}>[^/]+)`;
    });
  return new RegExp(`^${source.join('')}/*$`);
}
