/** Names that a brand has used. The oldest are dropped, so that memory does not grow with the catalogue. */
export interface UsedNames {
  /** The first unused name; when all are used, the first. */
  claim(brand: string, names: Iterable<string>): string;
}

const MAX_NAMES = 100_000;

export function createUsedNames(maxNames = MAX_NAMES): UsedNames {
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
      if (used.size > maxNames) used.delete(used.values().next().value!);
      return name;
    },
  };
}
