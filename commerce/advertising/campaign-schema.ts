import * as v from 'valibot';
import { PRICINGS } from './campaign.ts';

const LONGEST_NAME = 80;
const MOST_PRODUCTS = 200;
const MOST_CATEGORIES = 50;

const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Write a name.'),
  v.maxLength(LONGEST_NAME, `Keep it under ${LONGEST_NAME} characters.`),
);
const pence = v.pipe(
  v.number('Write an amount.'),
  v.integer('Write whole pence.'),
  v.minValue(1, 'Write an amount above zero.'),
  v.maxValue(100_000_000, 'Write at most 1,000,000.'),
  v.metadata({ control: 'pounds' }),
);
const day = v.pipe(v.string('Choose a day.'), v.isoDate('Choose a day.'), v.check(isDay, 'Choose a day.'));
const word = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/, 'This is not a valid key.'));

/** The campaign form of the back office, with labels and messages for staff. */
export const campaignSchema = v.pipe(
  v.object({
    name: v.pipe(name, v.title('Name'), v.description('For staff only.')),
    sponsor: v.pipe(name, v.title('Sponsor'), v.description('Shown to shoppers beside “Sponsored”.')),
    brand: v.pipe(
      v.nullable(name),
      v.title('Brand or seller'),
      v.description('Its best sellers are advertised, unless you choose products.'),
      v.metadata({ control: 'maker' }),
    ),
    productKeys: v.pipe(
      v.array(word),
      v.maxLength(MOST_PRODUCTS, `At most ${MOST_PRODUCTS} products.`),
      v.title('Products'),
      v.metadata({ control: 'products-by-key' }),
    ),
    categorySlugs: v.pipe(
      v.array(word),
      v.maxLength(MOST_CATEGORIES, `At most ${MOST_CATEGORIES} categories.`),
      v.title('Where it runs'),
      v.description('Without categories it runs wherever its products are listed.'),
      v.metadata({ control: 'categories' }),
    ),
    pricing: v.pipe(
      v.picklist(PRICINGS),
      v.title('Pays for'),
      v.metadata({ labels: { click: 'Each click', 'thousand-views': 'Each thousand views' } }),
    ),
    bid: v.pipe(pence, v.title('Bid'), v.description('Pounds for a click, or for a thousand views.')),
    dailyBudget: v.pipe(
      pence,
      v.title('Budget a day'),
      v.description('When it is spent, the campaign pauses until the next day.'),
    ),
    startsOn: v.pipe(day, v.title('First day')),
    endsOn: v.pipe(
      v.nullable(day),
      v.title('Last day'),
      v.description('Leave it empty to run without an end.'),
    ),
    isPaused: v.pipe(v.boolean(), v.title('Paused')),
  }),
  v.forward(
    v.partialCheck(
      [['brand'], ['productKeys']],
      ({ brand, productKeys }) => brand !== null || productKeys.length > 0,
      'Choose a brand, or at least one product.',
    ),
    ['productKeys'],
  ),
  v.forward(
    v.partialCheck(
      [['pricing'], ['bid'], ['dailyBudget']],
      ({ pricing, bid, dailyBudget }) => pricing !== 'click' || bid <= dailyBudget,
      'One click would cost more than a day’s budget.',
    ),
    ['bid'],
  ),
  v.forward(
    v.partialCheck(
      [['startsOn'], ['endsOn']],
      ({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn,
      'The last day is before the first.',
    ),
    ['endsOn'],
  ),
);

/** By field; empty when the campaign is valid. */
export type CampaignErrors = Readonly<Record<string, string>>;

export function checkCampaign(campaign: unknown): CampaignErrors {
  const parsed = v.safeParse(campaignSchema, campaign);
  if (parsed.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of parsed.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return errors;
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
