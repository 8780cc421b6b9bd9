import * as v from 'valibot';
import type { Resource } from '#commerce/resources/define-resource.ts';
import {
  listedStore,
  type RecordErrors,
  type Rows,
  readRecords,
  recordTableStore,
} from '#commerce/resources/resource-store.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import { toBrandRecord } from '#config/brands/brand-from-record.ts';
import { LANGUAGES } from '#config/languages.server.ts';
import { BRANDS_TAG } from '#server/db/changes.server.ts';
import type { Db } from '#server/db/database.server.ts';
import { type BrandRecord, brandRecordSchema } from './brand-record.ts';
import { brandResource } from './brand-resource.ts';
import type { MarketRecord } from './market-record.ts';
import { readMarketRecords } from './market-records.server.ts';

interface StoredBrand {
  id: string;
  body: BrandRecord;
}

const storedBrands = (db: Pick<Db, 'execute'>) => readRecords(db, brandResource, brandRecordSchema);

/** Brands that staff changed or added. */
export async function readBrandRecords(db: Pick<Db, 'execute'>): Promise<BrandRecord[]> {
  return (await storedBrands(db)).map(({ body }) => body);
}

/** Brands of files are listed under their short names until staff change them; a removed record brings the file back. */
export async function listBrands(
  db: Pick<Db, 'execute'>,
  ofFiles: readonly BrandConfig[],
): Promise<StoredBrand[]> {
  const stored = await storedBrands(db);
  const changed = new Set(stored.map(({ body }) => body.slug));
  const unchanged = ofFiles
    .filter(({ slug }) => !changed.has(slug))
    .map((brand) => ({ id: brand.slug, body: toBrandRecord(brand) }));
  return [...stored, ...unchanged];
}

export function openBrands(ofFiles: readonly BrandConfig[]) {
  return (db: Rows, resource: Resource) => {
    const table = recordTableStore(db, resource, BRANDS_TAG);
    const all = () => listBrands(db, ofFiles);
    return listedStore(db, resource, {
      all,

      async save(id, body, actor) {
        const record = v.parse(brandRecordSchema, body);
        const errors = findClashes(record, id, await all(), await readMarketRecords(db));
        return errors ?? table.save(id, record, actor);
      },

      remove: table.remove,

      actions: {
        async copy(id, _input, actor) {
          const brands = await all();
          const original = brands.find((brand) => brand.id === id);
          if (!original) return { kind: 'refused', reason: 'This brand does not exist any more.' };
          const taken = new Set(brands.map(({ body }) => body.slug));
          const slug = freeSlug(original.body.slug, taken);
          const name = `${original.body.name} (copy)`;
          await table.save(slug, { ...original.body, slug, name, domains: [], isPublished: false }, actor);
          return { kind: 'done', text: `Copied. Its draft is at draft-${slug}, and in the list as ${name}.` };
        },
      },
    });
  };
}

function findClashes(
  record: BrandRecord,
  id: string,
  brands: readonly StoredBrand[],
  markets: readonly MarketRecord[],
): RecordErrors | null {
  const before = brands.find((brand) => brand.id === id)?.body;
  if (before && before.slug !== record.slug) {
    return { slug: `It cannot be changed: addresses, orders and pages of this brand name ${before.slug}.` };
  }
  const others = brands.filter((brand) => brand.id !== id).map(({ body }) => body);
  const sameSlug = others.find(({ slug }) => slug === record.slug);
  if (sameSlug) return { slug: `“${sameSlug.name}” has this short name already.` };
  const sameHost =
    others.find(({ domains }) => domains.some((domain) => record.domains.includes(domain))) ??
    markets.find(({ host }) => host !== null && record.domains.includes(host));
  if (sameHost) return { domains: `“${sameHost.name}” has one of these hosts already.` };
  const unknown = record.languages.find((language) => !LANGUAGES.includes(language));
  if (unknown) return { languages: `There is no language ${unknown}; there are ${LANGUAGES.join(', ')}.` };
  return null;
}

function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const candidate = `${slug}-copy${number === 1 ? '' : `-${number}`}`.slice(-40);
    if (!taken.has(candidate)) return candidate;
  }
}
