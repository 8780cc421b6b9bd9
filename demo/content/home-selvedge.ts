import { brandStories } from './brands.ts';
import { band, page } from './entry.ts';
import { card, category, link, productRow, promises, query, roundel } from './parts.ts';
import { campaign, heroPicture, shot } from './pictures.ts';

const story = (slug: string) => brandStories.find((each) => each.slug === slug)!;

/** The house's front page. */
export const selvedgeHome = page(
  '/',
  {
    title: 'Selvedge',
    description:
      'A modern department store: women, men, children, beauty and home from our own label and over twenty brands.',
    image: '/media/campaign/new-tailoring',
    sections: [
      band(
        { fullWidth: true, tight: true },
        {
          type: 'HeroBannerCarousel',
          label: 'This season',
          slides: [
            {
              eyebrow: 'New this week',
              title: 'The coat you keep',
              text: 'Pure wool from a mill we have known for thirty years, cut to go over everything you already own.',
              ...heroPicture(campaign('new-tailoring', 'A navy jacket, a pinstripe suit and a camel coat')),
              linkLocation: 'middle-left',
              links: [
                { label: 'Women’s coats', href: category('womens-coats-jackets') },
                { label: 'Men’s coats', href: category('mens-coats-jackets'), transparentBackground: true },
              ],
              maxButtonStackMobile: 2,
            },
            {
              eyebrow: 'Home',
              title: 'Rooms for long evenings',
              text: 'Linen, velvet and low lamps. Everything for the season indoors.',
              ...heroPicture(campaign('quiet-living', 'A green velvet sofa between a vase and a lamp')),
              linkLocation: 'middle-left',
              links: [
                { label: 'Shop home', href: category('home') },
                { label: 'Lighting', href: category('home-lighting'), transparentBackground: true },
              ],
            },
            {
              eyebrow: 'Gifts',
              title: 'For everyone on the list',
              text: 'Under £25, under the tree, or for the person who says they want nothing.',
              ...heroPicture(campaign('wrapped-up', 'A green gift box and a candle')),
              linkLocation: 'middle-left',
              links: [
                { label: 'All gifts', href: category('gifts') },
                { label: 'Under £25', href: category('gifts-under-25'), transparentBackground: true },
              ],
            },
          ],
        },
      ),
      {
        type: 'CtaCarousel',
        title: null,
        slidesPerView: { mobile: 3.5, tablet: 6, desktop: 8 },
        items: [
          roundel('New in', category('new-in'), shot('shirt-dress front plain rust stone')),
          roundel('Dresses', category('womens-dresses'), shot('wrap-dress front floral-small navy stone')),
          roundel('Coats', category('womens-coats-jackets'), shot('trench-coat front plain stone sand')),
          roundel('Knitwear', category('womens-knitwear'), shot('cardigan front knit oatmeal stone')),
          roundel('Men', category('mens'), shot('jumper front knit forest steel')),
          roundel('Kids', category('kids'), shot('kids-dungarees front denim denim sky')),
          roundel('Beauty', category('beauty'), shot('perfume front plain peach blush')),
          roundel('Home', category('home'), shot('table-lamp front linen ecru sage')),
        ],
      },
      productRow(
        'New this week',
        query({ category: 'new-in', sort: 'newness' }),
        link('See all new in', category('new-in')),
      ),
      {
        type: 'CtaGrid',
        title: 'Shop by department',
        columns: 4,
        columnsMobile: 2,
        items: [
          card('Women', category('womens-clothing'), shot('blazer styled wool camel sand', '', 1.3), {
            description: 'Tailoring, knitwear, and the dress that needs nothing else.',
          }),
          card('Men', category('mens'), shot('denim-jacket styled denim denim steel', '', 1.3), {
            description: 'Good cloth for weekdays, soft layers for Saturday.',
          }),
          card('Home', category('home'), shot('armchair styled velvet mustard stone', '', 1.3), {
            description: 'Sofas, sheets and lamps that make a room yours.',
          }),
          card('Beauty', category('beauty'), shot('cream-jar styled plain sage sage', '', 1.3), {
            description: 'Skincare, scent and colour, chosen by people who use them.',
          }),
        ],
      },
      band(
        { colour: 'sunk' },
        {
          type: 'ImageBesideTextWithButton',
          eyebrow: 'Made by Selvedge',
          title: 'The edge that keeps cloth from coming undone',
          markdown:
            'A selvedge is the woven edge of a bolt of cloth. It is where a mill signs its name, and where you can tell whether the weaver cared. Our own label begins there: **small runs, named mills, seams you can turn out**.',
          picture: shot('jeans styled denim ink stone', 'Dark denim jeans', 1.1),
          button: link('Read our story', '/pages/informational/about'),
        },
      ),
      productRow(
        'Best sellers',
        query({ category: 'womens-clothing', sort: 'best-sellers' }),
        link('Shop women', category('womens-clothing')),
      ),
      {
        type: 'BrandRoomCard',
        title: 'The brand room',
        cards: ['coast', 'oasis', 'burton', 'gorgeous'].map((slug) => {
          const { name, season, seasonText, second } = story(slug);
          return {
            brand: name,
            title: season,
            description: seasonText,
            href: `/pages/brands/${slug}`,
            picture: { ...second, ratio: 1.1 },
          };
        }),
      },
      band(
        { fullWidth: true, tight: true },
        {
          type: 'Marquee',
          look: 'names',
          height: 88,
          spacing: 72,
          backgroundColour: 'paper',
          textColour: 'ink',
          items: brandStories.map(({ name, slug }) => ({ label: name, href: `/pages/brands/${slug}` })),
        },
      ),
      {
        type: 'FeatureBanner',
        eyebrow: 'The linen edit',
        title: 'Sleep in something that breathes',
        text: 'Washed linen softens with every night. Duvet covers, sheets and pillowcases in nine quiet colours, made to be mixed.',
        picture: campaign('slow-mornings', 'A bed with a small floral print', 0.9),
        links: [
          link('Linen bedding', category('home-linen-bedding')),
          link('All bedding', category('home-bedding')),
        ],
      },
      {
        type: 'PersonalisedProductCarousel',
        title: 'Picked for you',
        query: query({ category: 'home', sort: 'best-sellers' }),
        slidesPerView: { mobile: 2.15, tablet: 3.3, desktop: 4.5 },
      },
      { type: 'WishlistCarousel' },
      {
        type: 'BlogSection',
        title: 'From the journal',
        link: link('All stories', '/blog'),
      },
      promises,
      { type: 'BackToTop', placement: 'right' },
    ],
  },
  { brand: 'selvedge', locale: 'en-GB' },
);
