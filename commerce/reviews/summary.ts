import { extractFeatures, mentionsFeature, type ReviewFeature } from './features.ts';
import { isMixed, sentimentOf } from './sentiment.ts';
import { sentencesOf, stemOf, wordsOf } from './words.ts';

export interface SummarySource {
  id: string;
  rating: number;
  text: string;
}

export interface ReviewSummary {
  /** Sentences of the reviews, joined. */
  summary: string;
  sentences: { reviewId: string; text: string; tone: 'praise' | 'complaint' }[];
  praised: string[];
  criticised: string[];
}

interface Candidate {
  reviewId: string;
  text: string;
  tone: 'praise' | 'complaint';
  features: string[];
  stems: Set<string>;
  score: number;
}

const SENTENCES = 4;
const SHORTEST = 25;
const LONGEST = 180;
/** From this share of negative reviews on, the summary includes complaints. */
const COMPLAINT_SHARE = 0.15;
const MAX_OVERLAP = 0.5;
/** Sentences that depend on the previous one, or are not about the product. */
const NOT_QUOTABLE =
  /^(?:and|but|so|also|then|because|however|which|they|he|she)\b|\b(?:https?:|www\.|customer service|my (?:husband|wife|daughter|son|mum))/iu;

function isQuotable(sentence: string): boolean {
  if (sentence.length < SHORTEST || sentence.length > LONGEST || NOT_QUOTABLE.test(sentence)) return false;
  const letters = sentence.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '');
  return letters.length > 0 && capitals.length / letters.length < 0.4;
}

function candidatesOf(reviews: readonly SummarySource[], features: readonly ReviewFeature[]): Candidate[] {
  return reviews.flatMap((review) =>
    sentencesOf(review.text)
      .filter(isQuotable)
      .flatMap((text): Candidate[] => {
        const sentiment = sentimentOf(text);
        const mentioned = features.filter((feature) => mentionsFeature(text, feature.feature));
        if (sentiment === 0 || mentioned.length === 0 || isMixed(text)) return [];
        // A five-star complaint or a one-star compliment is probably misread.
        if ((sentiment > 0 && review.rating <= 2) || (sentiment < 0 && review.rating >= 5)) return [];
        const weight = mentioned.reduce((sum, feature) => sum + feature.count, 0);
        const stems = new Set(wordsOf(text).map(stemOf));
        const candidate: Candidate = {
          reviewId: review.id,
          text,
          tone: sentiment > 0 ? 'praise' : 'complaint',
          features: mentioned.map((feature) => feature.feature),
          stems,
          score: (weight * (1 + Math.min(3, Math.abs(sentiment)) / 3)) / Math.sqrt(stems.size),
        };
        return [candidate];
      }),
  );
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared / Math.min(a.size, b.size);
}

/** The best sentences; features already covered count half, and near duplicates are skipped. */
function pickSentences(candidates: readonly Candidate[], count: number): Candidate[] {
  const picked: Candidate[] = [];
  const covered = new Set<string>();
  while (picked.length < count) {
    let best: Candidate | null = null;
    let bestScore = 0;
    for (const candidate of candidates) {
      if (picked.some((other) => other.reviewId === candidate.reviewId)) continue;
      if (picked.some((other) => overlap(other.stems, candidate.stems) > MAX_OVERLAP)) continue;
      const fresh =
        candidate.features.filter((feature) => !covered.has(feature)).length / candidate.features.length;
      const score = candidate.score * (0.5 + fresh / 2);
      if (score > bestScore || (score === bestScore && best !== null && candidate.reviewId < best.reviewId)) {
        best = candidate;
        bestScore = score;
      }
    }
    if (!best) break;
    picked.push(best);
    for (const feature of best.features) covered.add(feature);
  }
  return picked;
}

function endSentence(text: string): string {
  const trimmed = text.trim();
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?…]$/u.test(capital) ? capital : `${capital}.`;
}

/** An extract of the reviews, praise first, with complaints in proportion; null when no sentence can be quoted. */
export function summariseReviews(reviews: readonly SummarySource[]): ReviewSummary | null {
  const features = extractFeatures(
    reviews.map((review) => review.text),
    12,
  );
  const candidates = candidatesOf(reviews, features);
  if (candidates.length === 0) return null;
  const complaintShare = reviews.filter((review) => review.rating <= 2).length / reviews.length;
  const complaintsWanted =
    complaintShare < COMPLAINT_SHARE ? 0 : Math.round(Math.min(0.75, complaintShare) * SENTENCES);
  const complaints = pickSentences(
    candidates.filter((candidate) => candidate.tone === 'complaint'),
    Math.max(complaintsWanted, complaintShare >= COMPLAINT_SHARE ? 1 : 0),
  );
  const praise = pickSentences(
    candidates.filter((candidate) => candidate.tone === 'praise'),
    SENTENCES - complaints.length,
  );
  const sentences = [...praise, ...complaints].map(({ reviewId, text, tone }) => ({
    reviewId,
    text: endSentence(text),
    tone,
  }));
  if (sentences.length === 0) return null;
  return {
    summary: sentences.map((sentence) => sentence.text).join(' '),
    sentences,
    praised: features
      .filter((one) => one.positive > one.negative)
      .map((one) => one.feature)
      .slice(0, 4),
    criticised: features
      .filter((one) => one.negative > one.positive)
      .map((one) => one.feature)
      .slice(0, 4),
  };
}
