import { bundleSpecials } from './catalogue/specials/bundles.ts';
import { fitAndNameSpecials } from './catalogue/specials/fits-and-names.ts';
import { kindSpecials } from './catalogue/specials/kinds.ts';
import { priceSpecials } from './catalogue/specials/prices.ts';
import { sampleAndMembershipSpecials } from './catalogue/specials/samples-and-membership.ts';
import { sizeSpecials } from './catalogue/specials/sizes.ts';
import { pathOf, type Special } from './catalogue/specials/special.ts';
import { specials } from './catalogue/specials/specials.ts';
import { stateSpecials } from './catalogue/specials/states.ts';
import { variantCountSpecials } from './catalogue/specials/variant-counts.ts';
import { pageExamples } from './page-examples.ts';

export interface Example {
  productKey?: string;
  path: string;
  shows: string;
  topic: string;
}

const topics: [topic: string, specials: readonly Special[]][] = [
  ['How many variants', variantCountSpecials],
  ['Sizes', sizeSpecials],
  ['Prices', priceSpecials],
  ['Bought together', bundleSpecials],
  ['Stock and reviews', stateSpecials],
  ['Kinds of product', kindSpecials],
  ['Fits and names', fitAndNameSpecials],
  ['Samples and membership', sampleAndMembershipSpecials],
];

/** Another case that an example shows, with this query added to its address. */
const also = (key: string, shows: string, topic: string, query = ''): Example => {
  const special = specials.find((one) => one.key === key);
  if (!special) throw new Error(`There is no example with the key ${key}.`);
  return { productKey: key, path: pathOf(special) + query, shows, topic };
};
const reviews = (key: string, shows: string) => also(key, shows, 'Stock and reviews');
const gallery = (key: string, shows: string) => also(key, shows, 'Gallery');

/** Where to see each feature, by name. */
export const examples: Record<string, Example> = {
  ...Object.fromEntries(
    topics.flatMap(([topic, list]) =>
      list.map((special) => [
        special.id,
        { productKey: special.key, path: pathOf(special), shows: special.shows, topic },
      ]),
    ),
  ),
  'reviews-0': reviews('CTZ20115', 'No reviews yet'),
  'reviews-1': reviews('SVZ10002', 'One review'),
  'reviews-9': reviews('CTZ20116', 'Nine: too few for features'),
  'reviews-11': reviews('PRZ10008', 'Eleven: features, no summary'),
  'reviews-31': reviews('DPZ10011', 'Thirty-one: features and a summary'),
  'reviews-2000': reviews('SVZ20117', 'Two thousand: pages, photos, essays, answers, syndication'),
  'video-cloth': gallery('OAZ10006', 'A film: the dress in a breath of air'),
  'video-satin': gallery('BCZ30014', 'A film: satin catching the light'),
  'video-turning': gallery('VLZ20202', 'A film: the lipstick from all sides'),
  'model-sofa': gallery('BKZ30005', 'A 3D model that turns: the sofa'),
  'model-lipstick': gallery('VLZ20202', 'A 3D model that turns: the lipstick'),
  'chosen-by-address': also(
    'OAZ10006',
    'Colour and size chosen by the address',
    'Addresses',
    '?colour=sage&size=12',
  ),
  hybrid: also(
    'BCZ30014',
    'The hybrid page: a summary over the list it belongs to',
    'Addresses',
    '?hybrid=true',
  ),
  'auto-add': also(
    'OAZ10006',
    'Comes into the basket by itself once a registered shopper is there',
    'Addresses',
    '?colour=navy&size=12&addToBagOnLoadAndRegistered=true',
  ),
  'shared-link': also('BCZ30014', 'A shared link', 'Addresses', '?utm_source=pdp_share&utm_medium=referral'),
  'true-fit': also('BCZ20107', 'The fit widget of the sizing service', 'Kinds of product'),
  'beauty-advisor': also('FKZ30011', 'The beauty advisor’s banner', 'Kinds of product'),
  ...pageExamples,
};
