import type { Product, Variant } from '../../../commerce/catalogue/product.ts';
import { pictureUrl } from '../../../commerce/media/picture.ts';
import { PROMOTIONAL_MARKERS } from '../../../commerce/reviews/promotional-review.ts';
import { type RandomSource, randomFrom } from '../catalogue/random.ts';
import { snapshotPath, TAKES } from '../pictures/compose/snapshot.ts';
import { CLOSERS, FIRST_NAMES, NICKNAMES, OPENERS, RESPONSES, TITLES, TOWNS } from './people.ts';
import { drawRatings } from './ratings.ts';
import { type Tone, type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** One review as its row in the table. */
export interface DemoReview {
  id: string;
  product_id: string;
  state: 'approved';
  rating: number;
  title: string | null;
  review_text: string | null;
  username: string | null;
  user_location: string | null;
  is_recommended: boolean | null;
  scales: Record<string, number> | null;
  responses: { clientName: string; text: string }[] | null;
  syndication: { name: string; logoImageUrl: string | null; contentLink: null } | null;
  photos: { id: string; caption: string | null; url: string }[] | null;
  submitted_at: string;
}

/** Logo of syndicated reviews; not every source has one. */
const SOURCE_LOGO = '/logos/brand-reviews.svg';

export interface ReviewPlan {
  seed: number;
  /** No review is later. */
  today: Date;
  count: number;
  average: number;
}

const DAY = 86_400_000;
/** Every 60th review of a product is an essay, longer than the modal shows at once. */
const ESSAY_EVERY = 60;
const TONES: Record<number, readonly Tone[]> = {
  5: ['good', 'good', 'good', 'good'],
  4: ['good', 'good', 'fair', 'good'],
  3: ['good', 'fair', 'bad', 'fair'],
  2: ['bad', 'fair', 'bad', 'bad'],
  1: ['bad', 'bad', 'bad', 'bad'],
};

export function writeReviews(product: Product, plan: ReviewPlan): DemoReview[] {
  const random = randomFrom(plan.seed, 'reviews', product.key);
  const vocabulary = vocabularyOf(product);
  const ratings = drawRatings(plan.count, plan.average, random);
  const since = new Date(product.publishedAt).getTime();
  const age = Math.max(DAY / 2, plan.today.getTime() - since);
  return ratings.map((rating, index) => {
    const bought = random.pick(product.variants);
    // More reviews are recent than old.
    const at = new Date(since + age * Math.sqrt(random.next()));
    const isEssay = index % ESSAY_EVERY === ESSAY_EVERY - 1;
    const isWordless = !isEssay && random.chance(0.04);
    return {
      id: `${product.key}-r${index + 1}`,
      product_id: product.id,
      state: 'approved',
      rating,
      title: isWordless || random.chance(0.12) ? null : random.pick(TITLES[rating]!),
      review_text: isWordless ? null : writeText(product, bought, vocabulary, rating, isEssay, random),
      username: random.chance(0.03) ? null : nameOf(random),
      user_location: random.chance(0.35) ? null : random.pick(TOWNS),
      is_recommended: random.chance(0.12) ? null : rating >= 4 || (rating === 3 && random.chance(0.4)),
      scales: random.chance(0.75) ? rateScales(vocabulary, rating, random) : null,
      responses: writeResponses(product, rating, random),
      syndication:
        product.brandSlug !== 'selvedge' && random.chance(0.08)
          ? { name: product.brand, logoImageUrl: index % 3 === 0 ? null : SOURCE_LOGO, contentLink: null }
          : null,
      photos: takePhotos(product, bought, rating, index, random),
      submitted_at: at.toISOString(),
    };
  });
}

function writeText(
  product: Product,
  bought: Variant,
  { aspects }: Vocabulary,
  rating: number,
  isEssay: boolean,
  random: RandomSource,
): string {
  const wanted = isEssay ? aspects.length : random.int(1, 3);
  const sizeless = !bought.size || /one size|^-$/i.test(bought.size);
  const tones = random.sample(TONES[rating]!, 4);
  const said = random.sample(aspects, wanted).flatMap((aspect, position) => {
    const lines = aspect[tones[position % tones.length]!].filter(
      (line) => !(sizeless && line.includes('{size}')),
    );
    return isEssay ? lines : lines.length > 0 ? [random.pick(lines)] : [];
  });
  const opener = random.chance(0.7) || said.length === 0 ? [random.pick(OPENERS[rating]!)] : [];
  const closer = random.chance(0.35) ? [random.pick(CLOSERS[rating]!)] : [];
  const marker = random.chance(0.05) ? [PROMOTIONAL_MARKERS[0]!] : [];
  const text = fillIn([...marker, ...opener, ...said, ...closer].join(' '), product, bought);
  return isEssay ? [text, ...writeFollowUps(said, product, bought)].join('\n\n') : text;
}

/** An essay repeats its sentences for later dates. */
function writeFollowUps(said: readonly string[], product: Product, bought: Variant): string[] {
  return ['After a week: ', 'After a month: ', 'And now, after a season: '].map((when) =>
    fillIn(`${when}${said.join(' ')}`, product, bought),
  );
}

function fillIn(text: string, product: Product, bought: Variant): string {
  const { thing, isPlural } = nounOf(product.name);
  const colour = product.colours.find((one) => one.colour === bought.colour)?.label ?? bought.colour;
  const pointing = `${isPlural ? 'these' : 'this'} ${thing}`;
  return text
    .replaceAll(/\{This\} is/g, isPlural ? `These ${thing} are` : `This ${thing} is`)
    .replaceAll('{this} is', isPlural ? `${pointing} are` : `${pointing} is`)
    .replaceAll('{this} deserves', isPlural ? `${pointing} deserve` : `${pointing} deserves`)
    .replaceAll('A really good {thing}', isPlural ? `Really good ${thing}` : `A really good ${thing}`)
    .replaceAll('{this}', pointing)
    .replaceAll('{thing}', thing)
    .replaceAll('{colour}', colour.toLowerCase())
    .replaceAll('{size}', bought.size);
}

function nameOf(random: RandomSource): string {
  const first = random.pick(FIRST_NAMES);
  if (random.chance(0.35)) return `${random.pick(NICKNAMES)}${random.int(2, 99)}`;
  return random.chance(0.5) ? `${first} ${String.fromCharCode(65 + random.int(0, 25))}.` : first;
}

function rateScales({ scales }: Vocabulary, rating: number, random: RandomSource): Record<string, number> {
  return Object.fromEntries(
    scales.map((scale) => {
      const about = scale === 'fit' ? 3 + random.int(-1, 1) * (rating >= 4 ? 0.5 : 1) : rating;
      const score = Math.round(about + (random.next() - 0.5) * 1.4);
      return [scale, Math.min(5, Math.max(1, score))];
    }),
  );
}

function writeResponses(product: Product, rating: number, random: RandomSource): DemoReview['responses'] {
  const kind =
    rating <= 2 && random.chance(0.4) ? 'sorry' : rating === 5 && random.chance(0.03) ? 'thanks' : null;
  return kind && [{ clientName: `${product.brand} Customer Care`, text: random.pick(RESPONSES[kind]) }];
}

/** Photos of the bought colour. */
function takePhotos(
  product: Product,
  bought: Variant,
  rating: number,
  index: number,
  random: RandomSource,
): DemoReview['photos'] {
  if (!random.chance(rating >= 4 ? 0.12 : 0.05)) return null;
  const own = product.colours.find((one) => one.colour === bought.colour) ?? product.colours[0]!;
  // Reviewers' photos are taken at home: on a floor, bed or table.
  const shots = random.sample(own.images, random.int(1, 5));
  if (shots.length === 0) return null;
  return shots.map((picture, position) => ({
    id: `${product.key}-r${index + 1}-${position + 1}`,
    caption: random.chance(0.3) ? picture.alt : null,
    url: pictureUrl(snapshotPath(picture.src, random.int(0, TAKES - 1)), 640),
  }));
}

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

interface Noun {
  /** One everyday word for the product. */
  thing: string;
  isPlural: boolean;
}

/** "Cable Knit Lambswool Cardigan" is a cardigan, "Slim Leg Jeans" are jeans. */
function nounOf(name: string): Noun {
  const last = name.split(' ').at(-1)!.toLowerCase();
  const word = /^[a-z-]{3,}$/.test(last) ? last : 'piece';
  const thing = OTHER_NAMES[word] ?? word;
  return { thing, isPlural: /[^s]s$/.test(thing) };
}
