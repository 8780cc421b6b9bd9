import type { Campaign } from '#commerce/advertising/campaign.ts';
import { findFacet } from '#commerce/catalogue/facets/find-facet.ts';
import type { EditablePromotion } from '#commerce/promotions/promotion-schema.ts';
import type { RecordBody, RecordKind } from './record-kind.ts';

export type RecordStatus = 'live' | 'scheduled' | 'paused' | 'over' | 'removed';

/** Whether a record is in effect today. `today` as YYYY-MM-DD. */
export function recordStatus(kind: RecordKind, body: RecordBody, today: string): RecordStatus {
  if (!hasDays(kind)) return body.isActive === true ? 'live' : 'paused';
  const { startsOn, endsOn, isPaused } = body as unknown as Campaign | EditablePromotion;
  if (endsOn !== null && (endsOn < today || (endsOn === today && isPaused))) return 'over';
  if (isPaused) return 'paused';
  return startsOn !== null && startsOn > today ? 'scheduled' : 'live';
}

/** Whether a record has a first and a last day; the others stay in effect until they are switched off. */
export function hasDays(kind: RecordKind): boolean {
  return kind === 'campaign' || kind === 'promotion';
}

const LISTED = 5;
const words = (list: unknown): string => {
  const all = Array.isArray(list) ? list.map(String) : [];
  const rest = all.length - LISTED;
  return all.slice(0, LISTED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
};

/** A title line and a detail line for lists. */
export function summariseRecord(kind: RecordKind, body: RecordBody): { title: string; detail: string } {
  switch (kind) {
    case 'promotion': {
      const { name, code } = body as unknown as EditablePromotion;
      const how = code === null ? 'by itself' : `with the code ${code}`;
      return { title: name, detail: `${describeDiscount(body as unknown as EditablePromotion)}, ${how}` };
    }
    case 'campaign': {
      const { name, sponsor, pricing, bid, dailyBudget } = body as unknown as Campaign;
      const per = pricing === 'click' ? 'a click' : 'a thousand views';
      return { title: name, detail: `${sponsor}: ${pounds(bid)} ${per}, ${pounds(dailyBudget)} a day` };
    }
    case 'facet':
      return { title: String(body.label), detail: `from the attribute ${String(body.key)}` };
    case 'synonyms':
      return { title: words(body.words), detail: '' };
    case 'redirect':
      return { title: words(body.queries), detail: `leads to ${String(body.url)}` };
    case 'ranking':
      return { title: describeCondition(body.when as RankingWhen), detail: describeOrder(body) };
  }
}

function describeDiscount({ gives, percent, amount, buy, pay, minimum }: EditablePromotion): string {
  if (gives === 'multibuy') return `${buy} for ${pay}`;
  const off = gives === 'percent' ? `${percent}% off` : `${pounds(amount ?? 0)} off`;
  return minimum === null ? off : `${off} from ${pounds(minimum)}`;
}

interface RankingWhen {
  query?: string;
  categorySlug?: string;
  context?: string;
}

function describeCondition({ query, categorySlug, context }: RankingWhen = {}): string {
  const parts = [
    query && `search for “${query}”`,
    categorySlug && `in ${categorySlug}`,
    context && `on ${context} lists`,
  ];
  return parts.filter(Boolean).join(', ');
}

function describeOrder({ pin, boost, bury }: RecordBody): string {
  const pins = Array.isArray(pin) ? pin.length : 0;
  const named = (values: unknown) =>
    Object.entries((values ?? {}) as Record<string, string[]>)
      .map(([key, list]) => `${findFacet(key)?.label ?? key} ${words(list)}`)
      .join('; ');
  return [
    pins > 0 && `${pins} first`,
    named(boost) && `up: ${named(boost)}`,
    named(bury) && `down: ${named(bury)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const GBP = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

export function pounds(pence: number): string {
  return GBP.format(pence / 100);
}

/** Names of the fields in which two versions of a record differ. */
export function changedFields(before: RecordBody, after: RecordBody): string[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
