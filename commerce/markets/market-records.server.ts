import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { kindOf, type RecordBody } from '#commerce/resources/define-resource.ts';
import { listedStore, type OpenStore, type RecordErrors } from '#commerce/resources/resource-store.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import { LANGUAGES } from '#config/languages.server.ts';
import { BRANDS_TAG, recordChange } from '#server/db/changes.server.ts';
import type { Db } from '#server/db/database.server.ts';
import { findMarketClash, type MarketRecord, marketRecordSchema } from './market-record.ts';
import { marketResource } from './market-resource.ts';

interface StoredMarket {
  id: string;
  body: MarketRecord;
}

const KIND = kindOf(marketResource);

/** A record that an older version wrote and that is not valid any more is left out. */
async function storedMarkets(db: Pick<Db, 'execute'>): Promise<StoredMarket[]> {
  const { rows } = await db.execute<{ id: string; body: unknown }>(
    sql`select id, body from resource_record where kind = ${KIND} order by id`,
  );
  return rows.flatMap(({ id, body }) => {
    const parsed = v.safeParse(marketRecordSchema, body);
    return parsed.success ? [{ id, body: parsed.output }] : [];
  });
}

export async function readMarketRecords(db: Pick<Db, 'execute'>): Promise<MarketRecord[]> {
  return (await storedMarkets(db)).map(({ body }) => body);
}

/** Stores markets; the sites of the brands follow them at once, in every process. */
export function openMarkets(brands: () => readonly BrandConfig[]): OpenStore {
  return (db, resource) => {
    const all = () => storedMarkets(db);
    return listedStore(db, resource, {
      all,

      async save(id, body: RecordBody) {
        const record = v.parse(marketRecordSchema, body);
        const errors = findErrors(record, id, await all(), brands());
        if (errors) return errors;
        await db.execute(
          sql`insert into resource_record (kind, id, body) values (${KIND}, ${id}, ${JSON.stringify(record)}::jsonb)
            on conflict (kind, id) do update set body = excluded.body, changed_at = now()`,
        );
        await recordChange(db, [BRANDS_TAG]);
        return null;
      },

      async remove(id) {
        const { rowCount } = await db.execute(
          sql`delete from resource_record where kind = ${KIND} and id = ${id}`,
        );
        if (rowCount) await recordChange(db, [BRANDS_TAG]);
        return (rowCount ?? 0) > 0;
      },
    });
  };
}

function findErrors(
  record: MarketRecord,
  id: string,
  markets: readonly StoredMarket[],
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
