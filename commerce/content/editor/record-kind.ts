import { campaignSchema } from '#commerce/advertising/campaign-schema.ts';
import { blankOffer, offerSchema } from '#commerce/promotions/offer-schema.ts';
import { rankingSchema, redirectSchema, synonymsSchema } from '#commerce/search/rule-schema.ts';

/** What the studio keeps besides content: each kind with the schema that guards it. */
export const recordSchemas = {
  offer: offerSchema,
  campaign: campaignSchema,
  synonyms: synonymsSchema,
  redirect: redirectSchema,
  ranking: rankingSchema,
} as const;

export type RecordKind = keyof typeof recordSchemas;

export const RECORD_KINDS = Object.keys(recordSchemas) as RecordKind[];

/** What a record says, as it is stored; its id stands beside it. */
export type RecordBody = Readonly<Record<string, unknown>>;

export function isRecordKind(kind: string): kind is RecordKind {
  return Object.hasOwn(recordSchemas, kind);
}

/** Begins a new record of this kind. `today` as YYYY-MM-DD. */
export function blankRecord(kind: RecordKind, today: string): RecordBody {
  const everywhere = { brand: null, locale: null, isActive: true };
  switch (kind) {
    case 'offer':
      return blankOffer(today);
    case 'campaign':
      return {
        name: '',
        sponsor: '',
        brand: null,
        productKeys: [],
        categorySlugs: [],
        pricing: 'click',
        bid: 30,
        dailyBudget: 2000,
        startsOn: today,
        endsOn: null,
        isPaused: false,
      };
    case 'synonyms':
      return { kind, words: [], ...everywhere };
    case 'redirect':
      return { kind, queries: [], url: '', ...everywhere };
    case 'ranking':
      return { kind, when: {}, pin: [], boost: {}, bury: {}, ...everywhere };
  }
}
