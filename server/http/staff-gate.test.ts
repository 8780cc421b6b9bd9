import { describe, expect, it } from 'vitest';
import type { AuditNote } from '#commerce/content/editor/audit.server.ts';
import type { RequestSession } from '#commerce/customers/request-session.server.ts';
import { asNothingThere, guardStaffDoor, staffAssets, withoutStaffPaths } from './staff-gate.server.ts';

function visitor(role: string | null) {
  const customer = role ? { email: `${role}@example.com`, role } : null;
  return { customer: async () => customer } as unknown as RequestSession;
}

async function knock(role: string | null, door: 'staff' | 'admin' | null) {
  const notes: AuditNote[] = [];
  const audit = { record: async (note: AuditNote) => void notes.push(note), recent: async () => [] };
  const isIn = await guardStaffDoor(audit, visitor(role), {
    door,
    method: 'GET',
    path: '/staff/studio',
    client: '10.0.0.9',
  });
  return { isIn, notes };
}

describe('the staff gate', () => {
  it('[STAFF-05] lets in whoever may enter, and notes everyone else', async () => {
    expect(await knock('admin', 'admin')).toEqual({ isIn: true, notes: [] });
    expect(await knock(null, null)).toEqual({ isIn: true, notes: [] });
    const { isIn, notes } = await knock('staff', 'admin');
    expect(isIn).toBe(false);
    expect(notes).toEqual([
      {
        who: 'staff@example.com',
        role: 'staff',
        client: '10.0.0.9',
        action: 'GET',
        subject: '/staff/studio',
        outcome: 'refused',
      },
    ]);
    expect((await knock(null, 'staff')).notes[0]).toMatchObject({ who: null, role: 'guest' });
  });

  it.each([
    ['http://shop/staff/studio', 'http://shop/nothing/is/here'],
    ['http://shop/fr/staff/studio?x=1', 'http://shop/fr/nothing/is/here'],
    ['http://shop/staff/studio/entry.data?kind=page', 'http://shop/nothing/is/here.data'],
    ['http://shop/wordsworth/SVZ1', 'http://shop/nothing/is/here'],
    ['http://shop/fr/wordsworth/SVZ1', 'http://shop/fr/nothing/is/here'],
  ])('[STAFF-05] answers %s as an address that was never there', (from, to) => {
    expect(asNothingThere(new Request(from)).url).toBe(to);
  });

  it('[STAFF-05] leaves staff pages out of the list of routes', async () => {
    const asked = new Request(
      'http://shop/__manifest?paths=/basket,/staff/studio,/fr/staff/sections,/nl/wordsworth/SVZ1&version=1',
    );
    const answer = new URL((await withoutStaffPaths(asked, visitor('customer'))).url);
    expect(answer.searchParams.get('paths')).toBe('/basket');
    expect(answer.searchParams.get('version')).toBe('1');
    expect(await withoutStaffPaths(asked, visitor('admin'))).toBe(asked);
  });

  it('[STAFF-05] knows the files that are for staff alone', () => {
    const files = staffAssets({
      root: { path: '', module: '/assets/root-1.js', css: ['/assets/base-1.css'] },
      basket: { path: 'basket', module: '/assets/basket-1.js', imports: ['/assets/button-1.js'] },
      studio: {
        path: 'staff/studio',
        module: '/assets/staff-studio-1.js',
        imports: ['/assets/button-1.js', '/assets/studio-frame-1.js'],
        css: ['/assets/staff-studio-1.css', '/assets/tabs-1.css'],
        clientActionModule: '/assets/staff-studio-2.js',
      },
      entry: { parentId: 'studio', path: 'entry', module: '/assets/staff-studio-entry-1.js' },
      gallery: { path: ':lang?/staff/ui', module: '/assets/staff-ui-1.js' },
    });
    expect([...files].sort()).toEqual([
      '/assets/staff-studio-1.css',
      '/assets/staff-studio-1.js',
      '/assets/staff-studio-2.js',
      '/assets/staff-studio-entry-1.js',
      '/assets/staff-ui-1.js',
      '/assets/studio-frame-1.js',
    ]);
  });
});
