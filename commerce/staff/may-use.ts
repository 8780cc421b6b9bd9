import { isStaff, type ShopperRole } from '#commerce/customers/shopper-state.ts';

/** Who a tool is for: whoever sits in an office, the staff, or admins alone; `desk` is for any of them. */
export type StaffDoor = 'office' | 'staff' | 'admin' | 'desk';

export interface Visitor {
  role: ShopperRole;
  isOffice: boolean;
}

export function mayUse(door: StaffDoor, { role, isOffice }: Visitor): boolean {
  switch (door) {
    case 'office':
      return isOffice;
    case 'staff':
      return isStaff(role);
    case 'admin':
      return role === 'admin';
    case 'desk':
      return isOffice || isStaff(role);
  }
}
