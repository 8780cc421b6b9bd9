import type { Activity } from './activity.server.ts';

/** A fact about a product for the social proof messages. */
export type SocialProofFact =
  | { code: 'SLVP' | 'QP' | 'ATB' | 'RV5S' | 'STOCK'; count: number }
  | { code: 'LPSP'; minutes: number };

export interface ProductActivity extends Activity {
  /** Total stock of all variants. */
  inStock: number;
  fiveStarReviews: number;
}

/** Lower numbers are not shown. */
const THRESHOLDS = { viewed: 5, added: 3, bought: 2, fiveStarReviews: 10 };
const LOW_STOCK = 20;
const RECENT_MINUTES = 12 * 60;

export function collectSocialProof(facts: ProductActivity, now: Date): SocialProofFact[] {
  if (facts.inStock <= 0) return [];
  const found: SocialProofFact[] = [];
  if (facts.viewed >= THRESHOLDS.viewed) found.push({ code: 'SLVP', count: facts.viewed });
  if (facts.added >= THRESHOLDS.added) found.push({ code: 'ATB', count: facts.added });
  if (facts.bought >= THRESHOLDS.bought) found.push({ code: 'QP', count: facts.bought });
  if (facts.lastBoughtAt) {
    const minutes = Math.max(1, Math.round((now.getTime() - facts.lastBoughtAt.getTime()) / 60_000));
    if (minutes <= RECENT_MINUTES) found.push({ code: 'LPSP', minutes });
  }
  if (facts.fiveStarReviews >= THRESHOLDS.fiveStarReviews) {
    found.push({ code: 'RV5S', count: facts.fiveStarReviews });
  }
  if (facts.inStock <= LOW_STOCK) found.push({ code: 'STOCK', count: facts.inStock });
  return found;
}
