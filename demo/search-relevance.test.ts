import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '#demo/catalogue/demo-catalogue.ts';
import { toSearchDocument } from '#server/listing/search-document.server.ts';
import { toEngineRules } from '#server/search-rules/engine-rules.server.ts';
import type { StoredRule } from '#server/search-rules/rule-schema.server.ts';
import { createEmbeddedSearch } from '#suppliers/search/embedded/engine.server.ts';
import { JUDGEMENTS } from './search-judgements.ts';
import { meanOf, measureRelevance } from './search-relevance.ts';
import { demoSearchRules } from './search-rules.ts';

const GOOD = 0.93;

describe('what shoppers type', () => {
  it('is answered with what they mean', { timeout: 60_000 }, async () => {
    const documents = (await Array.fromAsync(demoCatalogue({ seed: 7, products: 1500 }).products())).map(
      toSearchDocument,
    );
    const rules = demoSearchRules.map((rule, i) => ({ ...rule, id: String(i), updatedAt: new Date() }));
    const engine = await createEmbeddedSearch({
      workers: 0,
      rules: toEngineRules(rules as StoredRule[]),
      documents,
    });
    const measured = await measureRelevance(engine, documents, JUDGEMENTS);
    expect(measured.length).toBeGreaterThan(0.95 * JUDGEMENTS.length);
    expect(meanOf(measured)).toBeGreaterThan(GOOD);
    await engine.close();
  });
});
