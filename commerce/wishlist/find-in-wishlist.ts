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

/** Every word of the question begins a word of the name, the brand or the colour. */
export function findInWishlist<T extends Findable>(items: readonly T[], question: string): T[] {
  const asked = plain(question).split(/\s+/).filter(Boolean);
  return items.filter(({ name, brand, colourLabel }) => {
    const words = plain(`${name} ${brand} ${colourLabel}`).split(/[^\p{Letter}\p{Number}]+/u);
    return asked.every((start) => words.some((word) => word.startsWith(start)));
  });
}
