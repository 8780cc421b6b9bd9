/** What a member of staff may do; roles are sets of these. */
export const PERMISSIONS = [
  'orders.read',
  'orders.write',
  'orders.refund',
  'customers.read',
  'customers.write',
  'reviews.read',
  'reviews.write',
  'products.read',
  'products.write',
  'stock.write',
  'promotions.read',
  'promotions.write',
  'search.read',
  'search.write',
  'advertising.read',
  'advertising.write',
  'content.read',
  'content.write',
  'settings.read',
  'settings.write',
  'reports.read',
  'activity.read',
  'staff.read',
  'staff.write',
  'tools.read',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

const VERBS: Readonly<Record<string, string>> = { read: 'see', write: 'change', refund: 'refund' };

/** `Orders: see`. */
export function permissionName(permission: Permission): string {
  const [area = '', verb = ''] = permission.split('.');
  const name = area === 'promotions' ? 'offers' : area;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${VERBS[verb] ?? verb}`;
}

export const STAFF_ROLES = [
  'owner',
  'manager',
  'content',
  'merchandiser',
  'warehouse',
  'service',
  'analyst',
] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

const isRead = (permission: Permission) => permission.endsWith('.read');
const without = (...some: Permission[]) => PERMISSIONS.filter((each) => !some.includes(each));

/** The table permission × role. */
export const ROLE_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  manager: without('staff.write'),
  content: ['content.read', 'content.write', 'products.read', 'search.read', 'reviews.read', 'tools.read'],
  merchandiser: [
    ...[
      'products.read',
      'products.write',
      'stock.write',
      'promotions.read',
      'promotions.write',
      'search.read',
    ],
    ...[
      'search.write',
      'advertising.read',
      'advertising.write',
      'content.read',
      'reports.read',
      'tools.read',
    ],
  ] as Permission[],
  warehouse: ['orders.read', 'orders.write', 'products.read', 'stock.write'],
  service: [
    ...['orders.read', 'orders.write', 'orders.refund', 'customers.read', 'customers.write'],
    ...['reviews.read', 'reviews.write', 'products.read', 'tools.read'],
  ] as Permission[],
  analyst: without('customers.read', 'staff.read', 'activity.read').filter(isRead),
};

/** The part of the shop that an account is limited to; null for all of it. */
export interface Reach {
  brands: readonly string[] | null;
  /** Of the account's markets, as `placeOf` writes them; whoever has them has their brands as well. */
  places?: readonly string[] | null;
}

/** The member of staff who does something. */
export interface Actor extends Reach {
  /** The account; null for a job or an API token. */
  id: string | null;
  email: string;
  name: string;
  /** A built-in role, or the id of the shop's own. */
  role: string;
  /** What a role of the shop's own allows; the table has the built-in ones. */
  grants?: readonly Permission[] | null;
  /** Set for an API token, which may do no more than these. */
  scopes?: readonly Permission[];
  client: string;
  /** The shop's address as this person uses it, for links in emails. */
  origin: string;
  /** The language of the back office for this person. */
  locale?: string;
}

/** Thrown when the actor lacks a permission; the attempt has been audited. */
export class PermissionDenied extends Error {
  override name = 'PermissionDenied';
}

type Allowed = Pick<Actor, 'role' | 'scopes' | 'grants'>;

export function may({ role, scopes, grants }: Allowed, permission: Permission): boolean {
  const allowed = isStaffRole(role) ? ROLE_PERMISSIONS[role] : (grants ?? []);
  return allowed.includes(permission) && (scopes?.includes(permission) ?? true);
}

/** Who the audit log names: a token is no person. */
export function auditedRole({ role, scopes }: Pick<Actor, 'role' | 'scopes'>): string {
  return scopes ? 'token' : role;
}

export function isStaffRole(role: unknown): role is StaffRole {
  return STAFF_ROLES.some((each) => each === role);
}

/** The role of an account. `level` is how the shop tells shoppers, staff and admins apart. */
export function staffRoleOf(level: string | undefined, role: string | null | undefined): string | null {
  if (level === 'admin') return 'owner';
  if (level !== 'staff') return null;
  // Staff from before there were roles handle orders and reviews.
  return role ?? 'service';
}

/** Where a brand sells, as one word: `coast/FR`. */
export const placeOf = (brand: string | null, country: string | null): string =>
  `${brand ?? ''}/${country ?? ''}`;
export const countryOf = (place: string): string => place.split('/')[1] ?? '';

/** Brands and places of an account from what it is limited to. */
export function reachOf(
  brands: readonly string[] | null,
  markets: readonly { brand: string; countries: readonly string[] }[] | null,
): Reach {
  if (!markets) return { brands, places: null };
  const own = markets.filter(({ brand }) => !brands || brands.includes(brand));
  return {
    brands: [...new Set(own.map(({ brand }) => brand))],
    places: own.flatMap(({ brand, countries }) => countries.map((country) => placeOf(brand, country))),
  };
}

/** For `OWNED` in SQL: places where the account is limited to markets, otherwise brands; null for everything. */
export const ownersOf = ({ brands, places }: Reach): readonly string[] | null => places ?? brands;

/** What belongs to no country is bound to none. */
const hasCountry = ({ places }: Reach, brand: string | null, country: string | null | undefined) =>
  !places || country === undefined || places.includes(placeOf(brand, country));

/** Records of every brand (null) are seen by all. */
export function maySeeBrand(reach: Reach, brand: string | null, country?: string | null): boolean {
  if (reach.brands === null || brand === null) return true;
  return reach.brands.includes(brand) && hasCountry(reach, brand, country);
}

/** A record of every brand is changed by accounts without a limit only. */
export function mayChangeBrand(reach: Reach, brand: string | null, country?: string | null): boolean {
  if (reach.brands === null) return true;
  return brand !== null && reach.brands.includes(brand) && hasCountry(reach, brand, country);
}
