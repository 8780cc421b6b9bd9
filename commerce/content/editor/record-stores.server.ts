import type { Campaign } from '#commerce/advertising/campaign.ts';
import { createCampaigns } from '#commerce/advertising/campaigns.server.ts';
import { createOwnFacets } from '#commerce/catalogue/facets/own-facets.server.ts';
import { createPromotionStore } from '#commerce/promotions/promotion-store.server.ts';
import { createSearchRules } from '#commerce/search/search-rules.server.ts';
import type { Db } from '#server/db/database.server.ts';
import type { RecordBody, RecordKind } from './record-kind.ts';

export interface StoredRecord {
  id: string;
  body: RecordBody;
  /** Statistics, for the kinds that have them. */
  figures?: RecordFigures;
}

export interface RecordFigures {
  today: { impressions: number; clicks: number; spent: number };
  total: { impressions: number; clicks: number; spent: number };
}

/** Validation errors by field. */
export type RecordErrors = Readonly<Record<string, string>>;

/** Storage of the records of one kind, within one transaction. */
export interface RecordStore {
  all(): Promise<StoredRecord[]>;
  save(id: string, body: RecordBody): Promise<RecordErrors | null>;
  remove(id: string): Promise<boolean>;
}

export type Rows = Pick<Db, 'select' | 'insert' | 'delete' | 'execute' | 'transaction'>;

export function createRecordStore(kind: RecordKind, db: Rows): RecordStore {
  switch (kind) {
    case 'promotion':
      return createPromotionRecords(db);
    case 'campaign':
      return createCampaignStore(db);
    case 'facet':
      return createFacetStore(db);
    default:
      return createRuleStore(kind, db);
  }
}

function createPromotionRecords(db: Rows): RecordStore {
  const promotions = createPromotionStore(db);
  return {
    async all() {
      return (await promotions.list()).map(({ id, ...body }) => ({ id, body }));
    },
    save: (id, body) => promotions.save(id, body),
    remove: (id) => promotions.remove(id),
  };
}

function createCampaignStore(db: Rows): RecordStore {
  const campaigns = createCampaigns({ db });
  return {
    async all() {
      const found = await campaigns.list();
      return found.map(({ id, today, total, ...body }) => ({
        id,
        body: { ...body },
        figures: { today, total },
      }));
    },
    async save(id, body) {
      const saved = await campaigns.save({ ...(body as unknown as Campaign), id });
      return saved.kind === 'wrong' ? saved.errors : null;
    },
    remove: (id) => campaigns.remove(id),
  };
}

function createFacetStore(db: Rows): RecordStore {
  const facets = createOwnFacets(db);
  return {
    all: async () => (await facets.all()).map(({ id, body }) => ({ id, body: { ...body } })),
    save: (id, body) => facets.save(id, body),
    remove: (id) => facets.remove(id),
  };
}

function createRuleStore(
  kind: Exclude<RecordKind, 'campaign' | 'promotion' | 'facet'>,
  db: Rows,
): RecordStore {
  const rules = createSearchRules({ db });
  return {
    async all() {
      const found = (await rules.list()).filter((rule) => rule.kind === kind);
      return found.map(({ id, updatedAt: _at, ...body }) => ({ id, body }));
    },
    async save(id, body) {
      const saved = await rules.save({ ...body, kind, id });
      if ('rule' in saved) return null;
      const errors: Record<string, string> = {};
      for (const { path, message } of saved.problems) errors[path] ??= message;
      return errors;
    },
    remove: (id) => rules.remove(id),
  };
}
