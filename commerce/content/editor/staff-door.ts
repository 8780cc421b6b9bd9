import type { ShopperRole } from '#commerce/customers/shopper-state.ts';

/** Who an address is for; null for the shop's own addresses. Paths come without the language. */
export function staffDoor(path: string): 'staff' | 'admin' | null {
  if (/^\/staff\/(?:studio|catalogue)(?:[/.]|$)/.test(path)) return 'admin';
  return /^\/(?:staff|wordsworth)(?:[/.]|$)/.test(path) ? 'staff' : null;
}

export function mayEnter(door: 'staff' | 'admin', role: ShopperRole | null): boolean {
  return role === 'admin' || (door === 'staff' && role === 'staff');
}
