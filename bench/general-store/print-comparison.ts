import { makeGeneralStore } from './catalogue.ts';
import { type ComparedEngine, openEmbedded, openLucene, openMiniSearch, openOrama } from './engines.ts';
import { makeStoreQueries, type StoreQuery } from './judgements.ts';
import { type MeasuredQuery, meanNdcg, measureEngine } from './measure.ts';

const QUERIES = 400;
const SHORT = 10;

/** Relevance and speed of several engines on a generated general store, in one run. */
export async function printComparison(count: number): Promise<void> {
  const products = makeGeneralStore(count);
  const queries = makeStoreQueries(products, QUERIES);
  const documents = products.map(({ document }) => document);
  const lucene = process.env.OPENSEARCH_URL?.split(',')[0];
  const openers: (() => ComparedEngine | Promise<ComparedEngine>)[] = [
    () => openEmbedded(documents),
    () => openMiniSearch(documents),
    () => openOrama(documents),
    ...(lucene ? [() => openLucene(lucene, documents)] : []),
  ];
  const rows: Record<string, string | number>[] = [];
  for (const open of openers) {
    const engine = await open();
    const clean = await measureEngine(engine, products, queries, ({ text }) => text);
    const misspelt = await measureEngine(engine, products, queries, (query) => query.misspelt);
    rows.push({
      engine: engine.name,
      'clean, tuned on': mean(clean, (query) => query.isForTuning),
      'clean, never tuned on': mean(clean, (query) => !query.isForTuning),
      'typo, tuned on': mean(misspelt, (query) => query.isForTuning),
      'typo, never tuned on': mean(misspelt, (query) => !query.isForTuning),
      [`lists below ${SHORT}`]: clean.filter(({ found }) => found < SHORT).length,
      'p95 ms': percentile(clean, 0.95),
    });
    await engine.close?.();
  }
  console.log(
    `\nNDCG@10 of ${QUERIES} judged queries over ${count.toLocaleString('en-GB')} products of a general store; ` +
      `set OPENSEARCH_URL to compare with Lucene too`,
  );
  console.table(rows);
}

function mean(measured: readonly MeasuredQuery[], isWanted: (query: StoreQuery) => boolean): number {
  return Number(meanNdcg(measured.filter(({ query }) => isWanted(query))).toFixed(3));
}

function percentile(measured: readonly MeasuredQuery[], share: number): number {
  const times = measured.map(({ ms }) => ms).sort((a, b) => a - b);
  return Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2));
}
