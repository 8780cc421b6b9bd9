import * as v from 'valibot';
import { lockRecord } from '#commerce/resources/record-history.server.ts';
import {
  type OpenStore,
  type RecordErrors,
  readRecords,
  recordTableStore,
} from '#commerce/resources/resource-store.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import { LANGUAGES } from '#config/languages.server.ts';
import { BRANDS_TAG } from '#server/db/changes.server.ts';
import type { Db } from '#server/db/database.server.ts';
import { findMarketClash, type MarketRecord, marketRecordSchema } from './market-record.ts';
import { marketResource } from './market-resource.ts';

const storedMarkets = (db: Pick<Db, 'execute'>) => readRecords(db, marketResource, marketRecordSchema);

export async function readMarketRecords(db: Pick<Db, 'execute'>): Promise<MarketRecord[]> {
  return (await storedMarkets(db)).map(({ body }) => body);
}

/** Stores markets; the sites of the brands follow them at once, in every process. */
export function openMarkets(brands: () => readonly BrandConfig[]): OpenStore {
  return (db, resource) => {
    const store = recordTableStore(db, resource, BRANDS_TAG);
    return {
      ...store,
      async save(id, body, actor) {
        // Two that are saved together must not clash either.
        await lockRecord(db, 'market', 'all');
        const record = v.parse(marketRecordSchema, body);
        return findErrors(record, id, await storedMarkets(db), brands()) ?? store.save(id, record, actor);
      },
    };
  };
}

function findErrors(
  record: MarketRecord,
  id: string,
  markets: readonly { id: string; body: MarketRecord }[],
  brands: readonly BrandConfig[],
): RecordErrors | null {
  const before = markets.find((market) => market.id === id)?.body;
  if (before && before.code !== record.code) return { code: `It cannot be changed, it is ${before.code}.` };
  const brand = brands.find(({ slug }) => slug === record.brand);
  if (!brand) return { brand: 'There is no such brand.' };
  const sameHost = brands.find(({ domains = [] }) => record.host !== null && domains.includes(record.host));
  if (sameHost) return { host: `“${sameHost.name}” has this host already.` };
  const unknown = record.languages.find((language) => !LANGUAGES.includes(language));
  if (unknown) return { languages: `There is no language ${unknown}; there are ${LANGUAGES.join(', ')}.` };
  const others = markets.filter((market) => market.id !== id).map(({ body }) => body);
  const clash = findMarketClash(record, others);
  return clash && { [clash.field]: clash.text };
}
