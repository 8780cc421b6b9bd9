import { describe, expect, it } from 'vitest';
import { isRoleAllowed, requiredStaffRole } from './staff-access.ts';

describe('access to staff pages', () => {
  it.each([
    ['/staff/studio', 'admin'],
    ['/staff/catalogue', 'admin'],
    ['/staff/catalogue/upload', 'admin'],
    ['/staff/studio/entry', 'admin'],
    ['/staff/studio.data', 'admin'],
    ['/staff/studios', 'staff'],
    ['/staff/sections', 'staff'],
    ['/staff', 'staff'],
    ['/staffroom', null],
    ['/pages/staff', null],
  ])('[STAFF-05] %s requires %s', (path, role) => {
    expect(requiredStaffRole(path)).toBe(role);
  });

  it('[STAFF-05] allows admins everywhere, staff on staff pages, and nobody else', () => {
    expect(isRoleAllowed('admin', 'admin')).toBe(true);
    expect(isRoleAllowed('staff', 'admin')).toBe(true);
    expect(isRoleAllowed('staff', 'staff')).toBe(true);
    expect(isRoleAllowed('admin', 'staff')).toBe(false);
    for (const role of ['customer', null] as const) {
      expect(isRoleAllowed('admin', role)).toBe(false);
      expect(isRoleAllowed('staff', role)).toBe(false);
    }
  });
});
