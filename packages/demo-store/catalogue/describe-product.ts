import type { Draft } from './draft.ts';
import type { RandomSource } from './random.ts';

/** `{one|many}`: the first for singular nouns (a coat), the second for plural ones (jeans). */
const LISTS = [
  '{It has|They have} {features}.',
  'Look for {features}.',
  'The details: {features}.',
  '{It comes|They come} with {features}.',
  'We gave {it|them} {features}.',
];
const BEAUTY_LISTS = [
  'Expect {features}.',
  'You get {features}.',
  'In short: {features}.',
  'Chosen for {features}.',
];

const FOR_OCCASION: Record<string, string[]> = {
  'wedding-guest': [
    'Save {it|them} for the wedding you are actually looking forward to.',
    'A safe answer to a smart dress code.',
  ],
  holiday: ['{It takes|They take} up almost no room in a suitcase.', 'Made for somewhere warmer.'],
  workwear: ['{It works|They work} as hard as you do.', 'Smart at nine, still smart at six.'],
  party: ['Add heels and somewhere to be.', 'Best after dark.'],
  evening: ['For rooms with chandeliers.', 'A dress code, answered.'],
  races: ['Ladies’ day, sorted.', 'Pair {it|them} with a hat and a good tip.'],
  weekend: ['Right for the sort of Saturday that has no plan.', 'Easy company from Friday night on.'],
  loungewear: ['Best worn with nothing on the calendar.', 'Comfort first, and it shows.'],
  christmas: [
    '{It is a|They make a} very good present, including to yourself.',
    'Wrap {it|them} early and hide {it|them} well.',
  ],
};
/** Not said of shoes or jewellery. */
const HEELS = 'Add heels and somewhere to be.';

const BODY_FIT: Record<string, string> = {
  Petite: 'Our petite cut is scaled for women of 5ft 3in and under.',
  Tall: 'Our tall cut adds length in the body, sleeve and leg for women of 5ft 8in and over.',
  'Plus Size': 'Our plus size cut is fitted on a size 22, not scaled up from a 12.',
  Maternity: 'Our maternity cut grows with you and still works afterwards.',
};

/** Two to four sentences: what it is, its features, when to use it, a closing sentence of the brand. */
export function describeProduct(draft: Draft, random: RandomSource): string {
  const { line, cloth, bodyFit, occasions } = draft;
  const opener = fill(random.pick(line.openers), draft);
  const features = new Set(
    [...draft.traits.values()].map((option) => option.say).filter((say): say is string => say !== null),
  );
  const sentences = [opener];
  if (features.size > 0) {
    const chosen = random.sample([...features], Math.min(features.size, random.int(2, 3)));
    const pattern = random.pick(line.productType === 'beauty' ? BEAUTY_LISTS : LISTS);
    sentences.push(inNumber(pattern, draft.noun).replace('{features}', joinWords(chosen)));
  }
  if (bodyFit && BODY_FIT[bodyFit]) sentences.push(BODY_FIT[bodyFit]);
  else if (cloth && !opener.includes(cloth.feel) && random.chance(0.7))
    sentences.push(`Made from ${cloth.feel}.`);
  else if (line.department !== 'Kids' && occasions[0] && FOR_OCCASION[occasions[0]] && random.chance(0.7))
    sentences.push(inNumber(random.pick(occasionWords(draft, occasions[0])), draft.noun));
  if (line.tips.length > 0 && sentences.length < 4 && random.chance(0.6))
    sentences.push(random.pick(line.tips));
  if (sentences.length < 2 || random.chance(0.6)) sentences.push(random.pick(voicesOf(draft)));
  return sentences.slice(0, 4).join(' ');
}

function occasionWords({ line }: Draft, occasion: string): string[] {
  const words = FOR_OCCASION[occasion]!;
  return line.productType === 'clothing' && line.department === 'Womens'
    ? words
    : words.filter((sentence) => sentence !== HEELS);
}

/** Closing sentences of the brand; those with "it" do not suit plural nouns. */
function voicesOf({ brand, line, noun }: Draft): string[] {
  const all = line.productType === 'clothing' ? [...brand.voice, ...(brand.wearVoice ?? [])] : brand.voice;
  const fitting = isPlural(noun) ? all.filter((voice) => !/\bit\b/.test(voice)) : all;
  return fitting.length > 0 ? fitting : all;
}

/** Jeans and boots are plural; a dress and a glass are not. */
export function isPlural(noun: string): boolean {
  return /[^s]s$/.test(noun) && !noun.endsWith('Canvas');
}

function inNumber(text: string, noun: string): string {
  return text.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, one: string, many: string) =>
    isPlural(noun) ? many : one,
  );
}

function fill(template: string, draft: Draft): string {
  const noun = draft.noun.toLowerCase();
  return template
    .replaceAll('{cloth}', draft.cloth?.feel ?? 'good materials')
    .replaceAll(' a {noun}', isPlural(noun) ? ' {noun}' : ` ${/^[aeio]/.test(noun) ? 'an' : 'a'} {noun}`)
    .replaceAll('{noun}', noun);
}

function joinWords(words: string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}` : words[0]!;
}
