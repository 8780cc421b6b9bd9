import { NO_WISH, type Understanding, type Wish } from './understand.ts';

/** "Cheaper" than a limit means a fifth less; without one the cheapest come first. */
const STEP_SHARE = 0.2;

function either<T>(said: readonly T[], before: readonly T[], adds: boolean): T[] {
  if (said.length === 0) return [...before];
  return adds ? [...new Set([...before, ...said])] : [...said];
}

function isNewSearch(before: Wish, said: Wish): boolean {
  if (before.types.length === 0) return false;
  // "A gift" names what is looked for, as a type does.
  if (said.types.length === 0) return said.occasions.includes('gift');
  return !said.types.some((type) => before.types.includes(type));
}

/** Something for somebody else is another errand: nothing carries over. */
function isNewErrand(before: Wish, said: Wish): boolean {
  return said.types.length > 0 && said.gender !== null && said.gender !== before.gender;
}

/** What carries over to another kind of product: the occasion, the person, the budget, and a colour to match. */
function carriedOver(before: Wish, keepsColour: boolean): Wish {
  return {
    ...NO_WISH,
    occasions: before.occasions,
    gender: before.gender,
    price: before.price,
    colours: keepsColour ? before.colours : [],
  };
}

function startOf(before: Wish, said: Wish, leaning: Understanding['leaning']): Wish {
  if (leaning.adds || !isNewSearch(before, said)) return before;
  return isNewErrand(before, said) ? NO_WISH : carriedOver(before, leaning.matches);
}

/** Joins a sentence to the conversation: "in red?", "size 12", "cheaper", "not black", "shoes to match". */
export function mergeWish(before: Wish, { wish: said, leaning }: Understanding): Wish {
  if (leaning.restart) return said;
  const start = startOf(before, said, leaning);
  const cleared = (name: (typeof leaning.anyOf)[number]) => leaning.anyOf.includes(name);
  const namesPrice = said.price.min !== null || said.price.max !== null;
  const price = namesPrice ? said.price : cleared('price') ? NO_WISH.price : start.price;
  const forgetsColours = cleared('colours') || leaning.anotherColour;
  const colours = forgetsColours ? said.colours : either(said.colours, start.colours, leaning.adds);
  const refused = leaning.anotherColour ? [...start.colours, ...said.excludedColours] : said.excludedColours;
  const merged: Wish = {
    types: either(said.types, start.types, leaning.adds),
    colours: colours.filter((colour) => !said.excludedColours.includes(colour)),
    excludedColours: cleared('colours')
      ? said.excludedColours
      : [...new Set([...start.excludedColours, ...refused])].filter(
          (colour) => !said.colours.includes(colour),
        ),
    sizes: cleared('sizes') ? said.sizes : either(said.sizes, start.sizes, leaning.adds),
    occasions: either(said.occasions, start.occasions, leaning.adds),
    details: [...new Set([...start.details, ...said.details])],
    keywords: either(said.keywords, start.keywords, leaning.adds),
    brands: cleared('brands') ? said.brands : either(said.brands, start.brands, leaning.adds),
    gender: said.gender ?? start.gender,
    price,
    onSale: said.onSale || start.onSale,
    nextDay: said.nextDay || start.nextDay,
    sort: said.sort !== 'relevance' ? said.sort : start.sort,
  };
  if (leaning.cheaper && !namesPrice) {
    const max = price.max === null ? null : Math.round(price.max * (1 - STEP_SHARE));
    return { ...merged, price: { min: null, max }, sort: 'price-asc' };
  }
  if (leaning.dearer && !namesPrice)
    return {
      ...merged,
      price: { min: price.max, max: null },
      sort: price.max === null ? 'price-desc' : 'relevance',
    };
  return merged;
}
