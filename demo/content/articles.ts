import { band, page, type SectionBody } from './entry.ts';
import { category, link, query } from './parts.ts';
import { campaign, type DemoPicture, shot } from './pictures.ts';

interface Article {
  slug: string;
  category: string;
  title: string;
  date: string;
  author: string;
  minutes: number;
  description: string;
  intro: string;
  picture: DemoPicture;
  sections: SectionBody[];
}

function article({ slug, sections, ...facts }: Article) {
  const { category: shelf, title, date, author, minutes, description, intro, picture } = facts;
  return page(
    `/blog/${slug}`,
    {
      title,
      description,
      image: picture.src,
      article: { src: picture.src, alt: picture.alt, focusX: 72, category: shelf, date, description },
      sections: [
        {
          type: 'BlogHeader',
          category: shelf,
          title,
          date,
          author,
          minutes,
          intro,
          picture: { ...picture, ratio: 0.5 },
        },
        ...sections,
        { type: 'BlogSection', title: 'Read next', link: link('All stories', '/blog'), limit: 4 },
      ],
    },
    { locale: 'en-GB' },
  );
}

export const articles = [
  article({
    slug: 'how-to-choose-a-winter-coat',
    category: 'Style notes',
    title: 'How to choose a winter coat you will still like in March',
    date: '2026-11-06',
    author: 'Ines Marlow',
    minutes: 5,
    description: 'Shoulders, length, cloth and colour: four decisions, in the right order.',
    intro:
      'A coat is the only thing people see of you for five months. Four decisions matter, and most of us make them in the wrong order.',
    picture: campaign('soft-knits', 'Jumpers and a tartan scarf'),
    sections: [
      {
        type: 'BlogPanelDetail',
        title: 'Begin at the shoulder',
        markdown: `Everything else can be altered. Put on the thickest jumper you own, close the coat, and reach for the top shelf. If the
sleeve pulls, go up a size; if the seam falls past the bone, go down.

**Then the length.** Just below the knee is warmest and works over trousers and dresses. Mid-thigh is best if you cycle.`,
        pictures: [
          shot('wool-coat front wool camel stone', 'The coat from the front', 1.4),
          shot('wool-coat detail wool camel stone', 'The lapel, close up', 1.1),
        ],
      },
      {
        type: 'BlogPanelStyleOverview',
        title: 'Three coats, three lives',
        text: 'Most wardrobes need one of these. Very few need all three.',
        picture: shot('trench-coat styled plain stone sand', 'A trench coat', 1.2),
        points: [
          {
            title: 'The wool coat',
            text: 'For cities and offices. Look for at least 70 per cent wool, and a lining that lets you move.',
          },
          {
            title: 'The trench',
            text: 'For rain and the ends of winter. Cotton that has been proofed keeps its crease and dries by morning.',
          },
          {
            title: 'The puffer',
            text: 'For standing at the side of pitches. Choose one that covers your seat and packs into its own pocket.',
          },
        ],
      },
      {
        type: 'BlogPanelProductFocus',
        title: 'The ones we would buy',
        text: 'Tried on, closed, and worn to the bus stop.',
        query: query({ category: 'womens-wool-coats', sort: 'rating-desc', limit: 4 }),
        link: link('All wool coats', category('womens-wool-coats')),
      },
      {
        type: 'Text',
        markdown: `## And the colour, last

Camel goes with denim, black and navy, and shows every lunch. Charcoal forgives. Black is fine; you own three already. If you want
one bright thing in winter, let it be the scarf.`,
      },
      {
        type: 'BlogPanelProductHighlight',
        title: 'Finish it',
        text: 'A scarf long enough to wrap twice, and boots that do not mind salt.',
        query: query({ category: 'womens-accessories', sort: 'best-sellers', limit: 2 }),
      },
    ],
  }),
  article({
    slug: 'what-to-wear-to-a-winter-wedding',
    category: 'Occasions',
    title: 'What to wear to a winter wedding',
    date: '2026-10-23',
    author: 'Priya Anand',
    minutes: 4,
    description: 'Velvet, sleeves and a coat you can bear to be photographed in.',
    intro:
      'The invitation says four o’clock in December. It will be dark by the time you leave the church, and somebody will open a door behind you all evening.',
    picture: campaign('occasion', 'Three evening dresses'),
    sections: [
      {
        type: 'BlogPanelDetail',
        title: 'Let the cloth do the work',
        markdown: `Velvet and heavy satin hold light in dark rooms and hold warmth in cold ones. Sleeves save you from the cardigan you would
otherwise wear in every picture.

Avoid white, ivory, and anything the bride's mother has mentioned twice.`,
        pictures: [
          shot('maxi-dress front velvet emerald blush', 'The dress from the front', 1.4),
          shot('court-heels front satin champagne blush', 'Champagne satin heels', 1.1),
        ],
      },
      {
        type: 'BlogPanelProductFocus',
        title: 'Dresses with sleeves, or that do not need them',
        query: query({ category: 'wedding-guest', sort: 'best-sellers', limit: 4 }),
        link: link('All wedding guest', category('wedding-guest')),
      },
      {
        type: 'BlogPanelStyleOverview',
        title: 'The order of getting dressed',
        picture: shot('clutch-bag front satin plum blush', 'A plum satin clutch', 1.1),
        points: [
          {
            title: 'Shoes first',
            text: 'You will stand for three hours. A block heel on grass, a kitten heel on stone.',
          },
          { title: 'Then the dress', text: 'Hem it to the shoes, not to the floor.' },
          { title: 'Then the coat', text: 'Longer than the dress, or clearly shorter. Never the same.' },
          { title: 'Bag last', text: 'Phone, tissues, and a lipstick you can put on without a mirror.' },
        ],
      },
      {
        type: 'BlogPanelProductHighlight',
        title: 'Small, but noticed',
        text: 'A clutch that closes with a good sound.',
        query: query({ category: 'womens-clutch-bags', sort: 'best-sellers', limit: 2 }),
      },
    ],
  }),
  article({
    slug: 'a-bedroom-for-the-dark-months',
    category: 'At home',
    title: 'A bedroom for the dark months',
    date: '2026-10-09',
    author: 'Tom Hale',
    minutes: 4,
    description: 'Washed linen, two lamps and one heavy throw: a room worth going to early.',
    intro:
      'From November to March most of us see our bedrooms only in lamplight. That changes what a room needs.',
    picture: campaign('slow-mornings', 'A bed with a small floral print'),
    sections: [
      {
        type: 'BlogPanelDetail',
        title: 'Two lamps, never one',
        markdown: `A single light overhead makes a room look like a waiting room. Two low lamps at different heights make corners, and corners
are where you want to be.

Choose shades of linen or pleated cotton. They turn the light warm before it reaches you.`,
        pictures: [
          shot('table-lamp styled linen ecru sage', 'A table lamp with a linen shade', 1.3),
          shot('throw front knit oatmeal sage', 'A knitted throw', 1.1),
        ],
      },
      {
        type: 'BlogPanelProductFocus',
        title: 'Bedding to grow into',
        text: 'Linen is stiff for a week and yours for ten years.',
        query: query({ category: 'home-bedding', sort: 'best-sellers', limit: 4 }),
        link: link('All bedding', category('home-bedding')),
      },
      {
        type: 'Image',
        picture: {
          desktop: shot('armchair styled velvet forest sage', 'A green armchair by a window', 0.5),
          mobile: shot('armchair styled velvet forest sage', 'A green armchair by a window', 1.1),
        },
        caption: 'One chair that is not for clothes.',
      },
      {
        type: 'BlogPanelProductHighlight',
        title: 'Something to burn',
        text: 'A candle an hour before bed does what a screen cannot.',
        query: query({ category: 'home-candles', sort: 'rating-desc', limit: 2 }),
      },
    ],
  }),
  article({
    slug: 'the-suit-after-the-office',
    category: 'Menswear',
    title: 'The suit, after the office',
    date: '2026-09-25',
    author: 'Daniel Okafor',
    minutes: 3,
    description: 'Nobody has to wear one any more. That is why it is worth having a good one.',
    intro: 'Nobody has to wear a suit any more. Which is exactly why the one you own should be good.',
    picture: campaign('new-tailoring', 'A jacket, a suit and a coat'),
    sections: [
      {
        type: 'BlogPanelDetail',
        title: 'One suit, worn as three',
        markdown: `Buy navy, in a plain weave of medium weight. Worn together with a white shirt it goes to weddings. The jacket alone goes over a
jumper and jeans. The trousers alone go with a knitted polo.

**Have it altered.** Twenty pounds at the sleeve makes two hundred pounds look like six.`,
        pictures: [
          shot('suit-jacket front wool navy steel', 'The jacket', 1.4),
          shot('tie front satin burgundy steel', 'A burgundy tie', 1.1),
        ],
      },
      {
        type: 'BlogPanelProductFocus',
        title: 'Jackets with some give',
        query: query({ category: 'mens-suit-jackets', sort: 'best-sellers', limit: 4 }),
        link: link('All suits', category('mens-suits')),
      },
      {
        type: 'BlogPanelStyleOverview',
        title: 'What to check before you buy',
        picture: shot('mens-shirt front plain white steel', 'A white shirt', 1.2),
        points: [
          {
            title: 'Collar',
            text: 'The jacket lies against the shirt all the way round. A gap cannot be altered away.',
          },
          { title: 'Button', text: 'Closed, it makes a soft X. A hard one is a size too small.' },
          { title: 'Trousers', text: 'They rest on the shoe and break once.' },
        ],
      },
      {
        type: 'BlogPanelProductHighlight',
        title: 'Two shirts are enough',
        text: 'White for the evening, pale blue for everything else.',
        query: query({ category: 'mens-shirts', sort: 'best-sellers', limit: 2 }),
      },
    ],
  }),
  article({
    slug: 'skincare-in-three-bottles',
    category: 'Beauty',
    title: 'Skincare in three bottles',
    date: '2026-09-11',
    author: 'Mara Lindqvist',
    minutes: 4,
    description: 'A cleanser, a serum, a cream. What each should do, and what you can leave on the shelf.',
    intro: 'A shelf of fourteen bottles is a hobby. If you only want good skin, three will do.',
    picture: campaign('beauty-hall', 'Scent, foundation and lipstick'),
    sections: [
      {
        type: 'BlogPanelStyleOverview',
        title: 'The three',
        picture: shot('cream-jar styled plain sage sage', 'A jar of cream', 1.2),
        points: [
          {
            title: 'Cleanser',
            text: 'In the evening. It should leave nothing behind, and that includes the feeling of being clean.',
          },
          {
            title: 'Serum',
            text: 'One active thing at a strength that works: vitamin C by day or a retinoid by night. Not both at first.',
          },
          {
            title: 'Cream',
            text: 'By day with sun protection, in every month. By night, whatever you like the smell of.',
          },
        ],
      },
      {
        type: 'BlogPanelProductFocus',
        title: 'Where to begin',
        query: query({ category: 'beauty-skincare', sort: 'rating-desc', limit: 4 }),
        link: link('All skincare', category('beauty-skincare')),
      },
      band(
        { colour: 'sunk' },
        {
          type: 'FaqAccordian',
          title: 'You asked',
          items: [
            {
              question: 'How long before I see something?',
              answer: 'Six weeks. Skin renews itself in about four, and then it needs two to believe you.',
            },
            {
              question: 'Can I use a retinoid in summer?',
              answer:
                'Yes, at night, with sun protection in the morning. If you are away on a boat, leave it at home.',
            },
            { question: 'Is a toner necessary?', answer: 'No. It is pleasant.' },
          ],
        },
      ),
      {
        type: 'BlogPanelProductHighlight',
        title: 'And then a scent',
        text: 'Small batches, left to mature for six weeks.',
        query: query({ category: 'beauty-fragrance', sort: 'best-sellers', limit: 2 }),
      },
    ],
  }),
];
