import { NO_WISH, type Understanding, type Wish } from './understand.ts';

/** "Cheaper" lowers a price limit by a fifth; without a limit the cheapest products come first. */
const STEP_SHARE = 0.2;

function mergeList<T>(latest: readonly T[], before: readonly T[], adds: boolean): T[] {
  if (latest.length === 0) return [...before];
  return adds ? [...new Set([...before, ...latest])] : [...latest];
}

function isNewSearch(before: Wish, latest: Wish): boolean {
  if (before.types.length === 0) return false;
  // "A gift" starts a new search, as a type does.
  if (latest.types.length === 0) return latest.occasions.includes('gift');
  return !latest.types.some((type) => before.types.includes(type));
}

/** A product for another person: nothing is kept from the conversation. */
function isForAnotherPerson(before: Wish, latest: Wish): boolean {
  return latest.types.length > 0 && latest.gender !== null && latest.gender !== before.gender;
}

/** What is kept for another type of product: occasion, person, budget, and the colour if it should match. */
function carriedOver(before: Wish, keepsColour: boolean): Wish {
  return {
    ...NO_WISH,
    occasions: before.occasions,
    gender: before.gender,
    price: before.price,
    colours: keepsColour ? before.colours : [],
  };
}

function startOf(before: Wish, latest: Wish, followUp: Understanding['followUp']): Wish {
  if (followUp.adds || !isNewSearch(before, latest)) return before;
  return isForAnotherPerson(before, latest) ? NO_WISH : carriedOver(before, followUp.matches);
}

/** Merges a sentence into the conversation: "in red?", "size 12", "cheaper", "not black", "shoes to match". */
export function mergeWish(before: Wish, { wish: latest, followUp }: Understanding): Wish {
  if (followUp.restart) return latest;
  const start = startOf(before, latest, followUp);
  const cleared = (name: (typeof followUp.anyOf)[number]) => followUp.anyOf.includes(name);
  const namesPrice = latest.price.min !== null || latest.price.max !== null;
  const price = namesPrice ? latest.price : cleared('price') ? NO_WISH.price : start.price;
  const forgetsColours = cleared('colours') || followUp.anotherColour;
  const colours = forgetsColours ? latest.colours : mergeList(latest.colours, start.colours, followUp.adds);
  const refused = followUp.anotherColour
    ? [...start.colours, ...latest.excludedColours]
    : latest.excludedColours;
  const merged: Wish = {
    types: mergeList(latest.types, start.types, followUp.adds),
    colours: colours.filter((colour) => !latest.excludedColours.includes(colour)),
    excludedColours: cleared('colours')
      ? latest.excludedColours
      : [...new Set([...start.excludedColours, ...refused])].filter(
          (colour) => !latest.colours.includes(colour),
        ),
    sizes: cleared('sizes') ? latest.sizes : mergeList(latest.sizes, start.sizes, followUp.adds),
    occasions: mergeList(latest.occasions, start.occasions, followUp.adds),
    details: [...new Set([...start.details, ...latest.details])],
    keywords: mergeList(latest.keywords, start.keywords, followUp.adds),
    brands: cleared('brands') ? latest.brands : mergeList(latest.brands, start.brands, followUp.adds),
    gender: latest.gender ?? start.gender,
    price,
    onSale: latest.onSale || start.onSale,
    nextDay: latest.nextDay || start.nextDay,
    sort: latest.sort !== 'relevance' ? latest.sort : start.sort,
  };
  if (followUp.cheaper && !namesPrice) {
    const max = price.max === null ? null : Math.round(price.max * (1 - STEP_SHARE));
    return { ...merged, price: { min: null, max }, sort: 'price-asc' };
  }
  if (followUp.dearer && !namesPrice)
    return {
      ...merged,
      price: { min: price.max, max: null },
      sort: price.max === null ? 'price-desc' : 'relevance',
    };
  return merged;
}
