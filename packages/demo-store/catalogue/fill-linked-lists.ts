import type { Product } from '../../../commerce/catalogue/product.ts';
import { findLinkedLists, type LinkedList } from '../content/linked-lists.ts';
import { brandAt, isSoldBy } from './draft.ts';
import { lines } from './lines/all.ts';
import type { Line } from './lines/line.ts';
import type { Schedule } from './schedule.ts';

/** Below this many products not every list can be filled; above it every list is filled anyway. */
const SMALL_SHOP = { least: 500, most: 3000 };
/** How many products of a line are tried before giving up. */
const MAX_TRIES = 600;

interface Turn {
  line: Line;
  turn: number;
}

interface SmallShop {
  seed: number;
  places: number;
  schedule: Schedule;
  /** The lists of a product that do not depend on its price. */
  listsOf(turn: Turn): ReadonlySet<string>;
  /** The product as it would be at this place, but for its name. */
  write(place: number, turn: Turn): Product;
  /** Products that are always in the catalogue. */
  examples: readonly Product[];
}

/**
 * In a small catalogue some lists that content links to would be empty. Products from further on in the stream replace
 * some that no list depends on, so that every linked list has a product in stock.
 */
export function fillLinkedLists(shop: SmallShop): Schedule {
  const { seed, places, schedule } = shop;
  const size = places + shop.examples.length;
  if (size < SMALL_SHOP.least || size > SMALL_SHOP.most) return schedule;
  const linkedLists = findLinkedLists();
  const scheduled = Array.from({ length: places }, (_, place) => shop.write(place, schedule.at(place)));
  const additions: { turn: Turn; product: Product }[] = [];
  const taken = new Set<string>();
  // An added product may fill a list whose own content links to further lists.
  for (let met = -1; met < additions.length; ) {
    met = additions.length;
    const sold = [...shop.examples, ...scheduled, ...additions.map(({ product }) => product)];
    for (const list of findEmptyLists(linkedLists, sold)) {
      if (additions.length === places || additions.some(({ product }) => isIn(product, list))) continue;
      const addition = findAddition(list, true) ?? findAddition(list, false);
      if (addition) additions.push(addition);
    }
  }
  const additionAt = placeAdditions();
  return {
    at: (place) => additionAt.get(place) ?? schedule.at(place),
    placeOf(lineId, turn) {
      const place = schedule.placeOf(lineId, turn);
      return additionAt.has(place) ? Number.POSITIVE_INFINITY : place;
    },
  };

  /** With `isOwnBrand` only products of the brand whose site it is. */
  function findAddition(list: LinkedList, isOwnBrand: boolean) {
    const likely = new Set(
      scheduled.flatMap(({ categories }, place) =>
        categories.some(({ slug }) => slug === list.category) ? [schedule.at(place).line] : [],
      ),
    );
    const isByKind = scheduled.some(
      ({ categories }, place) =>
        categories.some(({ slug }) => slug === list.category) &&
        shop.listsOf(schedule.at(place)).has(list.category),
    );
    for (const line of likely.size > 0 ? likely : lines) {
      if (isOwnBrand && !isSoldBy(line, list.shop)) continue;
      let turn = 0;
      while (schedule.placeOf(line.id, turn) < places) turn += 1;
      for (const end = turn + MAX_TRIES; turn < end; turn += 1) {
        const name = `${line.id} ${turn}`;
        if (taken.has(name) || (isOwnBrand && brandAt(seed, line, turn).slug !== list.shop)) continue;
        // Writing the whole product takes ten times as long; it is needed for lists by price or age only.
        if (likely.size > 0 && isByKind && !shop.listsOf({ line, turn }).has(list.category)) continue;
        const product = shop.write(places, { line, turn });
        if (!isIn(product, list)) continue;
        taken.add(name);
        return { turn: { line, turn }, product };
      }
    }
    return null;
  }

  /** From the end of the stream: a product that is the only one of a list keeps its place. */
  function placeAdditions(): Map<number, Turn> {
    const placed = new Map<number, Turn>();
    const others = [...shop.examples, ...additions.map(({ product }) => product)];
    const listsWith = (product: Product) => distinct.filter((list) => isIn(product, list));
    const distinct = [...new Map(linkedLists.map((one) => [`${one.shop} ${one.category}`, one])).values()];
    const productsIn = new Map<LinkedList, number>();
    for (const list of [...others, ...scheduled].flatMap(listsWith))
      productsIn.set(list, (productsIn.get(list) ?? 0) + 1);
    for (let place = places - 1; place >= 0 && placed.size < additions.length; place -= 1) {
      const listsOfProduct = listsWith(scheduled[place]!);
      if (listsOfProduct.some((list) => productsIn.get(list) === 1)) continue;
      for (const list of listsOfProduct) productsIn.set(list, productsIn.get(list)! - 1);
      placed.set(place, additions[placed.size]!.turn);
    }
    return placed;
  }
}

/** Linked lists in which none of these products can be bought. */
function findEmptyLists(linkedLists: readonly LinkedList[], products: readonly Product[]): LinkedList[] {
  const sold = new Map<string, Set<string>>();
  for (const { shop } of linkedLists)
    if (!sold.has(shop)) {
      const here = products.filter((product) => isBuyable(product, shop));
      sold.set(shop, new Set(here.flatMap(({ categories }) => categories.map(({ slug }) => slug))));
    }
  return linkedLists.filter(({ shop, category, above }) => {
    const lists = sold.get(shop)!;
    return (above === null || lists.has(above)) && !lists.has(category);
  });
}

const isIn = (product: Product, { shop, category }: LinkedList) =>
  isBuyable(product, shop) && product.categories.some(({ slug }) => slug === category);

function isBuyable({ availableFascias, variants }: Product, shop: string): boolean {
  const isHere = availableFascias.length === 0 || availableFascias.includes(shop);
  return isHere && variants.some(({ stock }) => stock.isOnStock);
}
