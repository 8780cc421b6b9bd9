/** The names a brand has already given. It forgets the oldest, so a catalogue of any size costs the same memory. */
export interface NameBook {
  /** The first name that the brand has not used; when all are used, the first. */
  claim(brand: string, names: Iterable<string>): string;
}

const REMEMBERED = 100_000;

export function createNameBook(remembered = REMEMBERED): NameBook {
  const used = new Set<string>();
  return {
    claim(brand, names) {
      let first: string | undefined;
      let chosen: string | undefined;
      for (const name of names) {
        first ??= name;
        if (used.has(`${brand}/${name}`)) continue;
        chosen = name;
        break;
      }
      const name = chosen ?? first;
      if (name === undefined) throw new Error('A product needs a name.');
      used.add(`${brand}/${name}`);
      if (used.size > remembered) used.delete(used.values().next().value!);
      return name;
    },
  };
}
