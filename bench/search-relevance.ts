import { demoCatalogue } from '#demo/catalogue/demo-catalogue.ts';
import { JUDGEMENTS } from '#demo/search-judgements.ts';
import { FRESH_JUDGEMENTS } from '#demo/search-judgements-fresh.ts';
import { meanOf, measureRelevance } from '#demo/search-relevance.ts';
import { demoSearchRules } from '#demo/search-rules.ts';
import { toSearchDocument } from '#server/listing/search-document.server.ts';
import { toEngineRules } from '#server/search-rules/engine-rules.server.ts';
import type { StoredRule } from '#server/search-rules/rule-schema.server.ts';
import { createEmbeddedSearch } from '#suppliers/search/embedded/engine.server.ts';

const SEED = 7;
const SHOWN = 10;
const SETS = [
  ['tuned on', JUDGEMENTS],
  ['never tuned on', FRESH_JUDGEMENTS],
] as const;

/** How well the demo store's answers are what shoppers mean, with and without its merchandisers' rules. */
export async function printRelevance(products: number): Promise<void> {
  const documents = (await Array.fromAsync(demoCatalogue({ seed: SEED, products }).products())).map(
    toSearchDocument,
  );
  const stored = demoSearchRules.map(
    (rule, i) => ({ ...rule, id: String(i), updatedAt: new Date() }) as StoredRule,
  );
  for (const rules of [[], stored]) {
    const engine = await createEmbeddedSearch({ workers: 0, rules: toEngineRules(rules), documents });
    for (const [name, judgements] of SETS) {
      const measured = await measureRelevance(engine, documents, judgements);
      const worst = measured.toSorted((one, other) => one.ndcg - other.ndcg).slice(0, SHOWN);
      console.log(
        `\n${measured.length} judged queries (${name}) over ${products.toLocaleString('en-GB')} demo products, ` +
          `${rules.length} merchandising rules: NDCG@10 ${meanOf(measured).toFixed(3)}`,
      );
      console.table(
        worst.map(({ query, ndcg, total }) => ({ query, 'NDCG@10': Number(ndcg.toFixed(3)), found: total })),
      );
    }
    await engine.close();
  }
}
