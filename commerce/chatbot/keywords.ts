import { type FoundTerm, piecesOf } from './find-terms.ts';

/** Words of talk, not of goods. */
const SMALL_TALK = new Set(
  `a an the and or but not no nor so if then than that this these those there here it its i i'm im i've ive i'd me my mine we us
  our you your yours he she they them their his her hers who whom which what when where why how to of in on at by for from
  with without into onto over under about around between up down off out as is are was were be been being am do does did
  done have has had having can could will would shall should may might must get got getting go going gone come coming show
  find look looking see want wanted need needed like love prefer buy buying shop shopping search searching help please
  thanks thank hi hello hey ok okay yes yeah maybe any some something anything someone thing things one ones more most less
  least other others else another same different also too very really quite just only even still again now today tomorrow
  day days week next soon size sizes sized colour colours color colors price priced cost costs cheap cheaper cheapest
  expensive budget pounds pound quid good nice great lovely beautiful gorgeous pretty stylish smart perfect best better new
  newest latest old wear wearing worn fit fits fitting suit suits make made give given let tell say know think all every each
  both sale offer offers discount delivery deliver delivered return returns order online store available stock item items
  product products kind type sort style recommend suggest idea ideas hot uk small medium large extra year years don't dont
  doesn't doesnt isn't isnt i'll rated popular start begin instead while because since until smell smells smelling year's
  piece pair set king friend friends else's person people someone's bit lot lots much many few`.split(/\s+/),
);

/** The words a sentence has left once every known term is taken out. */
export function readKeywords(words: readonly string[], taken: readonly FoundTerm[]): string[] {
  const spoken = words.flatMap(piecesOf);
  const used = new Set(taken.flatMap(({ from, length }) => Array.from({ length }, (_, n) => from + n)));
  const left = spoken.filter(
    (word, position) => !used.has(position) && word.length >= 3 && !/\d/.test(word) && !SMALL_TALK.has(word),
  );
  return [...new Set(left)];
}
