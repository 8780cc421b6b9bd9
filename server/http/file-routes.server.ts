import type { Hono } from 'hono';
import { guardStaffAccess, STAFF_FILES } from './admin-guard.server.ts';
import type { AppEnv, AppParts } from './app.server.ts';
import type { Visitors } from './visitors.server.ts';

/** The built files, some of them for staff only, and pictures and videos. */
export function addFileRoutes(
  app: Hono<AppEnv>,
  { shop, assets, isStaffAsset }: Pick<AppParts, 'shop' | 'assets' | 'isStaffAsset'>,
  visitors: Visitors,
): void {
  // Runs before the route below: visitors who are not staff get a 404 for the files of staff tools.
  app.get(`${STAFF_FILES}*`, async (c, next) => {
    const { host, isSecure } = c.get('metadata');
    const brand = shop.brands.forHost(host);
    const client = c.get('client');
    const member = await shop.admin.staff.authorise({
      session: visitors.session(brand, c.req.header('cookie'), isSecure),
      isOffice: visitors.isOffice(brand, client),
      client,
      access: 'toolbar',
      action: c.req.method,
      subject: c.req.path,
    });
    if (!member) return c.notFound();
    await next();
    c.header('Cache-Control', 'private, max-age=86400');
  });

  app.get('*', async (c, next) => {
    const found = assets(c.req.path, c.req.header('accept-encoding'));
    if (!found) return next();
    const asset = new Response(found.body as Uint8Array<ArrayBuffer>, { headers: found.headers });
    c.set('kind', 'asset');
    if (!isStaffAsset?.(c.req.path)) return asset;
    const { host, isSecure } = c.get('metadata');
    const session = visitors.session(shop.brands.forHost(host), c.req.header('cookie'), isSecure);
    const { method, path } = c.req;
    const attempt = { requirement: 'any', method, path, client: c.get('client') } as const;
    if (!(await guardStaffAccess(shop.content.audit, session, attempt))) return c.notFound();
    asset.headers.set('cache-control', 'private, max-age=31536000, immutable');
    return asset;
  });

  app.get('/media/film/:name', async (c) => {
    c.set('kind', 'media');
    return shop.media.videoFiles.respond(c.req.param('name'), c.req.raw);
  });

  app.get('/media/*', async (c) => {
    c.set('kind', 'media');
    return shop.media.pictures.respond(c.req.path, c.req.raw);
  });
}
