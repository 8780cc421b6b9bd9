import { brandBySlug } from '../catalogue/brands.ts';
import { campaign, type DemoPicture, shot } from './pictures.ts';

/** Texts and pictures of each brand's pages, in English. */
export interface BrandStory {
  slug: string;
  name: string;
  /** For cards. */
  line: string;
  headline: string;
  /** The campaign of the season. */
  season: string;
  seasonText: string;
  /** About the brand, in markdown. */
  about: string;
  hero: DemoPicture;
  second: DemoPicture;
  third: DemoPicture;
  /** Label and category. */
  categoryCards: [label: string, category: string, picture: DemoPicture][];
  /** The list of its second product row. */
  favourites: { title: string; category: string };
}

type StoryInput = Omit<BrandStory, 'name'>;

const stories: StoryInput[] = [
  {
    slug: 'burton',
    line: 'Tailoring and weekend layers for men',
    headline: 'The suit, without the ceremony',
    season: 'Winter tailoring',
    seasonText:
      'Half-lined jackets, trousers with a little give, and shirts that hold their collar from the first coffee to the last train.',
    about: `Burton has dressed men for work, weddings and Saturdays for more than a hundred years. We cut for real shoulders and
real lunches, in cloth that presses well and forgives a train journey.

Start with one good jacket. Everything else on these pages was made to go with it.`,
    hero: campaign('his-and-sharp', 'An ink suit jacket and a striped tie'),
    second: shot('mens-shirt front stripe powder-blue steel', 'A striped shirt'),
    third: shot('wool-coat styled wool charcoal steel', 'A charcoal wool coat'),
    categoryCards: [
      ['Suits', 'mens-suits', shot('suit-jacket front wool charcoal steel')],
      ['Shirts', 'mens-shirts', shot('mens-shirt front plain white steel')],
      ['Knitwear', 'mens-knitwear', shot('jumper front knit forest steel')],
      ['Coats', 'mens-coats-jackets', shot('wool-coat front wool camel steel')],
    ],
    favourites: { title: 'Shirts and ties', category: 'mens-shirts' },
  },
  {
    slug: 'coast',
    line: 'Dresses for weddings, races and long evenings',
    headline: 'For the day in the diary',
    season: 'The occasion edit',
    seasonText:
      'Satin that moves, lace that lasts, and a length for every guest list. Made for the church, the marquee and the dance floor.',
    about: `Coast makes dresses for the days you remember. Every season begins with an invitation: who is going, what the light
will be, how long the dancing lasts.

We fit on women of all sizes, line what should be lined, and put a hook where a zip alone would not hold.`,
    hero: campaign('occasion', 'Three evening dresses'),
    second: shot('wrap-dress front floral-large blush blush', 'A blush wrap dress with large flowers'),
    third: shot('slip-dress front satin champagne blush', 'A champagne slip dress'),
    categoryCards: [
      ['Wedding guest', 'wedding-guest', shot('wrap-dress front floral-large dusty-rose blush')],
      ['Evening dresses', 'womens-evening-dresses', shot('maxi-dress front satin emerald blush')],
      ['Heels', 'womens-heels', shot('court-heels front satin champagne blush')],
      ['Clutch bags', 'womens-clutch-bags', shot('clutch-bag front satin plum blush')],
    ],
    favourites: { title: 'Day at the races', category: 'races' },
  },
  {
    slug: 'wallis',
    line: 'Considered clothes for women who know',
    headline: 'Navy, camel, and time to wear them',
    season: 'The considered wardrobe',
    seasonText:
      'Five pieces that make twenty outfits: a coat, a jacket, two trousers and the dress that needs nothing else.',
    about: `Wallis dresses women who know what suits them. We draw few shapes and make them well, in regular and petite, so that
a sleeve ends where your wrist does.

Colour is quiet here: navy, camel, ivory, and one bright thing each season.`,
    hero: campaign('new-tailoring', 'A jacket, a suit and a camel coat'),
    second: shot('blazer front wool navy sand', 'A navy blazer'),
    third: shot('shirt-dress front plain navy sand', 'A navy shirt dress'),
    categoryCards: [
      ['Coats', 'womens-coats-jackets', shot('wool-coat front wool camel sand')],
      ['Tailoring', 'womens-tailoring', shot('blazer front houndstooth navy sand')],
      ['Dresses', 'womens-dresses', shot('shirt-dress front plain camel sand')],
      ['Petite', 'womens-petite', shot('tailored-trousers front wool navy sand')],
    ],
    favourites: { title: 'Cut for petite', category: 'womens-petite' },
  },
  {
    slug: 'dorothy-perkins',
    line: 'Everyday outfits with a smile',
    headline: 'Hello, easy mornings',
    season: 'Soft and sunny',
    seasonText: 'Jumpers you can live in, jeans that stretch, and a print for every day of the week.',
    about: `Dorothy Perkins is for real days: the school run, the desk, the friend's birthday you remembered just in time. We make
clothes that wash well, move easily and cost less than lunch for four.

If it needs ironing, we probably did not make it.`,
    hero: campaign('dress-of-the-season', 'A green wrap dress with small flowers'),
    second: shot('cardigan front knit blush pearl', 'A blush cardigan'),
    third: shot('jeans front denim light-wash pearl', 'Light blue jeans'),
    categoryCards: [
      ['Dresses', 'womens-dresses', shot('puff-dress front floral-small coral pearl')],
      ['Jeans', 'womens-jeans', shot('jeans front denim denim pearl')],
      ['Knitwear', 'womens-knitwear', shot('jumper front breton navy pearl')],
      ['Nightwear', 'womens-pyjamas', shot('pyjamas front gingham pink pearl')],
    ],
    favourites: { title: 'Under thirty pounds', category: 'womens-tops' },
  },
  {
    slug: 'misspap',
    line: 'Night-out dressing, no dress code',
    headline: 'Dressed first. Home last.',
    season: 'After dark',
    seasonText: 'Sequins, satin and one very good boot. Get ready together.',
    about: `MissPap is what you wear when the plan changes at nine. Body-skimming shapes, colour you can see across the room, and
prices that leave the taxi fare alone.

New in every week. Gone by the next.`,
    hero: shot('bodycon-dress styled sequin magenta slate', 'A magenta sequin dress'),
    second: shot('mini-skirt front leather black slate', 'A black leather-look mini skirt'),
    third: shot('slip-dress front satin hot-pink slate', 'A hot pink slip dress'),
    categoryCards: [
      ['Going out', 'party', shot('bodycon-dress front sequin silver slate')],
      ['Bodycon', 'womens-bodycon-dresses', shot('bodycon-dress front jersey black slate')],
      ['Heels', 'womens-high-heels', shot('court-heels front leather black slate')],
      ['Swim', 'womens-swimwear', shot('bikini front animal fuchsia slate')],
    ],
    favourites: { title: 'Party of one', category: 'party' },
  },
  {
    slug: 'principles',
    line: 'A refined wardrobe of separates',
    headline: 'Fewer, finer, for longer',
    season: 'The quiet season',
    seasonText: 'Wool with weight, silk with depth, and lines that let the cloth speak.',
    about: `Principles believes in owning less and wearing it more. Each piece is drawn to stand beside the last, in stone, ink and
chalk, and made of cloth you will want to touch.

Nothing shouts. Everything is noticed.`,
    hero: campaign('soft-knits', 'Two jumpers and a tartan scarf'),
    second: shot('wide-trousers front satin ink stone', 'Ink satin trousers'),
    third: shot('jumper front knit oatmeal stone', 'An oatmeal jumper'),
    categoryCards: [
      ['Tailoring', 'womens-tailoring', shot('blazer front wool stone stone')],
      ['Knitwear', 'womens-knitwear', shot('jumper front knit charcoal stone')],
      ['Trousers', 'womens-trousers', shot('wide-trousers front wool ink stone')],
      ['Bags', 'womens-bags', shot('tote-bag front leather taupe stone')],
    ],
    favourites: { title: 'Cashmere and wool', category: 'womens-knitwear' },
  },
  {
    slug: 'oasis',
    line: 'Garden prints, drawn by hand',
    headline: 'Prints grown in our own garden',
    season: 'The winter garden',
    seasonText:
      'Hellebores, seed heads and frost on fern: this season’s prints were painted from the studio window.',
    about: `Every Oasis print begins as a painting. Our studio keeps a garden behind the building; what flowers there turns up on
tea dresses, blouses and the lining of a coat.

Modern romance, then: pretty, practical, and with pockets wherever we can put them.`,
    hero: campaign('garden-florals', 'Three dresses with flowers'),
    second: shot('blouse front floral-small cream sage', 'A cream blouse with small flowers'),
    third: shot('wrap-dress front floral-small sage sage', 'A sage wrap dress'),
    categoryCards: [
      ['Midi dresses', 'womens-midi-dresses', shot('puff-dress front floral-small sage sage')],
      ['Blouses', 'womens-blouses', shot('blouse front floral-large dusty-rose sage')],
      ['Skirts', 'womens-skirts', shot('pleated-skirt front floral-large forest sage')],
      ['Bedding', 'home-printed-bedding', shot('bedding front floral-large sage sage')],
    ],
    favourites: { title: 'Tea dresses', category: 'womens-midi-dresses' },
  },
  {
    slug: 'warehouse',
    line: 'City clothes, black on black',
    headline: 'City clothes. Nothing spare.',
    season: 'Uniform 04',
    seasonText: 'Wide leg. Straight coat. Heavy denim. Wear it twice this week.',
    about: `Warehouse makes a city uniform: directional shapes, honest denim, black on black on white. We cut wide where others cut
narrow and leave out whatever does not work.`,
    hero: campaign('denim-days', 'A denim jacket, a striped t-shirt and jeans'),
    second: shot('wide-trousers front plain black white', 'Black wide-leg trousers'),
    third: shot('denim-jacket front denim denim white', 'A denim jacket'),
    categoryCards: [
      ['Denim', 'womens-jeans', shot('jeans front denim ink white')],
      ['Coats', 'womens-coats-jackets', shot('wool-coat front wool black white')],
      ['Trousers', 'womens-trousers', shot('wide-trousers front pinstripe charcoal white')],
      ['Shoes', 'womens-shoes', shot('ankle-boots front leather black white')],
    ],
    favourites: { title: 'Heavy denim', category: 'the-denim-edit' },
  },
  {
    slug: 'maine',
    line: 'Weekends by the water',
    headline: 'Weekends by the water, all week long',
    season: 'Harbour knits',
    seasonText: 'Stripes, rollnecks and washed cotton for mornings when the wind is up and the kettle is on.',
    about: `Maine is dressed for the coast even when it is not there. Linen and washed cotton in summer, heavy knits in winter, and
stripes the whole year round, for men, women and the smaller crew.`,
    hero: shot('jumper styled breton navy sky', 'A striped jumper'),
    second: shot('polo-shirt front breton navy sky', 'A striped polo shirt'),
    third: shot('chinos front linen stone sky', 'Stone linen chinos'),
    categoryCards: [
      ['Men', 'mens', shot('polo-shirt front jersey navy sky')],
      ['Women', 'womens-clothing', shot('shirt front stripe powder-blue sky')],
      ['Knitwear', 'mens-knitwear', shot('jumper front knit navy sky')],
      ['Trousers', 'mens-trousers', shot('chinos front plain navy sky')],
    ],
    favourites: { title: 'Good in wind', category: 'the-knit-edit' },
  },
  {
    slug: 'coastie',
    line: 'Light layers for salt, sand and sky',
    headline: 'Pack light. Stay longer.',
    season: 'Winter sun',
    seasonText: 'Swim, linen and one jumper for the evening. It all rolls up small.',
    about: `Coastie makes beach-to-bar pieces in the colours of sand and sky, for grown-ups and children who would rather be barefoot.
Everything dries quickly and shakes out smooth.`,
    hero: campaign('shoreline', 'Swimwear and a straw hat'),
    second: shot('shirt front linen white sand', 'A white linen shirt'),
    third: shot('kids-t-shirt front stripe aqua sand', 'A child’s striped t-shirt'),
    categoryCards: [
      ['Swimwear', 'womens-swimwear', shot('swimsuit front plain coral sand')],
      ['Holiday', 'holiday', shot('maxi-dress front linen white sand')],
      ['Kids', 'kids', shot('kids-dungarees front stripe sky sand')],
      ['Sandals', 'womens-sandals', shot('sandals front leather tan sand')],
    ],
    favourites: { title: 'In the suitcase', category: 'holiday' },
  },
  {
    slug: 'gorgeous',
    line: 'Lingerie that fits beautifully',
    headline: 'Fits beautifully. Feels like a secret.',
    season: 'Wine and lace',
    seasonText: 'New balcony and plunge shapes in lace the colour of wine, from a 30B to a 40G.',
    about: `Gorgeous fits every bra on women of every size we make, not on a form. Straps that stay, wires that lie flat, lace that does
not scratch.

Measure once with our guide, and send back whatever is not perfect.`,
    hero: shot('lingerie-set styled lace wine blush', 'A wine lace set'),
    second: shot('bra front lace blush blush', 'A blush lace bra'),
    third: shot('dressing-gown front satin dusty-rose blush', 'A rose satin dressing gown'),
    categoryCards: [
      ['Bras', 'womens-bras', shot('bra front lace wine blush')],
      ['Sets', 'womens-lingerie-sets', shot('lingerie-set front satin dusty-rose blush')],
      ['Nightwear', 'womens-pyjamas', shot('pyjamas front satin blush blush')],
      ['Gowns', 'womens-dressing-gowns', shot('dressing-gown front satin wine blush')],
    ],
    favourites: { title: 'For staying in', category: 'loungewear' },
  },
  {
    slug: 'nastygal',
    line: 'Vintage-minded and a bit unruly',
    headline: 'Good clothes. Bad manners.',
    season: 'Trouble, in denim',
    seasonText: 'Leather looks, loud boots and a jacket older than the story you tell about it.',
    about: `Nasty Gal started with other people's old clothes and never got over it. We look at what was worn to the wrong parties and
make it again, better, with room for your phone.

Wear it wrong. That is the point.`,
    hero: shot('denim-jacket styled leather black pearl', 'A black leather-look jacket'),
    second: shot('mini-skirt front animal camel pearl', 'An animal print mini skirt'),
    third: shot('ankle-boots front leather cherry pearl', 'Cherry red boots'),
    categoryCards: [
      ['Jackets', 'womens-casual-jackets', shot('denim-jacket front leather black pearl')],
      ['Denim', 'womens-jeans', shot('jeans front denim light-wash pearl')],
      ['Boots', 'womens-boots', shot('ankle-boots front leather black pearl')],
      ['Going out', 'party', shot('bodycon-dress front animal black pearl')],
    ],
    favourites: { title: 'Boots first', category: 'womens-boots' },
  },
  {
    slug: 'foreverunique',
    line: 'Red-carpet gowns and sequins',
    headline: 'Make the entrance',
    season: 'The gala edit',
    seasonText: 'Sculpted bodices, sequins sewn by hand and trains short enough to dance in.',
    about: `Forever Unique is for the biggest nights: awards, balls, the wedding with the long table. Gowns are boned, lined and finished
by hand, and every one is photographed from behind, because that is how people will see you leave.`,
    hero: shot('maxi-dress styled velvet black champagne', 'A long black velvet gown'),
    second: shot('slip-dress front sequin gold champagne', 'A gold sequin dress'),
    third: shot('clutch-bag front sequin champagne champagne', 'A champagne sequin clutch'),
    categoryCards: [
      ['Gowns', 'womens-evening-dresses', shot('maxi-dress front satin champagne champagne')],
      ['Black tie', 'evening', shot('maxi-dress front velvet black champagne')],
      ['Jewellery', 'womens-jewellery', shot('necklace front plain gold champagne')],
      ['Heels', 'womens-high-heels', shot('court-heels front satin gold champagne')],
    ],
    favourites: { title: 'Black tie', category: 'evening' },
  },
];

export const brandStories: BrandStory[] = stories.map((story) => ({
  ...story,
  name: brandBySlug.get(story.slug)?.name ?? story.slug,
}));
