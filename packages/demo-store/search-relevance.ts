import type { SearchDocument } from '@selvedge/search-index/document.ts';
import type { SearchQuery, SearchResult } from '../../commerce/search/provider.ts';
import { gradeOf, type Judgement } from './search-traits.ts';

const DEPTH = 10;

export interface QueryRelevance {
  query: string;
  /** NDCG@10: 1 when the first ten are the best ten of the catalogue. */
  ndcg: number;
  total: number;
}

/** Runs every judged query and grades the first ten results against the best that the catalogue has. */
export async function measureRelevance(
  engine: { search(query: SearchQuery): Promise<Pick<SearchResult, 'ids' | 'total'>> },
  documents: readonly SearchDocument[],
  judgements: readonly Judgement[],
): Promise<QueryRelevance[]> {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const measured: QueryRelevance[] = [];
  for (const judgement of judgements) {
    const best = idealGrades(judgement, documents);
    if (best[0] !== 3) continue;
    const { ids, total } = await engine.search({
      text: judgement.query,
      categorySlug: null,
      filters: {},
      sort: 'relevance',
      offset: 0,
      limit: DEPTH,
      facetKeys: [],
    });
    const grades = ids.map((id) => byId.get(id)).map((found) => (found ? gradeOf(judgement, found) : 0));
    measured.push({ query: judgement.query, ndcg: discountedGain(grades) / discountedGain(best), total });
  }
  return measured;
}

export function meanOf(measured: readonly QueryRelevance[]): number {
  return measured.reduce((sum, { ndcg }) => sum + ndcg, 0) / measured.length;
}

function idealGrades(judgement: Judgement, documents: readonly SearchDocument[]): number[] {
  return documents
    .map((document) => gradeOf(judgement, document))
    .sort((one, other) => other - one)
    .slice(0, DEPTH);
}

function discountedGain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);
}
