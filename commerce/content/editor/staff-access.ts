import type { ShopperRole } from '#commerce/customers/shopper-state.ts';

/** The role a path requires; null for public paths. The path has no language prefix. */
export function requiredStaffRole(path: string): 'staff' | 'admin' | null {
  if (/^\/staff\/(?:studio|catalogue|jobs)(?:[/.]|$)/.test(path)) return 'admin';
  return /^\/(?:staff|wordsworth)(?:[/.]|$)/.test(path) ? 'staff' : null;
}

export function isRoleAllowed(required: 'staff' | 'admin', role: ShopperRole | null): boolean {
  return role === 'admin' || (required === 'staff' && role === 'staff');
}
