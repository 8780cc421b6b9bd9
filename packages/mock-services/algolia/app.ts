import { type Context, Hono } from 'hono';
import { type Part, readJson } from '../stage.ts';
import { AlgoliaIndex, type AlgoliaRule, type AlgoliaSettings } from './algolia-index.ts';
import type { AlgoliaRecord } from './attributes.ts';
import { BadFilter } from './filters.ts';
import { faultOf, type InsightsEvent } from './insights.ts';
import { answerFacetSearch, answerSearch, type SearchParams } from './search.ts';
import { writeRecords } from './write-records.ts';

export const ALGOLIA_DEMO = {
  appId: 'SELVEDGE',
  adminKey: 'demo-admin-key',
  searchKey: 'demo-search-key',
  index: 'selvedge',
};

interface Write {
  action: string;
  body?: Record<string, unknown>;
}

type Sub = Record<string, unknown> & { indexName: string; type?: string; facet?: string; params?: string };

/** An index in the shape of Algolia: search, multi-query, facet search, indexing, rules and insights. */
export function algoliaPart(): Part & { events: InsightsEvent[] } {
  const app = new Hono();
  const indices = new Map<string, AlgoliaIndex>();
  const events: InsightsEvent[] = [];
  let tasks = 0;
  let writing = Promise.resolve();

  const refuse = (c: Context, status: number, message: string) => c.json({ message, status }, status as 400);
  const done = (c: Context, more: object = {}) => {
    tasks += 1;
    return c.json({ taskID: tasks, updatedAt: new Date().toISOString(), ...more });
  };

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

  const named = (c: Context) => decodeURIComponent(c.req.param('index') ?? '');
  const missing = (c: Context, name: string) => refuse(c, 404, `Index ${name} does not exist`);
  async function indexFor(name: string): Promise<AlgoliaIndex> {
    const known = indices.get(name);
    if (known) return known;
    const created = await AlgoliaIndex.create(name);
    indices.set(name, created);
    return created;
  }

  app.post('/1/indexes/:index/queries', async (c) => {
    const asked = await readJson<{ requests?: Sub[] }>(c);
    if (!Array.isArray(asked?.requests)) return refuse(c, 400, 'Expecting a requests array');
    const results: unknown[] = [];
    for (const { indexName, type, facet, params, ...rest } of asked.requests) {
      const index = indices.get(indexName);
      if (!index) return missing(c, indexName);
      const wanted = { ...readParams(params), ...rest };
      results.push(
        type === 'facet'
          ? await answerFacetSearch(index, facet ?? '', wanted)
          : await answerSearch(index, wanted),
      );
    }
    return c.json({ results });
  });

  app.post('/1/indexes/:index/query', async (c) => {
    const asked = await readJson<SearchParams & { params?: string }>(c);
    if (!asked) return refuse(c, 400, 'Invalid JSON');
    const index = indices.get(named(c));
    if (!index) return missing(c, named(c));
    const { params, ...rest } = asked;
    return c.json(await answerSearch(index, { ...readParams(params), ...rest }));
  });

  app.post('/1/indexes/:index/facets/:facet/query', async (c) => {
    const asked = await readJson<SearchParams & { params?: string }>(c);
    const index = indices.get(named(c));
    if (!index) return missing(c, named(c));
    const { params, ...rest } = asked ?? {};
    return c.json(await answerFacetSearch(index, c.req.param('facet'), { ...readParams(params), ...rest }));
  });

  app.post('/1/indexes/:index/objects', async (c) => {
    const asked = await readJson<{ requests?: { indexName: string; objectID: string }[] }>(c);
    const results = (asked?.requests ?? []).map(
      ({ indexName, objectID }) => indices.get(indexName)?.memory.records.get(objectID) ?? null,
    );
    return c.json({ results });
  });

  app.post('/1/indexes/:index/batch', async (c) => {
    const asked = await readJson<{ requests?: Write[] }>(c);
    if (!Array.isArray(asked?.requests)) return refuse(c, 400, 'Expecting a requests array');
    const index = await indexFor(named(c));
    for (const { body } of asked.requests) {
      if (typeof body?.objectID !== 'string') return refuse(c, 400, 'Missing mandatory attribute objectID');
    }
    const writes = asked.requests as { action: string; body: AlgoliaRecord }[];
    writing = writing.then(() => writeRecords(index, writes));
    await writing;
    return done(c, { objectIDs: writes.map(({ body }) => body.objectID) });
  });

  app.get('/1/indexes/:index/task/:task', (c) => c.json({ status: 'published', pendingTask: false }));
  app.post('/1/indexes/:index/clear', async (c) => {
    const index = await indexFor(named(c));
    await index.memory.remove([...index.memory.records.keys()]);
    return done(c);
  });
  app.delete('/1/indexes/:index', (c) => {
    indices.delete(named(c));
    return done(c, { deletedAt: new Date().toISOString() });
  });
  app.post('/1/indexes/:index/operation', async (c) => {
    const asked = await readJson<{ operation?: string; destination?: string }>(c);
    const source = indices.get(named(c));
    if (!source) return missing(c, named(c));
    if (asked?.operation !== 'move' || !asked.destination) return refuse(c, 400, 'Only move is played here');
    const before = indices.get(asked.destination);
    const moved = new AlgoliaIndex(asked.destination, source.memory);
    Object.assign(moved, { settings: source.settings, rules: source.rules, synonyms: source.synonyms });
    indices.set(asked.destination, moved);
    indices.delete(named(c));
    for (const replica of [...indices.values()]) {
      if (before && replica.memory === before.memory) {
        const kept = new AlgoliaIndex(replica.name, source.memory);
        Object.assign(kept, { settings: replica.settings, rules: replica.rules });
        indices.set(replica.name, kept);
      }
    }
    return done(c);
  });

  app.get('/1/indexes/:index/settings', (c) => {
    const index = indices.get(named(c));
    return index ? c.json(index.settings) : missing(c, named(c));
  });
  app.put('/1/indexes/:index/settings', async (c) => {
    const settings = await readJson<AlgoliaSettings>(c);
    if (!settings) return refuse(c, 400, 'Invalid JSON');
    const index = await indexFor(named(c));
    const forwarded = c.req.query('forwardToReplicas') === 'true' ? replicasOf(index) : [];
    index.settings = { ...index.settings, ...settings };
    for (const name of replicasOf(index)) {
      if (indices.get(name)?.memory === index.memory) continue;
      const replica = new AlgoliaIndex(name, index.memory);
      replica.settings = { attributesForFaceting: index.settings.attributesForFaceting };
      indices.set(name, replica);
    }
    for (const name of forwarded)
      Object.assign(indices.get(name)!.settings, settings, { replicas: undefined });
    return done(c);
  });

  app.post('/1/indexes/:index/rules/batch', async (c) => {
    const rules = await readJson<AlgoliaRule[]>(c);
    if (!Array.isArray(rules) || rules.some((rule) => !rule.objectID || !rule.consequence)) {
      return refuse(c, 400, 'A rule needs an objectID and a consequence');
    }
    const index = await indexFor(named(c));
    if (c.req.query('clearExistingRules') === 'true') index.rules.clear();
    for (const rule of rules) index.rules.set(rule.objectID, rule);
    return done(c);
  });
  app.post('/1/indexes/:index/synonyms/batch', async (c) => {
    const sets = await readJson<{ objectID: string; type: string; synonyms?: string[] }[]>(c);
    if (!Array.isArray(sets) || sets.some((set) => !set.objectID || !set.type)) {
      return refuse(c, 400, 'A synonym needs an objectID and a type');
    }
    const index = await indexFor(named(c));
    if (c.req.query('replaceExistingSynonyms') === 'true') index.synonyms.clear();
    for (const { objectID, synonyms = [] } of sets) index.synonyms.set(objectID, synonyms);
    await index.memory.learn([...index.synonyms.values()]);
    return done(c);
  });

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

  return { system: 'algolia', app, errorBody: (status) => ({ message: 'Played error', status }), events };
}

function replicasOf(index: AlgoliaIndex): string[] {
  return (index.settings.replicas ?? []).map((name) => name.replace(/^virtual\((.+)\)$/, '$1'));
}

/** Parameters may come as one query string, lists in it as JSON. */
function readParams(params: string | undefined): SearchParams {
  return Object.fromEntries(
    [...new URLSearchParams(params ?? '')].map(([name, value]) => {
      if (!/^[[{]|^(?:true|false|-?\d+)$/.test(value)) return [name, value];
      try {
        return [name, JSON.parse(value)];
      } catch {
        return [name, value];
      }
    }),
  );
}
