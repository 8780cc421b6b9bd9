import { describe, expect, it } from 'vitest';
import { mayEnter, staffDoor } from './staff-door.ts';

describe('the staff door', () => {
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
  ])('[STAFF-05] %s is for %s', (path, door) => {
    expect(staffDoor(path)).toBe(door);
  });

  it('[STAFF-05] lets admins in everywhere, staff where staff may, and nobody else', () => {
    expect(mayEnter('admin', 'admin')).toBe(true);
    expect(mayEnter('staff', 'admin')).toBe(true);
    expect(mayEnter('staff', 'staff')).toBe(true);
    expect(mayEnter('admin', 'staff')).toBe(false);
    for (const role of ['customer', null] as const) {
      expect(mayEnter('admin', role)).toBe(false);
      expect(mayEnter('staff', role)).toBe(false);
    }
  });
});
