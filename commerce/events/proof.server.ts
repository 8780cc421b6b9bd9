import type { Activity } from './activity.server.ts';

/** Something true about a product that may help to decide. */
export type Proof =
  | { code: 'SLVP' | 'QP' | 'ATB' | 'RV5S' | 'STOCK'; count: number }
  | { code: 'LPSP'; minutes: number };

export interface ProofFacts extends Activity {
  /** Pieces of all sizes and colours. */
  inStock: number;
  fiveStarReviews: number;
}

/** Below these a number would put people off, or mean nothing. */
const FROM = { viewed: 5, added: 3, bought: 2, fiveStarReviews: 10 };
const FEW = 20;
const RECENT_MINUTES = 12 * 60;

export function gatherProof(facts: ProofFacts, now: Date): Proof[] {
  if (facts.inStock <= 0) return [];
  const proof: Proof[] = [];
  if (facts.viewed >= FROM.viewed) proof.push({ code: 'SLVP', count: facts.viewed });
  if (facts.added >= FROM.added) proof.push({ code: 'ATB', count: facts.added });
  if (facts.bought >= FROM.bought) proof.push({ code: 'QP', count: facts.bought });
  if (facts.lastBoughtAt) {
    const minutes = Math.max(1, Math.round((now.getTime() - facts.lastBoughtAt.getTime()) / 60_000));
    if (minutes <= RECENT_MINUTES) proof.push({ code: 'LPSP', minutes });
  }
  if (facts.fiveStarReviews >= FROM.fiveStarReviews) {
    proof.push({ code: 'RV5S', count: facts.fiveStarReviews });
  }
  if (facts.inStock <= FEW) proof.push({ code: 'STOCK', count: facts.inStock });
  return proof;
}
