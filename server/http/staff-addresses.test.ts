import { createHash } from 'node:crypto';
import { matchRoutes, type RouteObject } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { requestContext } from '#app/context.ts';
import routeConfig from '#app/routes.ts';
import { openHttpApp, rawRequest } from '#tests/http-app.ts';
import { createFindRequirement } from './admin-guard.server.ts';

interface Entry {
  file: string;
  path?: string;
  index?: boolean;
  children?: Entry[];
}
interface TableRoute {
  id: string;
  parentId?: string;
  path?: string;
}

const table: Record<string, TableRoute> = {};
const files: { pattern: string; file: string }[] = [];
const tree = toTree(routeConfig as unknown as Entry[]);
const findRequirement = createFindRequirement(table);

/** The route table as the build has it, and as the router matches it. */
function toTree(entries: Entry[], parentId?: string, above = ''): RouteObject[] {
  return entries.map(({ file, path, index, children = [] }) => {
    const id = `${parentId ?? ''}>${file}#${path}`;
    table[id] = { id, parentId, path };
    const pattern = above + (path ? `/${path}` : '');
    files.push({ pattern, file });
    return index ? { id, index, path } : { id, path, children: toTree(children, id, pattern) };
  }) as RouteObject[];
}

const adminAddresses = files
  .filter(({ file }) => file.startsWith('routes/admin/'))
  .map(({ pattern }) => pattern.replace('/:lang?', '').replace(':productKey', 'SVZ1'));

describe('staff addresses', () => {
  it('[STAFF-05] are all routes of the back office, and no other', () => {
    expect(adminAddresses.length).toBeGreaterThan(20);
    expect(adminAddresses.filter((address) => findRequirement(address, 'GET') === null)).toEqual([]);
    // The page for unknown addresses matches everything that no other route does.
    const others = files.filter(
      ({ file, pattern }) => !file.startsWith('routes/admin/') && pattern !== '/:lang?/*',
    );
    const addresses = others.map(({ pattern }) =>
      pattern
        .replace('/:lang?', '')
        .replaceAll(':slug', 'dress-svz1')
        .replaceAll(/:\w+|\*/g, 'staff'),
    );
    expect(addresses.filter((address) => findRequirement(address, 'GET') !== null)).toEqual([]);
  });

  it('[STAFF-05] are found in every form in which the router finds them', () => {
    const forms = adminAddresses.flatMap((address) => [
      address.toUpperCase(),
      address.replace('a', '%61').replace('o', '%6F'),
      address.replace('S', '%53').replace('s', '%73'),
      `${address}/`,
      `/fr${address}`,
      `/zz${address}`,
      `/blog${address.toUpperCase()}`,
      `/%66r${address.replace('t', '%54')}//`,
    ]);
    const unguarded = forms.filter((path) => {
      const matched = (matchRoutes(tree, path) ?? []).at(-1)?.route.id ?? '';
      return matched.includes('routes/admin/') && findRequirement(path, 'GET') === null;
    });
    expect(unguarded).toEqual([]);
    expect(findRequirement('/STAFF/Studio/ENTRY', 'GET')).toBe('content.read');
    expect(findRequirement('/zz/st%61ff/sections', 'GET')).toBe('tools.read');
  });
});

describe('a guest', () => {
  let app: Awaited<ReturnType<typeof openHttpApp>>;
  afterEach(() => app.stop());

  it('[STAFF-05] reaches no staff address in any form', async () => {
    const reached: string[] = [];
    app = await openHttpApp({
      findRequirement,
      handle: async (request) => {
        reached.push(new URL(request.url).pathname);
        return new Response('', { status: 404 });
      },
    });
    const paths = [
      '/STAFF/orders',
      '/st%61ff/studio',
      '/zz/staff/sections',
      '/blog/staff/sections',
      '/Wordsworth/SVZ1',
    ];
    for (const path of [...paths, '/staff/studio/_.data', '/STAFF/studio.data', '/fr/Staff/sections'])
      expect([path, (await app.send(rawRequest('GET', path))).status]).toEqual([path, 404]);
    expect(reached.filter((path) => /staff|wordsworth/i.test(decodeURIComponent(path)))).toEqual([]);
    expect(
      (await app.send(rawRequest('POST', '/STAFF/orders', { headers: { 'Content-Length': '0' } }))).status,
    ).toBe(404);
    expect(app.logged).toEqual([]);
  });

  it('cannot read metrics through a proxy on the same machine', async () => {
    app = await openHttpApp({ handle: async () => new Response() });
    const statusWith = async (headers: Record<string, string>) =>
      (await app.send(rawRequest('GET', '/metrics', { headers }))).status;
    expect(await statusWith({})).toBe(200);
    for (const header of ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP'])
      expect([header, await statusWith({ [header]: '203.0.113.9' })]).toEqual([header, 404]);
    expect(await statusWith({ Host: 'shop.example' })).toBe(404);
  });

  it('reads metrics behind a proxy with the token', async () => {
    app = await openHttpApp({
      handle: async () => new Response(),
      variables: { METRICS_TOKEN: 'secret-token' },
    });
    const headers = { 'X-Forwarded-For': '203.0.113.9', Host: 'shop.example' };
    const statusWith = async (token: string) =>
      (
        await app.send(
          rawRequest('GET', '/metrics', { headers: { ...headers, Authorization: `Bearer ${token}` } }),
        )
      ).status;
    expect([await statusWith('secret-token'), await statusWith('secret')]).toEqual([200, 404]);
  });

  it('gets no permission for a script that came into a public page with a text', async () => {
    app = await openHttpApp({
      handle: async (_request, context) => {
        const { nonce } = context!.get(requestContext);
        const html = `<html><head></head><body><script nonce="${nonce}">ours()</script><script>evil()</script></body></html>`;
        return new Response(html, { headers: { 'content-type': 'text/html' } });
      },
    });
    const { text } = await app.send(rawRequest('GET', '/pages/a'));
    const hash = (code: string) => createHash('sha256').update(code).digest('base64');
    expect(text).toContain('<script>ours()</script>');
    expect(text).toContain(hash('ours()'));
    expect(text).not.toContain(hash('evil()'));
  });
});
