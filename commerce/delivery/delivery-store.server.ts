import * as v from 'valibot';
import type { RecordBody } from '#commerce/resources/define-resource.ts';
import { lockRecord } from '#commerce/resources/record-history.server.ts';
import {
  type OpenStore,
  type RecordErrors,
  type Rows,
  readRecords,
  recordTableStore,
} from '#commerce/resources/resource-store.server.ts';
import { BRANDS_TAG } from '#server/db/changes.server.ts';
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

const readZones = (db: Pick<Db, 'execute'>) => readRecords(db, deliveryZoneResource, deliveryZoneSchema);
const readMethods = (db: Pick<Db, 'execute'>) =>
  readRecords(db, deliveryMethodResource, deliveryMethodSchema);

export async function readDeliveryTable(db: Pick<Db, 'execute'>): Promise<DeliveryTable> {
  const [zones, methods, calendars] = await Promise.all([
    readZones(db),
    readMethods(db),
    readRecords(db, deliveryCalendarResource, countryCalendarSchema),
  ]);
  return {
    zones: zones.map(({ body }) => body),
    methods: methods.map(({ body }) => toDeliveryMethod(body)),
    calendars: calendars.map(({ body }) => body),
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
  const store = recordTableStore(db, resource, BRANDS_TAG);
  return {
    ...store,
    async save(id, body, actor) {
      // Two that are saved together must not clash either.
      await lockRecord(db, 'delivery', 'table');
      return (await CHECKS[resource.name]?.(db, id, body)) ?? store.save(id, body, actor);
    },
    async remove(id) {
      await lockRecord(db, 'delivery', 'table');
      const methods = resource.name === deliveryZoneResource.name ? await readMethods(db) : [];
      const user = methods.find(({ body }) => body.zones.includes(id))?.body;
      return user
        ? { reason: `“${user.name}” goes to this zone. Take it out of its methods first.` }
        : store.remove(id);
    },
  };
};
