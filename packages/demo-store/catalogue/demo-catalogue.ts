import type { BrandRecord, CatalogueSource } from '../../../commerce/catalogue/catalogue-source.server.ts';
import type { Product } from '../../../commerce/catalogue/product.ts';
import { brands } from './brands.ts';
import { listsOf } from './categorise.ts';
import { brandAt, draftProduct } from './draft.ts';
import { fillLinkedLists } from './fill-linked-lists.ts';
import { keyFor } from './keys.ts';
import { lines } from './lines/all.ts';
import { randomFrom } from './random.ts';
import { type Neighbourhood, relate } from './related.ts';
import { createSchedule, type Schedule } from './schedule.ts';
import { makeSpecial } from './specials/special.ts';
import { specials, specialsBefore } from './specials/specials.ts';
import { categories } from './tree/tree.ts';
import { createUsedNames, type UsedNames } from './used-names.ts';
import { writeProduct } from './write-product.ts';

export interface DemoOptions {
  seed: number;
  products: number;
  /** The day from which ages, sales and pre-orders are counted. */
  today?: Date;
}

/** Increase it when the same options give other products. */
const EDITION = 4;
const OPENING_DAY = new Date('2026-11-15T00:00:00.000Z');
const DAY = 86_400_000;

export function demoCatalogue({ seed, products, today = OPENING_DAY }: DemoOptions): CatalogueSource {
  // Rounded to the day, so that two calls on one day give the same products.
  const day = new Date(Math.floor(today.getTime() / DAY) * DAY);
  return {
    fingerprint: `demo-${EDITION}-${seed}-${products}`,
    brands: brands.map(toRecord),
    categories,
    productCount: products,
    products: () => streamProducts(seed, products, day),
  };
}

/** One product at a time; only recent names are held, so memory does not grow with the catalogue. */
function* streamProducts(seed: number, total: number, today: Date): Generator<Product> {
  const examples = Math.min(specials.length, total);
  const area = neighbourhood(seed, total - examples, examples, today);
  const names = createUsedNames();
  for (const { brand, name } of specials) names.claim(brand, [name]);
  for (let place = 0; place <= area.places; place += 1) {
    yield* specialsBefore(place, area.places, examples, today);
    if (place === area.places) return;
    yield writeAt(area, place, area.schedule.at(place), today, names.claim);
  }
}

function writeAt(
  area: Neighbourhood,
  place: number,
  { line, turn }: ReturnType<Schedule['at']>,
  today: Date,
  claimName: UsedNames['claim'],
): Product {
  const draft = draftProduct(area.seed, line, turn, dayOf(today));
  const key = keyFor(draft.brand, place, randomFrom(area.seed, 'key', place));
  const related = relate(draft, key, area);
  return writeProduct(draft, { key, place, today, related, decisions: {}, claimName });
}

function neighbourhood(seed: number, places: number, examples: number, today: Date): Neighbourhood {
  const around = (schedule: Schedule): Neighbourhood => ({
    seed,
    schedule,
    places,
    keyAt(place) {
      const { line, turn } = schedule.at(place);
      return keyFor(brandAt(seed, line, turn), place, randomFrom(seed, 'key', place));
    },
  });
  const plain = around(createSchedule(lines));
  return around(
    fillLinkedLists({
      seed,
      places,
      schedule: plain.schedule,
      listsOf: ({ line, turn }) => listsOf(draftProduct(seed, line, turn, dayOf(today))),
      write: (place, turn) => writeAt(plain, place, turn, today, (_, [name]) => name!),
      examples: specials.slice(0, examples).map((special, index) => makeSpecial(special, index, today)),
    }),
  );
}

function dayOf(date: Date): number {
  return Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY);
}

function toRecord({ slug, name, kind, description, billing }: BrandRecord): BrandRecord {
  return { slug, name, kind, description, billing };
}
