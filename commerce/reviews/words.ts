/** Words of a text in lower case; contractions such as "didn't" stay one word. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\u2018\u2019]/g, "'")
      .match(/\p{L}+(?:'\p{L}+)?/gu) ?? []
  );
}

/** Trimmed sentences; a line break ends a sentence. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Clauses of a text: "lovely colour but the zip broke" has two. */
export function clausesOf(text: string): string[] {
  return text
    .split(/[.!?…;:\n,()]+|\s(?:but|however|although|though|yet|except|unfortunately|while|whereas)\s/iu)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}

const IRREGULAR: Record<string, string> = {
  fits: 'fit',
  fitted: 'fit',
  fitting: 'fit',
  sizing: 'size',
  sized: 'size',
  colours: 'colour',
  color: 'colour',
  colors: 'colour',
  priced: 'price',
  lengths: 'length',
  comfy: 'comfortable',
  comfort: 'comfortable',
  feet: 'foot',
  shelves: 'shelf',
  knives: 'knife',
  smells: 'smell',
  scents: 'scent',
  scented: 'scent',
  delivered: 'delivery',
};

const ENDS_LIKE_SINGULAR = /(?:ss|us|is|as)$/;

/** Maps plural to singular, so that "sleeve" and "sleeves" count together. */
export function stemOf(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  const bare = word.replace(/'s$/, '');
  if (bare.length <= 3 || ENDS_LIKE_SINGULAR.test(bare)) return bare;
  if (/[^aeiou]ies$/.test(bare)) return `${bare.slice(0, -3)}y`;
  if (/(?:sh|ch|x|z|ss)es$/.test(bare)) return bare.slice(0, -2);
  return bare.endsWith('s') ? bare.slice(0, -1) : bare;
}
