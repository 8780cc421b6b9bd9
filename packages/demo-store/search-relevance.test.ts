import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../../commerce/search/embedded-engine.server.ts';
import { toEngineRules } from '../../commerce/search/engine-rules.server.ts';
import type { StoredRule } from '../../commerce/search/rule-schema.ts';
import { toSearchDocument } from '../../commerce/search/search-document.server.ts';
import { demoCatalogue } from './catalogue/demo-catalogue.ts';
import { JUDGEMENTS } from './search-judgements.ts';
import { meanOf, measureRelevance } from './search-relevance.ts';
import { demoSearchRules } from './search-rules.ts';

const MIN_NDCG = 0.93;

describe('the search of the demo store', () => {
  it('finds what shoppers mean', { timeout: 60_000 }, async () => {
    const documents = (await Array.fromAsync(demoCatalogue({ seed: 7, products: 1500 }).products())).map(
      toSearchDocument,
    );
    const rules = demoSearchRules.map((rule, i) => ({ ...rule, id: String(i), updatedAt: new Date() }));
    const engine = await createEmbeddedEngine({
      workers: 0,
      rules: toEngineRules(rules as StoredRule[]),
      documents,
    });
    const measured = await measureRelevance(engine, documents, JUDGEMENTS);
    expect(measured.length).toBeGreaterThan(0.95 * JUDGEMENTS.length);
    expect(meanOf(measured)).toBeGreaterThan(MIN_NDCG);
    await engine.close();
  });
});
