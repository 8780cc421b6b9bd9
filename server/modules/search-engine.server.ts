import { setTimeout as pause } from 'node:timers/promises';
import { syncOwnFacets } from '#commerce/catalogue/facets/own-facets.server.ts';
import { createAffinity } from '#commerce/events/affinity.server.ts';
import { createIndexProgress } from '#commerce/search/index-progress.server.ts';
import { everyDocument, syncIndex } from '#commerce/search/index-sync.server.ts';
import { createSearchInsights } from '#commerce/search/insights/search-insights.server.ts';
import type { SearchEngine } from '#commerce/search/provider.ts';
import { createSearchRules, syncRules } from '#commerce/search/search-rules.server.ts';
import { createSearchEngine } from '#server/integrations.server.ts';
import { connectSharedEngine } from '#server/search-process/shared-engine.server.ts';
import type { CoreServices } from './core-services.server.ts';

type EngineParts = Pick<
  CoreServices,
  'environment' | 'brands' | 'database' | 'changes' | 'catalogue' | 'gateway' | 'log'
>;

export interface RunningEngine<Engine = SearchEngine> {
  engine: Engine;
  stop(): Promise<void>;
}

const LEARN_EVERY_MS = 5 * 60_000;
const TEACHING_FAILED = 'learning from searches failed';
/** How long a change waits for the search process before cached pages are purged without it. */
const CHANGE_MS = 5_000;

/** Starts an engine, and updates it when products, rules, filters or what shoppers taught change. */
export async function startEngine(parts: EngineParts, queryThreads = 1): Promise<RunningEngine> {
  const { environment, brands, database, changes, catalogue, log } = parts;
  const rules = createSearchRules(database);
  const closing = new AbortController();
  const engine = await createSearchEngine({
    ...parts,
    settings: brands.default.settings,
    rules: await rules.forEngine(),
    documents: () => everyDocument(catalogue, brands.default.priceList),
    affinityOf: createAffinity(database),
    sourceVersion: await catalogueVersion(database),
    queryThreads,
    closed: closing.signal,
  });
  const name = environment.SEARCH_ENGINE;
  // The embedded index is rebuilt when it missed a change.
  const progress = name === 'embedded' ? undefined : createIndexProgress(database, name);
  const stopFacets = await syncOwnFacets(database.db, changes, log);
  const stopIndexing = syncIndex(
    engine,
    { ...catalogue, ownList: brands.default.priceList },
    changes,
    log,
    progress,
  );
  syncRules(engine, rules, changes, log);
  const { teach } = createSearchInsights({ database, engine, rules });
  const startTeaching = () => void teach().catch((error) => log.error({ err: error }, TEACHING_FAILED));
  startTeaching();
  const teaching = setInterval(startTeaching, LEARN_EVERY_MS).unref();
  return {
    engine,
    async stop() {
      clearInterval(teaching);
      closing.abort();
      stopIndexing();
      stopFacets();
      await engine.close();
    },
  };
}

/** Uses the engine of this machine's search process. Cached pages are purged only when that process has a change too. */
export async function followSharedEngine({
  environment,
  database,
  changes,
  log,
}: EngineParts): Promise<RunningEngine> {
  process.send?.({ needsSearchProcess: true });
  const engine = await connectSharedEngine(environment.SEARCH_SOCKET ?? '');
  const stopFacets = await syncOwnFacets(database.db, changes, log);
  const unsubscribe = changes.subscribe(async (_tags, list) => {
    const late = new AbortController();
    const applied = engine.applyChanges(list).finally(() => late.abort());
    await Promise.race([applied, pause(CHANGE_MS, null, { signal: late.signal, ref: false })]).catch(() =>
      log.error('search process did not apply a change'),
    );
  });
  return {
    engine,
    async stop() {
      unsubscribe();
      stopFacets();
      await engine.close();
    },
  };
}

/** Identifies the state of the catalogue, so that a stored index of an older state is not used. */
async function catalogueVersion({ pool }: CoreServices['database']): Promise<string> {
  const { rows } = await pool.query(
    "select (select value from fact where name = 'catalogue') as catalogue, (select max(id) from change) as change",
  );
  return JSON.stringify(rows[0]);
}
