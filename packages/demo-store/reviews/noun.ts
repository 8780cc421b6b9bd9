const OTHER_NAMES: Record<string, string> = {
  colour: 'lip colour',
  polish: 'nail polish',
  extrait: 'perfume',
  parfum: 'perfume',
  toilette: 'perfume',
  cologne: 'perfume',
  wash: 'wash',
  trim: 'scarf',
  lining: 'set',
  tee: 't-shirt',
};

export interface Noun {
  /** One word for the product, as people call it. */
  thing: string;
  isPlural: boolean;
}

/** "Cable Knit Lambswool Cardigan" is a cardigan, "Slim Leg Jeans" are jeans. */
export function nounOf(name: string): Noun {
  const last = name.split(' ').at(-1)!.toLowerCase();
  const word = /^[a-z-]{3,}$/.test(last) ? last : 'piece';
  const thing = OTHER_NAMES[word] ?? word;
  return { thing, isPlural: /[^s]s$/.test(thing) };
}
