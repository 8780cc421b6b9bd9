import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { kindOf, type RecordBody } from '#commerce/resources/define-resource.ts';
import { listedStore, type OpenStore, type RecordErrors } from '#commerce/resources/resource-store.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import { toBrandRecord } from '#config/brands/brand-from-record.ts';
import { LANGUAGES } from '#config/languages.server.ts';
import { BRANDS_TAG, recordChange } from '#server/db/changes.server.ts';
import type { Db } from '#server/db/database.server.ts';
import { type BrandRecord, brandRecordSchema } from './brand-record.ts';
import { brandResource } from './brand-resource.ts';

interface StoredBrand {
  id: string;
  body: BrandRecord;
}

const KIND = kindOf(brandResource);

/** Brands that staff changed or added. A record that an older version wrote and that is not valid any more is left out. */
async function storedBrands(db: Pick<Db, 'execute'>): Promise<StoredBrand[]> {
  const { rows } = await db.execute<{ id: string; body: unknown }>(
    sql`select id, body from resource_record where kind = ${KIND} order by id`,
  );
  return rows.flatMap(({ id, body }) => {
    const parsed = v.safeParse(brandRecordSchema, body);
    return parsed.success ? [{ id, body: parsed.output }] : [];
  });
}

export async function readBrandRecords(db: Pick<Db, 'execute'>): Promise<BrandRecord[]> {
  return (await storedBrands(db)).map(({ body }) => body);
}

/** Brands of files are listed under their short names until staff change them; a removed record brings the file back. */
export function openBrands(ofFiles: readonly BrandConfig[]): OpenStore {
  return (db, resource) => {
    async function all(): Promise<StoredBrand[]> {
      const stored = await storedBrands(db);
      const changed = new Set(stored.map(({ body }) => body.slug));
      const unchanged = ofFiles
        .filter(({ slug }) => !changed.has(slug))
        .map((brand) => ({ id: brand.slug, body: toBrandRecord(brand) }));
      return [...stored, ...unchanged];
    }

    async function write(id: string, body: BrandRecord): Promise<void> {
      await db.execute(
        sql`insert into resource_record (kind, id, body) values (${KIND}, ${id}, ${JSON.stringify(body)}::jsonb)
          on conflict (kind, id) do update set body = excluded.body, changed_at = now()`,
      );
      await recordChange(db, [BRANDS_TAG]);
    }

    return listedStore(db, resource, {
      all,

      async save(id, body: RecordBody) {
        const record = v.parse(brandRecordSchema, body);
        const brands = await all();
        const errors = findClashes(record, id, brands);
        if (errors) return errors;
        await write(id, record);
        return null;
      },

      async remove(id) {
        const { rowCount } = await db.execute(
          sql`delete from resource_record where kind = ${KIND} and id = ${id}`,
        );
        if (rowCount) await recordChange(db, [BRANDS_TAG]);
        return (rowCount ?? 0) > 0;
      },

      actions: {
        async copy(id) {
          const brands = await all();
          const original = brands.find((brand) => brand.id === id);
          if (!original) return { kind: 'refused', reason: 'This brand does not exist any more.' };
          const taken = new Set(brands.map(({ body }) => body.slug));
          const slug = freeSlug(original.body.slug, taken);
          const name = `${original.body.name} (copy)`;
          await write(slug, { ...original.body, slug, name, domains: [], isPublished: false });
          return { kind: 'done', text: `Copied. Its draft is at draft-${slug}, and in the list as ${name}.` };
        },
      },
    });
  };
}

function findClashes(record: BrandRecord, id: string, brands: readonly StoredBrand[]): RecordErrors | null {
  const before = brands.find((brand) => brand.id === id)?.body;
  if (before && before.slug !== record.slug) {
    return { slug: `It cannot be changed: addresses, orders and pages of this brand name ${before.slug}.` };
  }
  const others = brands.filter((brand) => brand.id !== id).map(({ body }) => body);
  const sameSlug = others.find(({ slug }) => slug === record.slug);
  if (sameSlug) return { slug: `“${sameSlug.name}” has this short name already.` };
  const sameHost = others.find(({ domains }) => domains.some((domain) => record.domains.includes(domain)));
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
