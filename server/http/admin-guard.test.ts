import { describe, expect, it } from 'vitest';
import type { AuditNote } from '#commerce/content/editor/audit.server.ts';
import type { RequestSession } from '#commerce/customers/request-session.server.ts';
import { isStaffRole } from '#commerce/resources/permissions.ts';
import type { Requirement } from '#commerce/staff/staff-routes.ts';
import { asUnknownAddress, guardStaffAccess, staffAssets, withoutStaffPaths } from './admin-guard.server.ts';

function visitor(role: string | null) {
  const customer = role
    ? { email: `${role}@example.com`, role, staffRole: isStaffRole(role) ? role : null }
    : null;
  return { customer: async () => customer } as unknown as RequestSession;
}

async function attemptAccess(role: string | null, requirement: Requirement | null) {
  const notes: AuditNote[] = [];
  const audit = { record: async (note: AuditNote) => void notes.push(note), recent: async () => [] };
  const isAllowed = await guardStaffAccess(audit, visitor(role), {
    requirement,
    method: 'GET',
    path: '/staff/studio',
    client: '10.0.0.9',
  });
  return { isAllowed, notes };
}

describe('the admin guard', () => {
  it('[STAFF-05] allows visitors with the required role, and audits refusals', async () => {
    expect(await attemptAccess('owner', 'content.read')).toEqual({ isAllowed: true, notes: [] });
    expect(await attemptAccess(null, null)).toEqual({ isAllowed: true, notes: [] });
    const { isAllowed, notes } = await attemptAccess('service', 'content.read');
    expect(isAllowed).toBe(false);
    expect(notes).toEqual([
      {
        who: 'service@example.com',
        role: 'service',
        client: '10.0.0.9',
        action: 'GET',
        subject: '/staff/studio',
        outcome: 'refused',
      },
    ]);
    expect((await attemptAccess(null, 'any')).notes[0]).toMatchObject({ who: null, role: 'guest' });
  });

  it.each([
    ['http://shop/staff/studio', 'http://shop/nothing/is/here'],
    ['http://shop/fr/staff/studio?x=1', 'http://shop/fr/nothing/is/here'],
    ['http://shop/staff/studio/entry.data?kind=page', 'http://shop/nothing/is/here.data'],
    ['http://shop/wordsworth/SVZ1', 'http://shop/nothing/is/here'],
    ['http://shop/fr/wordsworth/SVZ1', 'http://shop/fr/nothing/is/here'],
  ])('[STAFF-05] treats %s as an unknown address', (from, to) => {
    expect(asUnknownAddress(new Request(from)).url).toBe(to);
  });

  it('[STAFF-05] removes staff pages from the route manifest', async () => {
    const request = new Request(
      'http://shop/__manifest?paths=/basket,/staff/studio,/fr/staff/sections,/nl/wordsworth/SVZ1&version=1',
    );
    const filtered = new URL((await withoutStaffPaths(request, visitor('customer'))).url);
    expect(filtered.searchParams.get('paths')).toBe('/basket');
    expect(filtered.searchParams.get('version')).toBe('1');
    expect(await withoutStaffPaths(request, visitor('owner'))).toBe(request);
  });

  it('[STAFF-05] lists the files that are for staff only', () => {
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
