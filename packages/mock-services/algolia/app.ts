import { Hono } from 'hono';
import { type MockService, readJson } from '../mock-service.ts';
import type { AlgoliaIndex } from './algolia-index.ts';
import { BadFilter } from './filters.ts';
import { addIndexRoutes } from './index-routes.ts';
import { faultOf, type InsightsEvent } from './insights.ts';
import { refuse } from './responses.ts';
import { addSearchRoutes } from './search-routes.ts';

export const ALGOLIA_DEMO = {
  appId: 'SELVEDGE',
  adminKey: 'demo-admin-key',
  searchKey: 'demo-search-key',
  index: 'selvedge',
};

/** The API of Algolia: search, multi-query, facet search, indexing, rules and insights. */
export function createMockAlgolia(): MockService & { events: InsightsEvent[] } {
  const app = new Hono();
  const indices = new Map<string, AlgoliaIndex>();
  const events: InsightsEvent[] = [];

  app.use(async (c, next) => {
    const given = (name: string) => c.req.header(name) ?? c.req.query(name);
    const key = given('x-algolia-api-key');
    const isAdmin = key === ALGOLIA_DEMO.adminKey;
    if (c.req.path.includes('/1/events')) return next();
    if (
      given('x-algolia-application-id') !== ALGOLIA_DEMO.appId ||
      (!isAdmin && key !== ALGOLIA_DEMO.searchKey)
    ) {
      return refuse(c, 403, 'Invalid Application-ID or API key');
    }
    const reads = c.req.method === 'GET' || /\/(?:query|queries|objects)$/.test(c.req.path);
    if (!isAdmin && !reads) return refuse(c, 403, 'Method not allowed with this API key');
    return next();
  });

  app.onError((error, c) => {
    if (error instanceof BadFilter) return refuse(c, 400, error.message);
    throw error;
  });

  addSearchRoutes(app, indices);
  addIndexRoutes(app, indices);

  app.post('/1/events', async (c) => {
    const key =
      c.req.header('x-algolia-api-key') ??
      c.req.query('x-algolia-api-key') ??
      c.req.query('X-Algolia-API-Key');
    if (key !== ALGOLIA_DEMO.searchKey && key !== ALGOLIA_DEMO.adminKey) {
      return c.json({ status: 401, message: 'Invalid credentials' }, 401);
    }
    const sent = await readJson<{ events?: InsightsEvent[] }>(c);
    if (!sent) return c.html('<html><body><h1>400 Bad Request</h1></body></html>', 400);
    const list = sent.events;
    if (!Array.isArray(list) || list.length < 1 || list.length > 1000) {
      return c.json({ status: 422, message: 'Events (1 to 1000 are needed)' }, 422);
    }
    const fault = list.map((event) => faultOf(event, Date.now())).find((found) => found !== null);
    if (fault) return c.json({ status: 422, message: fault }, 422);
    events.push(...list);
    return c.json({ status: 200, message: 'OK' });
  });

  return { system: 'algolia', app, errorBody: (status) => ({ message: 'Mock error', status }), events };
}
