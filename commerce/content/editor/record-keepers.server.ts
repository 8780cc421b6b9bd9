import type { Campaign } from '#commerce/advertising/campaign.ts';
import { createCampaigns } from '#commerce/advertising/campaigns.server.ts';
import { createOffers } from '#commerce/promotions/offers-book.server.ts';
import { createSearchRules } from '#commerce/search/search-rules.server.ts';
import type { Db } from '#server/db/database.server.ts';
import type { RecordBody, RecordKind } from './record-kind.ts';

export interface KeptRecord {
  id: string;
  body: RecordBody;
  /** How it did, where that is counted. */
  figures?: RecordFigures;
}

export interface RecordFigures {
  today: { impressions: number; clicks: number; spent: number };
  total: { impressions: number; clicks: number; spent: number };
}

/** What is wrong with a record, by field. */
export type RecordErrors = Readonly<Record<string, string>>;

/** Where records of one kind are kept, within one transaction. */
export interface RecordKeeper {
  all(): Promise<KeptRecord[]>;
  save(id: string, body: RecordBody): Promise<RecordErrors | null>;
  remove(id: string): Promise<boolean>;
}

export type Rows = Pick<Db, 'select' | 'insert' | 'delete' | 'execute' | 'transaction'>;

export function openKeeper(kind: RecordKind, db: Rows): RecordKeeper {
  switch (kind) {
    case 'offer':
      return keepOffers(db);
    case 'campaign':
      return keepCampaigns(db);
    default:
      return keepRules(kind, db);
  }
}

function keepOffers(db: Rows): RecordKeeper {
  const offers = createOffers(db);
  return {
    async all() {
      return (await offers.list()).map(({ id, ...body }) => ({ id, body }));
    },
    save: (id, body) => offers.save(id, body),
    remove: (id) => offers.remove(id),
  };
}

function keepCampaigns(db: Rows): RecordKeeper {
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

function keepRules(kind: Exclude<RecordKind, 'campaign' | 'offer'>, db: Rows): RecordKeeper {
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
