/**
 * Grades the search results of the demo store, and of a generated general store beside other engines:
 * `node bench/relevance.ts --products 6000`.
 */
import { parseArgs } from 'node:util';
import { demoCatalogue } from '@selvedge/demo-store/catalogue/demo-catalogue.ts';
import { JUDGEMENTS } from '@selvedge/demo-store/search-judgements.ts';
import { FRESH_JUDGEMENTS } from '@selvedge/demo-store/search-judgements-fresh.ts';
import { meanOf, measureRelevance } from '@selvedge/demo-store/search-relevance.ts';
import { demoSearchRules } from '@selvedge/demo-store/search-rules.ts';
import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { createEmbeddedEngine } from '#commerce/search/embedded-engine.server.ts';
import { toEngineRules } from '#commerce/search/engine-rules.server.ts';
import type { StoredRule } from '#commerce/search/rule-schema.ts';
import { toSearchDocument } from '#commerce/search/search-document.server.ts';
import { printComparison } from './general-store/print-comparison.ts';

const SEED = 7;
const SHOWN = 10;
const SETS = [
  ['used for tuning', JUDGEMENTS],
  ['not used for tuning', FRESH_JUDGEMENTS],
] as const;

/** Relevance of the demo store's search results, with and without its merchandising rules. */
async function printRelevance(documents: SearchDocument[]): Promise<void> {
  const stored = demoSearchRules.map(
    (rule, i) => ({ ...rule, id: String(i), updatedAt: new Date() }) as StoredRule,
  );
  for (const rules of [[], stored]) {
    const engine = await createEmbeddedEngine({ rules: toEngineRules(rules), documents });
    for (const [name, judgements] of SETS) {
      const measured = await measureRelevance(engine, documents, judgements);
      const worst = measured.toSorted((one, other) => one.ndcg - other.ndcg).slice(0, SHOWN);
      console.log(
        `\n${measured.length} judged queries (${name}) over ${documents.length.toLocaleString('en-GB')} demo products, ` +
          `${rules.length} merchandising rules: NDCG@10 ${meanOf(measured).toFixed(3)}`,
      );
      console.table(
        worst.map(({ query, ndcg, total }) => ({ query, 'NDCG@10': Number(ndcg.toFixed(3)), found: total })),
      );
    }
    await engine.close();
  }
}

const { values } = parseArgs({ options: { products: { type: 'string', default: '6000' } } });
const products = Number(values.products);
const demo = await Array.fromAsync(demoCatalogue({ seed: SEED, products }).products());
const documents = demo.map(toSearchDocument);
await printRelevance(documents);
await printComparison(products, documents);
