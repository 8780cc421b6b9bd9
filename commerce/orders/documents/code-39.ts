/** Bars and spaces of Code 39, nine for each sign, `w` for a wide one; order numbers are digits. */
const SIGNS: Readonly<Record<string, string>> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  '-': 'nwnnnnwnw',
  '*': 'nwnnwnwnn',
};
const WIDE = 2.5;

/** The bars of a text, in multiples of the narrowest; null when Code 39 has no sign for a letter of it. */
export function code39Bars(text: string): { bars: { x: number; width: number }[]; width: number } | null {
  const signs = [...`*${text}*`].map((letter) => SIGNS[letter]);
  const bars: { x: number; width: number }[] = [];
  let x = 0;
  for (const sign of signs) {
    if (!sign) return null;
    for (const [index, element] of [...sign].entries()) {
      const width = element === 'w' ? WIDE : 1;
      if (index % 2 === 0) bars.push({ x, width });
      x += width;
    }
    x += 1;
  }
  return { bars, width: x - 1 };
}
