interface Findable {
  name: string;
  brand: string;
  colourLabel: string;
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Items where every word of the query starts a word of the name, the brand or the colour. */
export function findInWishlist<T extends Findable>(items: readonly T[], query: string): T[] {
  const terms = plain(query).split(/\s+/).filter(Boolean);
  return items.filter(({ name, brand, colourLabel }) => {
    const words = plain(`${name} ${brand} ${colourLabel}`).split(/[^\p{Letter}\p{Number}]+/u);
    return terms.every((start) => words.some((word) => word.startsWith(start)));
  });
}
