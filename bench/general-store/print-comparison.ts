import { FRESH_JUDGEMENTS } from '@selvedge/demo-store/search-judgements-fresh.ts';
import { meanOf, measureRelevance } from '@selvedge/demo-store/search-relevance.ts';
import { RandomSource } from '@selvedge/search-index/bench/random.ts';
import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { makeGeneralStore } from './catalogue.ts';
import {
  type ComparedEngine,
  DEPTH,
  openEmbedded,
  openLucene,
  openMiniSearch,
  openOrama,
} from './engines.ts';
import { addTypo, makeStoreQueries, type StoreQuery } from './judgements.ts';
import { type MeasuredQuery, meanNdcg, measureEngine } from './measure.ts';

const QUERIES = 400;
const TYPO_SEED = 31;

/** Relevance and speed of several engines on a generated general store and on the demo without rules, in one run. */
export async function printComparison(count: number, demo: readonly SearchDocument[]): Promise<void> {
  const products = makeGeneralStore(count);
  const queries = makeStoreQueries(products, QUERIES);
  const documents = products.map(({ document }) => document);
  const lucene = process.env.OPENSEARCH_URL?.split(',')[0];
  const openers: ((documents: readonly SearchDocument[]) => ComparedEngine | Promise<ComparedEngine>)[] = [
    openEmbedded,
    openMiniSearch,
    openOrama,
    ...(lucene ? [(indexed: readonly SearchDocument[]) => openLucene(lucene, indexed)] : []),
  ];
  const rows: Record<string, string | number>[] = [];
  for (const open of openers) {
    const engine = await open(documents);
    const clean = await measureEngine(engine, products, queries, ({ text }) => text);
    const misspelt = await measureEngine(engine, products, queries, (query) => query.misspelt);
    await engine.close?.();
    const long = clean.filter(({ text }) => text.split(' ').length >= 3);
    rows.push({
      engine: engine.name,
      'clean, tuned on': mean(clean, (query) => query.isForTuning),
      'clean, held out': mean(clean, (query) => !query.isForTuning),
      'typo, tuned on': mean(misspelt, (query) => query.isForTuning),
      'typo, held out': mean(misspelt, (query) => !query.isForTuning),
      ...(await gradeDemo(open, demo)),
      [`three words or more, below ${DEPTH}`]: `${long.filter(({ found }) => found < DEPTH).length} of ${long.length}`,
      'p95 ms': percentile(clean, 0.95),
    });
  }
  console.log(
    `\nNDCG@10 of ${QUERIES} judged queries over ${count.toLocaleString('en-GB')} products of a general store (held out: ` +
      `departments that no weight was chosen by), and of those over the demo that were never tuned on, without ` +
      `merchandising rules${lucene ? '' : '; set OPENSEARCH_URL to compare with Lucene too'}`,
  );
  console.table(rows);
}

async function gradeDemo(
  open: (documents: readonly SearchDocument[]) => ComparedEngine | Promise<ComparedEngine>,
  documents: readonly SearchDocument[],
): Promise<Record<string, number>> {
  const random = new RandomSource(TYPO_SEED);
  const misspelt = FRESH_JUDGEMENTS.map((judgement) => ({
    ...judgement,
    query: addTypo(judgement.query, random),
  }));
  const engine = await open(documents);
  const search = async ({ text }: { text: string | null }) => {
    const ids = await engine.find(text ?? '');
    return { ids, total: ids.length };
  };
  const clean = await measureRelevance({ search }, documents, FRESH_JUDGEMENTS);
  const typo = await measureRelevance({ search }, documents, misspelt);
  await engine.close?.();
  return { 'demo, clean': rounded(meanOf(clean)), 'demo, typo': rounded(meanOf(typo)) };
}

function mean(measured: readonly MeasuredQuery[], isWanted: (query: StoreQuery) => boolean): number {
  return rounded(meanNdcg(measured.filter(({ query }) => isWanted(query))));
}

function percentile(measured: readonly MeasuredQuery[], share: number): number {
  const times = measured.map(({ ms }) => ms).sort((a, b) => a - b);
  return Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2));
}

const rounded = (value: number) => Number(value.toFixed(3));
