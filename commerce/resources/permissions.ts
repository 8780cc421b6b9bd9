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

/** The member of staff who does something. */
export interface Actor {
  /** The account; null for a job or an API token. */
  id: string | null;
  email: string;
  name: string;
  role: StaffRole;
  /** Limited to these brands; null for all. */
  brands: readonly string[] | null;
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

export function may({ role, scopes }: Pick<Actor, 'role' | 'scopes'>, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission) && (scopes?.includes(permission) ?? true);
}

/** Who the audit log names: a token is no person. */
export function auditedRole({ role, scopes }: Pick<Actor, 'role' | 'scopes'>): string {
  return scopes ? 'token' : role;
}

export function isStaffRole(role: unknown): role is StaffRole {
  return STAFF_ROLES.some((each) => each === role);
}

/** The role of an account. `level` is how the shop tells shoppers, staff and admins apart. */
export function staffRoleOf(level: string | undefined, role: string | null | undefined): StaffRole | null {
  if (level === 'admin') return 'owner';
  if (level !== 'staff') return null;
  // Staff from before there were roles handle orders and reviews.
  return isStaffRole(role) ? role : 'service';
}

/** Records of every brand (null) are seen by all. */
export function maySeeBrand({ brands }: Pick<Actor, 'brands'>, brand: string | null): boolean {
  return brands === null || brand === null || brands.includes(brand);
}

/** A record of every brand is changed by accounts without a limit only. */
export function mayChangeBrand({ brands }: Pick<Actor, 'brands'>, brand: string | null): boolean {
  return brands === null || (brand !== null && brands.includes(brand));
}
