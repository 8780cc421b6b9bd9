import type { Context, Hono } from 'hono';
import { readJson } from '../mock-service.ts';
import { AlgoliaIndex, type AlgoliaRule, type AlgoliaSettings } from './algolia-index.ts';
import type { AlgoliaRecord } from './attributes.ts';
import { indexNameOf, missingIndex, refuse } from './responses.ts';
import { writeRecords } from './write-records.ts';

interface Write {
  action: string;
  body?: Record<string, unknown>;
}

/** Writing records, settings, rules and synonyms; an index is created by its first write. */
export function addIndexRoutes(app: Hono, indices: Map<string, AlgoliaIndex>): void {
  let tasks = 0;
  let writing = Promise.resolve();

  const done = (c: Context, more: object = {}) => {
    tasks += 1;
    return c.json({ taskID: tasks, updatedAt: new Date().toISOString(), ...more });
  };
  async function indexFor(name: string): Promise<AlgoliaIndex> {
    const known = indices.get(name);
    if (known) return known;
    const created = await AlgoliaIndex.create(name);
    indices.set(name, created);
    return created;
  }

  app.post('/1/indexes/:index/batch', async (c) => {
    const request = await readJson<{ requests?: Write[] }>(c);
    if (!Array.isArray(request?.requests)) return refuse(c, 400, 'Expecting a requests array');
    const index = await indexFor(indexNameOf(c));
    for (const { body } of request.requests) {
      if (typeof body?.objectID !== 'string') return refuse(c, 400, 'Missing mandatory attribute objectID');
    }
    const writes = request.requests as { action: string; body: AlgoliaRecord }[];
    writing = writing.then(() => writeRecords(index, writes));
    await writing;
    return done(c, { objectIDs: writes.map(({ body }) => body.objectID) });
  });

  app.get('/1/indexes/:index/task/:task', (c) => c.json({ status: 'published', pendingTask: false }));
  app.post('/1/indexes/:index/clear', async (c) => {
    const index = await indexFor(indexNameOf(c));
    await index.store.remove([...index.store.records.keys()]);
    return done(c);
  });
  app.delete('/1/indexes/:index', (c) => {
    indices.delete(indexNameOf(c));
    return done(c, { deletedAt: new Date().toISOString() });
  });
  app.post('/1/indexes/:index/operation', async (c) => {
    const request = await readJson<{ operation?: string; destination?: string }>(c);
    const source = indices.get(indexNameOf(c));
    if (!source) return missingIndex(c, indexNameOf(c));
    if (request?.operation !== 'move' || !request.destination)
      return refuse(c, 400, 'Only move is supported by the mock');
    const before = indices.get(request.destination);
    const moved = new AlgoliaIndex(request.destination, source.store);
    Object.assign(moved, { settings: source.settings, rules: source.rules, synonyms: source.synonyms });
    indices.set(request.destination, moved);
    indices.delete(indexNameOf(c));
    for (const replica of [...indices.values()]) {
      if (before && replica.store === before.store) {
        const updated = new AlgoliaIndex(replica.name, source.store);
        Object.assign(updated, { settings: replica.settings, rules: replica.rules });
        indices.set(replica.name, updated);
      }
    }
    return done(c);
  });

  app.get('/1/indexes/:index/settings', (c) => {
    const index = indices.get(indexNameOf(c));
    return index ? c.json(index.settings) : missingIndex(c, indexNameOf(c));
  });
  app.put('/1/indexes/:index/settings', async (c) => {
    const settings = await readJson<AlgoliaSettings>(c);
    if (!settings) return refuse(c, 400, 'Invalid JSON');
    const index = await indexFor(indexNameOf(c));
    const forwarded = c.req.query('forwardToReplicas') === 'true' ? replicasOf(index) : [];
    index.settings = { ...index.settings, ...settings };
    for (const name of replicasOf(index)) {
      if (indices.get(name)?.store === index.store) continue;
      const replica = new AlgoliaIndex(name, index.store);
      replica.settings = { attributesForFaceting: index.settings.attributesForFaceting };
      indices.set(name, replica);
    }
    for (const name of forwarded) {
      const replica = indices.get(name);
      if (replica) Object.assign(replica.settings, settings, { replicas: undefined });
    }
    return done(c);
  });

  app.post('/1/indexes/:index/rules/batch', async (c) => {
    const rules = await readJson<AlgoliaRule[]>(c);
    if (!Array.isArray(rules) || rules.some((rule) => !rule.objectID || !rule.consequence)) {
      return refuse(c, 400, 'A rule needs an objectID and a consequence');
    }
    const index = await indexFor(indexNameOf(c));
    if (c.req.query('clearExistingRules') === 'true') index.rules.clear();
    for (const rule of rules) index.rules.set(rule.objectID, rule);
    return done(c);
  });
  app.post('/1/indexes/:index/synonyms/batch', async (c) => {
    const sets = await readJson<{ objectID: string; type: string; synonyms?: string[] }[]>(c);
    if (!Array.isArray(sets) || sets.some((set) => !set.objectID || !set.type)) {
      return refuse(c, 400, 'A synonym needs an objectID and a type');
    }
    const index = await indexFor(indexNameOf(c));
    if (c.req.query('replaceExistingSynonyms') === 'true') index.synonyms.clear();
    for (const { objectID, synonyms = [] } of sets) index.synonyms.set(objectID, synonyms);
    await index.store.setSynonyms([...index.synonyms.values()]);
    return done(c);
  });
}

function replicasOf(index: AlgoliaIndex): string[] {
  return (index.settings.replicas ?? []).map((name) => name.replace(/^virtual\((.+)\)$/, '$1'));
}
