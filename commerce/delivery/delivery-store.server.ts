import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { kindOf, type RecordBody } from '#commerce/resources/define-resource.ts';
import { lockRecord } from '#commerce/resources/record-history.server.ts';
import {
  type OpenStore,
  type RecordErrors,
  type Rows,
  recordTableStore,
} from '#commerce/resources/resource-store.server.ts';
import { BRANDS_TAG, recordChange } from '#server/db/changes.server.ts';
import type { Db } from '#server/db/database.server.ts';
import {
  countryCalendarSchema,
  deliveryMethodSchema,
  deliveryZoneSchema,
  toDeliveryMethod,
} from './delivery-records.ts';
import {
  deliveryCalendarResource,
  deliveryMethodResource,
  deliveryZoneResource,
} from './delivery-resources.ts';
import type { DeliveryTable } from './delivery-table.ts';
import { findMethodClash, findZoneClash } from './find-clash.ts';

interface Stored<Body> {
  id: string;
  body: Body;
}

/** Records of one kind; one that an older version wrote and that is not valid any more is left out. */
async function storedRecords<Schema extends v.GenericSchema>(
  db: Pick<Db, 'execute'>,
  kind: string,
  schema: Schema,
): Promise<Stored<v.InferOutput<Schema>>[]> {
  const { rows } = await db.execute<{ id: string; body: unknown }>(
    sql`select id, body from resource_record where kind = ${kind} order by id`,
  );
  return rows.flatMap(({ id, body }) => {
    const parsed = v.safeParse(schema, body);
    return parsed.success ? [{ id, body: parsed.output }] : [];
  });
}

const readZones = (db: Pick<Db, 'execute'>) =>
  storedRecords(db, kindOf(deliveryZoneResource), deliveryZoneSchema);
const readMethods = (db: Pick<Db, 'execute'>) =>
  storedRecords(db, kindOf(deliveryMethodResource), deliveryMethodSchema);

export async function readDeliveryTable(db: Pick<Db, 'execute'>): Promise<DeliveryTable> {
  const [zones, methods, calendars] = await Promise.all([
    readZones(db),
    readMethods(db),
    storedRecords(db, kindOf(deliveryCalendarResource), countryCalendarSchema),
  ]);
  const bodies = <Body>(stored: readonly Stored<Body>[]) => stored.map(({ body }) => body);
  return {
    zones: bodies(zones),
    methods: bodies(methods).map(toDeliveryMethod),
    calendars: bodies(calendars),
  };
}

/** What a record of a kind clashes with. */
const CHECKS: Readonly<
  Record<string, (db: Rows, id: string, body: RecordBody) => Promise<RecordErrors | null>>
> = {
  [deliveryZoneResource.name]: async (db, id, body) => {
    const zone = v.parse(deliveryZoneSchema, body);
    const zones = await readZones(db);
    const before = zones.find((stored) => stored.id === id)?.body;
    if (before && before.code !== zone.code) {
      return { code: `It cannot be changed: methods name ${before.code}.` };
    }
    return findZoneClash(
      zone,
      zones.filter((stored) => stored.id !== id).map((stored) => stored.body),
    );
  },
  [deliveryMethodResource.name]: async (db, id, body) => {
    const [methods, zones] = await Promise.all([readMethods(db), readZones(db)]);
    return findMethodClash(
      v.parse(deliveryMethodSchema, body),
      methods.filter((stored) => stored.id !== id).map((stored) => stored.body),
      zones.map((stored) => stored.body),
    );
  },
  [deliveryCalendarResource.name]: async (_db, id, body) =>
    body.country === id ? null : { country: 'It cannot be changed; add a line for the other country.' },
};

/** The generic table, with checks against the rest of the delivery table. Every page shows what comes from it. */
export const openDelivery: OpenStore = (db, resource) => {
  const store = recordTableStore(db, resource);
  return {
    ...store,
    async save(id, body, actor) {
      // Two that are saved together must not clash either.
      await lockRecord(db, 'delivery', 'table');
      const clash = await CHECKS[resource.name]?.(db, id, body);
      if (clash) return clash;
      await recordChange(db, [BRANDS_TAG]);
      return store.save?.(id, body, actor) ?? null;
    },
    async remove(id) {
      await recordChange(db, [BRANDS_TAG]);
      return store.remove?.(id) ?? false;
    },
  };
};
