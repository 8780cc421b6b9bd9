import type { Product } from '../../../commerce/catalogue/product.ts';
import { type PromisedList, promisedLists } from '../content/promised-lists.ts';
import { brandAt, isSoldBy } from './draft.ts';
import { lines } from './lines/all.ts';
import type { Line } from './lines/line.ts';
import type { Schedule } from './schedule.ts';

/** Below it there is too little to fill every list with; above it chance does so by itself. */
const SMALL_SHOP = { least: 500, most: 3000 };
/** How many products of a line are looked at for one that fits. */
const PATIENCE = 600;

interface Turn {
  line: Line;
  turn: number;
}

interface SmallShop {
  seed: number;
  places: number;
  schedule: Schedule;
  /** Where a product would stand whatever it costs. */
  listsOf(turn: Turn): ReadonlySet<string>;
  /** Written as it would stand there, but for its name. */
  write(place: number, turn: Turn): Product;
  /** Those that stand there whatever happens. */
  examples: readonly Product[];
}

/**
 * In a small shop chance leaves lists empty to which its pages lead. Products that would come later take the places of
 * some that nobody would miss, so that every promised list has something to buy.
 */
export function keepPromises(shop: SmallShop): Schedule {
  const { seed, places, schedule } = shop;
  const size = places + shop.examples.length;
  if (size < SMALL_SHOP.least || size > SMALL_SHOP.most) return schedule;
  const promises = promisedLists();
  const standing = Array.from({ length: places }, (_, place) => shop.write(place, schedule.at(place)));
  const guests: { turn: Turn; product: Product }[] = [];
  const taken = new Set<string>();
  // What comes in may open a list above which more is promised.
  for (let met = -1; met < guests.length; ) {
    met = guests.length;
    const sold = [...shop.examples, ...standing, ...guests.map(({ product }) => product)];
    for (const promise of broken(promises, sold)) {
      if (guests.length === places || guests.some(({ product }) => keeps(product, promise))) continue;
      const guest = findGuest(promise, true) ?? findGuest(promise, false);
      if (guest) guests.push(guest);
    }
  }
  const guestAt = seat();
  return {
    at: (place) => guestAt.get(place) ?? schedule.at(place),
    placeOf(lineId, turn) {
      const place = schedule.placeOf(lineId, turn);
      return guestAt.has(place) ? Number.POSITIVE_INFINITY : place;
    },
  };

  /** Of the shop's own brand if there is one, else of any that it sells. */
  function findGuest(promise: PromisedList, isOwn: boolean) {
    const likely = new Set(
      standing.flatMap(({ categories }, place) =>
        categories.some(({ slug }) => slug === promise.category) ? [schedule.at(place).line] : [],
      ),
    );
    const isByKind = standing.some(
      ({ categories }, place) =>
        categories.some(({ slug }) => slug === promise.category) &&
        shop.listsOf(schedule.at(place)).has(promise.category),
    );
    for (const line of likely.size > 0 ? likely : lines) {
      if (isOwn && !isSoldBy(line, promise.shop)) continue;
      let turn = 0;
      while (schedule.placeOf(line.id, turn) < places) turn += 1;
      for (const end = turn + PATIENCE; turn < end; turn += 1) {
        const name = `${line.id} ${turn}`;
        if (taken.has(name) || (isOwn && brandAt(seed, line, turn).slug !== promise.shop)) continue;
        // To write it whole takes ten times as long; what a list asks of its price or age is seen only then.
        if (likely.size > 0 && isByKind && !shop.listsOf({ line, turn }).has(promise.category)) continue;
        const product = shop.write(places, { line, turn });
        if (!keeps(product, promise)) continue;
        taken.add(name);
        return { turn: { line, turn }, product };
      }
    }
    return null;
  }

  /** From the end of the stream: whoever keeps no promise alone gives up the place. */
  function seat(): Map<number, Turn> {
    const seats = new Map<number, Turn>();
    const others = [...shop.examples, ...guests.map(({ product }) => product)];
    const keptBy = (product: Product) => distinct.filter((promise) => keeps(product, promise));
    const distinct = [...new Map(promises.map((one) => [`${one.shop} ${one.category}`, one])).values()];
    const keepers = new Map<PromisedList, number>();
    for (const promise of [...others, ...standing].flatMap(keptBy))
      keepers.set(promise, (keepers.get(promise) ?? 0) + 1);
    for (let place = places - 1; place >= 0 && seats.size < guests.length; place -= 1) {
      const kept = keptBy(standing[place]!);
      if (kept.some((promise) => keepers.get(promise) === 1)) continue;
      for (const promise of kept) keepers.set(promise, keepers.get(promise)! - 1);
      seats.set(place, guests[seats.size]!.turn);
    }
    return seats;
  }
}

/** Promises that these products do not keep. */
export function broken(promises: readonly PromisedList[], products: readonly Product[]): PromisedList[] {
  const sold = new Map<string, Set<string>>();
  for (const { shop } of promises)
    if (!sold.has(shop)) {
      const here = products.filter((product) => isBuyable(product, shop));
      sold.set(shop, new Set(here.flatMap(({ categories }) => categories.map(({ slug }) => slug))));
    }
  return promises.filter(({ shop, category, above }) => {
    const lists = sold.get(shop)!;
    return (above === null || lists.has(above)) && !lists.has(category);
  });
}

const keeps = (product: Product, { shop, category }: PromisedList) =>
  isBuyable(product, shop) && product.categories.some(({ slug }) => slug === category);

function isBuyable({ availableFascias, variants }: Product, shop: string): boolean {
  const isHere = availableFascias.length === 0 || availableFascias.includes(shop);
  return isHere && variants.some(({ stock }) => stock.isOnStock);
}
