import type { Context, Hono } from 'hono';
import { mayUse, type Visitor } from '#commerce/staff/staff-access.ts';
import { STAFF_FILES } from './admin-guard.server.ts';
import type { AppEnv, AppParts } from './app.server.ts';
import type { Visitors } from './visitors.server.ts';

/** The built files, some of them for staff only, and pictures and videos. */
export function addFileRoutes(
  app: Hono<AppEnv>,
  { shop, assets, isStaffAsset }: Pick<AppParts, 'shop' | 'assets' | 'isStaffAsset'>,
  visitors: Visitors,
): void {
  // Requests for files are not audited: what they are used for is.
  async function visitorOf(c: Context<AppEnv>): Promise<Visitor> {
    const { host, isSecure } = c.get('metadata');
    const brand = shop.brands.forHost(host);
    const customer = await visitors.session(brand, c.req.header('cookie'), isSecure).customer();
    return { role: customer?.role ?? 'customer', isOffice: visitors.isOffice(brand, c.get('client')) };
  }

  // Runs before the route below: visitors who are not staff get a 404 for the files of staff tools.
  app.get(`${STAFF_FILES}*`, async (c, next) => {
    const { isOffice, role } = await visitorOf(c);
    if (!mayUse('toolbar', { role, isOffice })) return c.notFound();
    await next();
    c.header('Cache-Control', 'private, max-age=86400');
  });

  app.get('*', async (c, next) => {
    const found = assets(c.req.path, c.req.header('accept-encoding'));
    if (!found) return next();
    const asset = new Response(found.body as Uint8Array<ArrayBuffer>, { headers: found.headers });
    c.set('kind', 'asset');
    if (!isStaffAsset?.(c.req.path)) return asset;
    if (!mayUse('staff', await visitorOf(c))) return c.notFound();
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
