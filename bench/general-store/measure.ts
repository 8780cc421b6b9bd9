import type { StoreProduct } from './catalogue.ts';
import { type ComparedEngine, DEPTH } from './engines.ts';
import { gradeProduct, type StoreQuery } from './judgements.ts';

export interface MeasuredQuery {
  query: StoreQuery;
  text: string;
  ndcg: number;
  found: number;
  ms: number;
}

/** Grades the first ten products of each query against the best that the store has. */
export async function measureEngine(
  engine: ComparedEngine,
  products: readonly StoreProduct[],
  queries: readonly StoreQuery[],
  typed: (query: StoreQuery) => string,
): Promise<MeasuredQuery[]> {
  const truthOf = new Map(products.map(({ document, truth }) => [document.id, truth]));
  const measured: MeasuredQuery[] = [];
  for (const query of queries) {
    const best = products
      .map(({ truth }) => gradeProduct(query, truth))
      .sort((one, other) => other - one)
      .slice(0, DEPTH);
    const text = typed(query);
    const start = performance.now();
    const ids = await engine.find(text);
    const ms = performance.now() - start;
    const grades = ids.map((id) => {
      const truth = truthOf.get(id);
      return truth ? gradeProduct(query, truth) : 0;
    });
    measured.push({ query, text, ndcg: gain(grades) / gain(best), found: ids.length, ms });
  }
  return measured;
}

export function meanNdcg(measured: readonly MeasuredQuery[]): number {
  return measured.reduce((sum, { ndcg }) => sum + ndcg, 0) / Math.max(1, measured.length);
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);
}
