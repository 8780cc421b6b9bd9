import { LRUCache } from 'lru-cache';
import type { Database } from '#server/db/database.server.ts';
import { extractFeatures, mentionsFeature } from '../features.ts';
import { readReviewText } from '../promotional-review.ts';
import { summariseReviews } from '../summary.ts';
import { stemOf, wordsOf } from '../words.ts';

/** The newest reviews tell enough, and reading stays a matter of milliseconds. */
const READ_FOR_FEATURES = 500;
const READ_FOR_SUMMARY = 250;
const KEPT_PRODUCTS = 2_000;
const FEATURES = 10;
const SPARE = 6;

interface Told {
  features?: string[];
  summary?: { summary: string; disclaimer: null } | null;
  /** Ids of reviews that speak of a feature. */
  mentions: Map<string, string[]>;
}

/** Reads what reviewers wrote; answers are kept until the product's reviews change. */
export function createReviewTexts({ pool }: Pick<Database, 'pool'>) {
  const told = new LRUCache<string, Told>({ max: KEPT_PRODUCTS });

  function keep(productId: string): Told {
    const known = told.get(productId);
    if (known) return known;
    const fresh: Told = { mentions: new Map() };
    told.set(productId, fresh);
    return fresh;
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
      const kept = keep(productId);
      if (kept.features) return kept.features;
      const texts = (await read(productId, READ_FOR_FEATURES)).map(({ text }) => text);
      // That a cardigan's reviews speak of the cardigan is no news.
      const own = new Set(wordsOf(productName).map(stemOf));
      kept.features = extractFeatures(texts, FEATURES + SPARE)
        .map(({ feature }) => feature)
        .filter((feature) => !wordsOf(feature).some((word) => own.has(stemOf(word))))
        .slice(0, FEATURES);
      return kept.features;
    },

    async summary(productId: string) {
      const kept = keep(productId);
      if (kept.summary === undefined) {
        const made = summariseReviews(await read(productId, READ_FOR_SUMMARY));
        kept.summary = made && { summary: made.summary, disclaimer: null };
      }
      return kept.summary;
    },

    async mentioning(productId: string, feature: string): Promise<string[]> {
      const { mentions } = keep(productId);
      const known = mentions.get(feature);
      if (known) return known;
      const found = (await read(productId, null))
        .filter(({ text }) => mentionsFeature(text, feature))
        .map(({ id }) => id);
      // A made-up feature finds nothing and is not worth remembering.
      if (found.length > 0) mentions.set(feature, found);
      return found;
    },

    forget: (productId: string) => told.delete(productId),
  };
}
