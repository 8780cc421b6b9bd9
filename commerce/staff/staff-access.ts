import { isStaff, type ShopperRole } from '#commerce/customers/shopper-state.ts';

/** Who a tool is for: visitors from an office network, staff, admins; `toolbar` is for any of them. */
export type StaffAccess = 'office' | 'staff' | 'admin' | 'toolbar';

export interface Visitor {
  role: ShopperRole;
  isOffice: boolean;
}

export function mayUse(access: StaffAccess, { role, isOffice }: Visitor): boolean {
  switch (access) {
    case 'office':
      return isOffice;
    case 'staff':
      return isStaff(role);
    case 'admin':
      return role === 'admin';
    case 'toolbar':
      return isOffice || isStaff(role);
  }
}
