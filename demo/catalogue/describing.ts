import type { Draft } from './draft.ts';
import type { Random } from './random.ts';

const LISTS = [
  (features: string) => `It has ${features}.`,
  (features: string) => `Look for ${features}.`,
  (features: string) => `The details: ${features}.`,
  (features: string) => `It comes with ${features}.`,
  (features: string) => `We gave it ${features}.`,
];
const BEAUTY_LISTS = [
  (features: string) => `Expect ${features}.`,
  (features: string) => `You get ${features}.`,
  (features: string) => `In short: ${features}.`,
  (features: string) => `Chosen for ${features}.`,
];

const FOR_OCCASION: Record<string, string[]> = {
  'wedding-guest': [
    'Save it for the wedding you are actually looking forward to.',
    'A safe answer to a smart dress code.',
  ],
  holiday: ['It takes up almost no room in a suitcase.', 'Made for somewhere warmer.'],
  workwear: ['It works as hard as you do.', 'Smart at nine, still smart at six.'],
  party: ['Add heels and somewhere to be.', 'Best after dark.'],
  evening: ['For rooms with chandeliers.', 'A dress code, answered.'],
  races: ['Ladies’ day, sorted.', 'Pair it with a hat and a good tip.'],
  weekend: ['Right for the sort of Saturday that has no plan.', 'Easy company from Friday night on.'],
  loungewear: ['Best worn with nothing on the calendar.', 'Comfort first, and it shows.'],
  christmas: ['It is a very good present, including to yourself.', 'Wrap it early and hide it well.'],
};

const BODY_FIT: Record<string, string> = {
  Petite: 'Our petite cut is scaled for women of 5ft 3in and under.',
  Tall: 'Our tall cut adds length in the body, sleeve and leg for women of 5ft 8in and over.',
  'Plus Size': 'Our plus size cut is fitted on a size 22, not scaled up from a 12.',
  Maternity: 'Our maternity cut grows with you and still works afterwards.',
};

/** Two to four sentences: what it is, what is special, when to use it, and a last word in the brand's tone. */
export function describeProduct(draft: Draft, random: Random): string {
  const { line, cloth, bodyFit, occasions } = draft;
  const opener = fill(random.pick(line.openers), draft);
  const features = [...draft.traits.values()]
    .map((option) => option.say)
    .filter((say): say is string => say !== null);
  const sentences = [opener];
  if (features.length > 0) {
    const chosen = random.sample(features, Math.min(features.length, random.int(2, 3)));
    const pattern = random.pick(line.productType === 'beauty' ? BEAUTY_LISTS : LISTS);
    sentences.push(pattern(joinWords(chosen)));
  }
  if (bodyFit && BODY_FIT[bodyFit]) sentences.push(BODY_FIT[bodyFit]);
  else if (cloth && !opener.includes(cloth.feel) && random.chance(0.7))
    sentences.push(`Made from ${cloth.feel}.`);
  else if (line.department !== 'Kids' && occasions[0] && FOR_OCCASION[occasions[0]] && random.chance(0.7))
    sentences.push(random.pick(FOR_OCCASION[occasions[0]]!));
  if (line.tips.length > 0 && sentences.length < 4 && random.chance(0.6))
    sentences.push(random.pick(line.tips));
  if (sentences.length < 2 || random.chance(0.6)) sentences.push(random.pick(voicesOf(draft)));
  return sentences.slice(0, 4).join(' ');
}

function voicesOf({ brand, line }: Draft): string[] {
  return line.productType === 'clothing' ? [...brand.voice, ...(brand.wearVoice ?? [])] : brand.voice;
}

function fill(template: string, draft: Draft): string {
  return template
    .replaceAll('{cloth}', draft.cloth?.feel ?? 'good materials')
    .replaceAll('{noun}', draft.noun.toLowerCase());
}

function joinWords(words: string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}` : words[0]!;
}
