import { campaignSchema } from '#commerce/advertising/campaign-schema.ts';
import { ownFacetSchema } from '#commerce/catalogue/facets/own-facet-schema.ts';
import { blankPromotion, promotionSchema } from '#commerce/promotions/promotion-schema.ts';
import { rankingSchema, redirectSchema, synonymsSchema } from '#commerce/search/rule-schema.ts';

/** Records that the studio edits besides content: each kind with its schema. */
export const recordSchemas = {
  promotion: promotionSchema,
  campaign: campaignSchema,
  synonyms: synonymsSchema,
  redirect: redirectSchema,
  ranking: rankingSchema,
  facet: ownFacetSchema,
} as const;

export type RecordKind = keyof typeof recordSchemas;

export const RECORD_KINDS = Object.keys(recordSchemas) as RecordKind[];

/** A record without its id. */
export type RecordBody = Readonly<Record<string, unknown>>;

export function isRecordKind(kind: string): kind is RecordKind {
  return Object.hasOwn(recordSchemas, kind);
}

/** The initial values of a new record. `today` as YYYY-MM-DD. */
export function blankRecord(kind: RecordKind, today: string): RecordBody {
  const everywhere = { brand: null, locale: null, isActive: true };
  switch (kind) {
    case 'promotion':
      return blankPromotion(today);
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
      return { kind, queries: [], url: '', urlMobile: null, ...everywhere };
    case 'facet':
      return { key: '', label: '', kind: 'terms', order: 500, isSearchable: false, isActive: true };
    case 'ranking':
      return { kind, when: {}, pin: [], boost: {}, bury: {}, ...everywhere };
  }
}
