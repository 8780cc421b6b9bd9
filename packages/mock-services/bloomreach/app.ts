import { type Context, Hono } from 'hono';
import { type MockService, readJson } from '../mock-service.ts';
import { Catalog } from './catalog.ts';
import { searchCore } from './core.ts';
import { applyOperations, readOperations } from './feed.ts';
import { BadRequest } from './filter-query.ts';
import { suggestTerms } from './suggest.ts';
import { recommendProducts, WIDGET_TYPES } from './widgets.ts';

export const BLOOMREACH_DEMO = {
  accountId: '6789',
  domainKey: 'selvedge_demo',
  authKey: 'demo-auth-key',
  feedKey: 'demo-feed-key',
};

const LONGEST_URI = 16_384;

/** The API of Bloomreach Discovery: search, category, suggest, pathways, and the data feed. */
export function createMockBloomreach(): MockService {
  const app = new Hono();
  const catalogs = new Map<string, Promise<Catalog>>();
  const jobs = new Map<string, { status: string; message?: string }>();
  const catalogOf = (name: string) => {
    const known = catalogs.get(name) ?? Catalog.open();
    catalogs.set(name, known);
    return known;
  };
  const refuse = (c: Context, status: number, message: string) =>
    c.json({ status_code: status, message: `[u'${message}']` }, status as 400);

  /** Checks the account and the catalogue; every catalogue of the account starts with its domain key. */
  function refusalOf(c: Context, needsDomain: boolean): Response | null {
    const domain = c.req.query('domain_key');
    if (c.req.url.length > LONGEST_URI) return c.text('Request-URI Too Large', 414);
    if (!/^\d+$/.test(c.req.query('account_id') ?? '')) {
      return refuse(c, 400, `invalid account_id ${c.req.query('account_id') ?? ''}`);
    }
    const isOurs = domain === undefined ? !needsDomain : domain.startsWith(BLOOMREACH_DEMO.domainKey);
    const key = c.req.query('auth_key');
    const isKeyRight = !key || key === BLOOMREACH_DEMO.authKey;
    const isAccount = c.req.query('account_id') === BLOOMREACH_DEMO.accountId;
    return isAccount && isOurs && isKeyRight ? null : refuse(c, 403, 'invalid account_id and domain_key');
  }

  app.onError((error, c) => {
    if (error instanceof BadRequest) return refuse(c, 400, error.message);
    throw error;
  });

  app.get('/api/v1/core/', async (c) => {
    const refusal = refusalOf(c, true);
    if (refusal) return refusal;
    return c.json(await searchCore(await catalogOf(c.req.query('domain_key') ?? ''), c.req.queries()));
  });

  app.get('/api/v2/suggest/', async (c) => {
    const refusal = refusalOf(c, false);
    if (refusal) return refusal;
    return c.json(await suggestTerms(catalogOf, c.req.query()));
  });

  app.get('/api/v2/widgets/:type/:id', async (c) => {
    const domain = c.req.query('domain_key');
    if (
      c.req.query('account_id') !== BLOOMREACH_DEMO.accountId ||
      !domain?.startsWith(BLOOMREACH_DEMO.domainKey)
    ) {
      return c.json({ detail: 'Invalid account_id or domain_key' }, 403);
    }
    if (!WIDGET_TYPES.includes(c.req.param('type'))) return c.json({ detail: 'Not found.' }, 404);
    const widget = { type: c.req.param('type'), id: c.req.param('id') };
    try {
      return c.json(await recommendProducts(await catalogOf(domain), widget, c.req.queries()));
    } catch (error) {
      if (error instanceof BadRequest) return c.json({ detail: error.message }, 400);
      throw error;
    }
  });

  const base = '/dataconnect/api/v1/accounts/:account/catalogs/:catalog';
  const isFeeder = (c: Context) =>
    (c.req.header('authorization') ?? '').replace(/^Bearer /, '') === BLOOMREACH_DEMO.feedKey &&
    (c.req.param('account') ?? BLOOMREACH_DEMO.accountId) === BLOOMREACH_DEMO.accountId;
  const startJob = (status: string, message?: string) => {
    const jobId = crypto.randomUUID();
    jobs.set(jobId, { status, message });
    return { jobId };
  };
  app.on(['PUT', 'PATCH'], `${base}/products`, async (c) => {
    if (!isFeeder(c)) return c.json({ message: 'Unauthorized' }, 401);
    const contentType = c.req.header('content-type') ?? '';
    if (!/^application\/json-patch\+json(?:lines)?\b/.test(contentType)) {
      return c.json({ message: 'Unsupported media type' }, 415);
    }
    const operations = readOperations(await c.req.text(), contentType);
    if (!operations) return c.json({ message: 'Malformed patch' }, 400);
    const catalog = await catalogOf(c.req.param('catalog'));
    const fault = applyOperations(catalog, operations, c.req.method === 'PUT');
    return c.json(fault ? startJob('failed', fault) : startJob('success'));
  });
  app.post(`${base}/indexes`, async (c) => {
    if (!isFeeder(c)) return c.json({ message: 'Unauthorized' }, 401);
    await (await catalogOf(c.req.param('catalog'))).publish();
    return c.json(startJob('success'));
  });
  app.get('/dataconnect/api/v1/jobs/:job', (c) => {
    if (!isFeeder(c)) return c.json({ message: 'Unauthorized' }, 401);
    const job = jobs.get(c.req.param('job'));
    return job ? c.json({ id: c.req.param('job'), ...job }) : c.json({ message: 'No such job' }, 404);
  });

  /** Settings that merchandisers change in the dashboard, for which there is no public API. */
  app.post('/__dashboard/:catalog', async (c) => {
    const set = await readJson<{
      redirects?: { query: string; url: string }[];
      synonyms?: string[][];
      isMultiSelect?: boolean;
    }>(c);
    const catalog = await catalogOf(c.req.param('catalog'));
    if (set?.redirects) catalog.redirects = set.redirects;
    if (set?.synonyms) await catalog.store.setSynonyms(set.synonyms);
    catalog.isMultiSelect = set?.isMultiSelect ?? catalog.isMultiSelect;
    return c.body(null, 204);
  });

  return {
    system: 'bloomreach',
    app,
    errorBody: (status) => ({ status_code: status, message: "[u'mock error']" }),
  };
}
