import { LRUCache } from 'lru-cache';
import type { Database } from '#server/db/database.server.ts';
import { extractFeatures, mentionsFeature } from '../features.ts';
import { readReviewText } from '../promotional-review.ts';
import { summariseReviews } from '../summary.ts';
import { stemOf, wordsOf } from '../words.ts';

/** Only the newest reviews are analysed, which keeps it within milliseconds. */
const READ_FOR_FEATURES = 500;
const READ_FOR_SUMMARY = 250;
const CACHED_PRODUCTS = 2_000;
const FEATURES = 10;
const EXTRA_FEATURES = 6;

interface TextAnalysis {
  features?: string[];
  summary?: { summary: string; disclaimer: null } | null;
  /** Ids of the reviews that mention a feature. */
  mentions: Map<string, string[]>;
}

/** Analyses review texts; results are cached until the reviews of the product change. */
export function createReviewTexts({ pool }: Pick<Database, 'pool'>) {
  const cache = new LRUCache<string, TextAnalysis>({ max: CACHED_PRODUCTS });

  function analysisOf(productId: string): TextAnalysis {
    const cached = cache.get(productId);
    if (cached) return cached;
    const created: TextAnalysis = { mentions: new Map() };
    cache.set(productId, created);
    return created;
  }

  async function read(productId: string, limit: number | null) {
    const { rows } = await pool.query<{ id: string; rating: number; review_text: string }>(
      `select id, rating, review_text from review
       where product_id = $1 and state = 'approved' and review_text is not null
       order by submitted_at desc, id limit $2`,
      [productId, limit],
    );
    return rows.map((row) => ({
      id: row.id,
      rating: row.rating,
      text: readReviewText(row.review_text).text,
    }));
  }

  return {
    async features(productId: string, productName: string): Promise<string[]> {
      const analysis = analysisOf(productId);
      if (analysis.features) return analysis.features;
      const texts = (await read(productId, READ_FOR_FEATURES)).map(({ text }) => text);
      // The words of the product's own name are not features.
      const own = new Set(wordsOf(productName).map(stemOf));
      analysis.features = extractFeatures(texts, FEATURES + EXTRA_FEATURES)
        .map(({ feature }) => feature)
        .filter((feature) => !wordsOf(feature).some((word) => own.has(stemOf(word))))
        .slice(0, FEATURES);
      return analysis.features;
    },

    async summary(productId: string) {
      const analysis = analysisOf(productId);
      if (analysis.summary === undefined) {
        const result = summariseReviews(await read(productId, READ_FOR_SUMMARY));
        analysis.summary = result && { summary: result.summary, disclaimer: null };
      }
      return analysis.summary;
    },

    async mentioning(productId: string, feature: string): Promise<string[]> {
      const { mentions } = analysisOf(productId);
      const known = mentions.get(feature);
      if (known) return known;
      const found = (await read(productId, null))
        .filter(({ text }) => mentionsFeature(text, feature))
        .map(({ id }) => id);
      // An unknown feature is not cached.
      if (found.length > 0) mentions.set(feature, found);
      return found;
    },

    clear: (productId: string) => cache.delete(productId),
  };
}
