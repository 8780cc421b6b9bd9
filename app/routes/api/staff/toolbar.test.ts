import { beforeAll, describe, expect, it } from 'vitest';
import { createStaff } from '#commerce/staff/staff.server.ts';
import { catalogueOf, openApi, signedIn } from '#tests/api-app.ts';

const OFFICE = { 'x-forwarded-for': '192.0.2.7' };
const AWAY = { 'x-forwarded-for': '203.0.113.7' };
const admin = signedIn({ id: '1', role: 'admin', staffRole: 'owner' } as { id: string });

const audit = { record: async () => {} };

const openShop = (variables: Record<string, string>) =>
  openApi(
    { '/_api/staff/toolbar': () => import('./toolbar.ts') },
    {
      ...catalogueOf([]),
      customers: { sessions: admin.sessions },
      content: { redirects: { find: () => null }, audit },
      admin: {
        catalogueImportService: { isEmpty: async () => false },
        staff: createStaff({ audit, selection: { keys: async () => [] } } as never),
      },
    },
    { TRUSTED_PROXIES: '127.0.0.1', OFFICE_NETWORKS: '192.0.2.0/24', ...variables },
  );

describe("'Edit Page Content'", () => {
  let withSystem: Awaited<ReturnType<typeof openShop>>;
  let withoutSystem: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    withSystem = await openShop({ CONTENT_EDIT_URL: 'https://cms.example/{brand}/{locale}?page={path}' });
    withoutSystem = await openShop({});
  });
  const toolbarOf = (path: string) => `/_api/staff/toolbar?path=${encodeURIComponent(path)}&locale=fr`;

  it('[STAFF-02] leads from the office network to the content system that the environment names', async () => {
    const { status, body } = await withSystem.get(toolbarOf('/categories/womens-dresses'), {
      headers: OFFICE,
    });
    expect(status).toBe(200);
    expect(body.editHref).toBe('https://cms.example/selvedge/fr?page=%2Fcategories%2Fwomens-dresses');
    const coast = await withSystem.get(toolbarOf('/'), { headers: OFFICE, host: 'coast.localhost' });
    expect(coast.body.editHref).toBe('https://cms.example/coast/fr?page=%2F');
  });

  it('[STAFF-02] is not there without a content system, except the own editor for admins', async () => {
    const office = await withoutSystem.get(toolbarOf('/'), { headers: OFFICE });
    expect(office.body.editHref).toBeNull();
    const editor = await withoutSystem.get(toolbarOf('/'), { headers: { ...AWAY, cookie: admin.cookie } });
    expect(editor.body.editHref).toContain('/staff/studio/entry?kind=page');
  });

  it('[STAFF-02] [STAFF-05] nobody else gets it', async () => {
    const { status, body } = await withSystem.get(toolbarOf('/'), { headers: AWAY });
    expect([status, body]).toEqual([404, null]);
  });
});
