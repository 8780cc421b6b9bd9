export interface Body {
  /** Centimetres. */
  height: number;
  /** Kilograms. */
  weight: number;
  fit: 'close' | 'regular' | 'loose';
}

/**
 * The best size for a body: letters, dress sizes and waists by body mass index, shoes by height. Null for other sizes. Its
 * source is inlined into the frame, so it must not use anything outside itself.
 */
export function recommendSize(sizes: readonly string[], body: Body): string | null {
  const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];
  const letterBuilds = [16.5, 18.5, 20.5, 23, 25.5, 28.5, 32, 36, 40];
  const build = body.weight / (body.height / 100) ** 2 + { close: -0.9, regular: 0, loose: 1.2 }[body.fit];
  const read = sizes.map((size) => {
    const word = size
      .toUpperCase()
      .replace('2XL', 'XXL')
      .match(/^(?:UK )?(XXS|XS|S|M|L|XL|XXL|3XL|4XL|\d+(?:\.5)?)(?![\dA-Z]*(ML|CM|G)\b)/)?.[1];
    return { size, letter: word ? letters.indexOf(word) : -1, number: Number(word) };
  });
  const numbers = read.map(({ number }) => number);
  const areNumbers = numbers.every((number) => number > 0);
  const areWaists = areNumbers && numbers.every((number) => number >= 26 && number <= 54);
  const areDresses =
    areNumbers && numbers.every((number) => number % 2 === 0 && number >= 2) && Math.max(...numbers) > 12;
  const areShoes = areNumbers && !areDresses && numbers.every((number) => number >= 1 && number <= 15);
  const distance = ({ letter, number }: { letter: number; number: number }) => {
    if (letter >= 0) return Math.abs((letterBuilds[letter] ?? 0) - build);
    if (areWaists) return Math.abs(17 + (number - 26) * 0.85 - build);
    if (areDresses) return Math.abs(17 + (number - 6) * 0.9 - build);
    // Foot length is about 15% of height; a UK size is a third of an inch, starting at 23 thirds.
    if (areShoes) return Math.abs((body.height * 0.152 * 3) / 2.54 - 23 - number);
    return Number.POSITIVE_INFINITY;
  };
  let best: string | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const one of read) {
    if (distance(one) >= nearest) continue;
    nearest = distance(one);
    best = one.size;
  }
  return best;
}
