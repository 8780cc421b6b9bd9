import { brandStories } from './brands.ts';
import { band, page } from './entry.ts';
import { art, card, category, link, productRow, query, roundel } from './parts.ts';
import { campaign, heroPicture, shot } from './pictures.ts';

const christmas = page(
  '/pages/christmas',
  {
    title: 'Christmas at the store',
    description: 'Gifts for everyone on the list, party clothes, and a table worth sitting at.',
    image: '/media/campaign/wrapped-up',
    sections: [
      band(
        { fullWidth: true, tight: true },
        {
          type: 'CountdownBanner',
          title: 'Order in time for Christmas',
          endTime: '2026-12-22T22:00:00Z',
          layout: 'small',
          backgroundColour: 'sale',
          textColour: 'on-sale',
          callToAction: link('Delivery dates', '/pages/informational/delivery'),
        },
        {
          type: 'HeroBanner',
          eyebrow: 'Christmas',
          title: 'Something for everyone on the list',
          ...heroPicture(campaign('wrapped-up', 'A green gift box and a candle')),
          linkLocation: 'middle-left',
          linkStacking: 'vertical',
          maxButtonStackDesktop: 2,
          maxButtonStackMobile: 2,
          links: [
            { label: 'For her', href: category('gifts-for-her') },
            { label: 'For him', href: category('gifts-for-him') },
            { label: 'For children', href: category('gifts-for-kids') },
            { label: 'For the home', href: category('gifts-for-home') },
          ],
        },
      ),
      {
        type: 'CategoryCarousel',
        title: 'Find it quickly',
        items: [
          {
            title: 'Party clothes',
            picture: shot('bodycon-dress styled sequin gold champagne', '', 1.2),
            shopAllHref: category('party'),
            links: [
              link('Dresses', category('party')),
              link('Black tie', category('evening')),
              link('Heels', category('womens-heels')),
            ],
          },
          {
            title: 'The table',
            picture: shot('tableware styled plain ivory stone', '', 1.2),
            shopAllHref: category('home-dining'),
            links: [
              link('Plates', category('home-tableware')),
              link('Pots', category('home-cookware')),
              link('Candles', category('home-candles')),
            ],
          },
          {
            title: 'Gifts under £25',
            picture: shot('candle styled plain forest stone', '', 1.2),
            primaryHref: category('gifts-under-25'),
          },
          {
            title: 'Beauty sets',
            picture: shot('gift-box front satin blush blush', '', 1.2),
            primaryHref: category('beauty-gift-sets'),
          },
        ],
      },
      productRow(
        'Small and good',
        query({ category: 'gifts-under-25', sort: 'best-sellers' }),
        link('All under £25', category('gifts-under-25')),
      ),
      {
        type: 'CategoriesProductCarousel',
        title: 'Gifts by person',
        satelliteKey: 'christmas-gifts',
        terms: [
          { label: 'For her', category: 'gifts-for-her' },
          { label: 'For him', category: 'gifts-for-him' },
          { label: 'For children', category: 'gifts-for-kids' },
          { label: 'For the home', category: 'gifts-for-home' },
        ],
        slidesPerView: { mobile: 2.15, tablet: 3.3, desktop: 4.5 },
      },
      {
        type: 'FaqAccordian',
        items: [
          {
            question: 'When is the last day to order?',
            answer: 'Standard delivery: 18 December. Next day: 22 December, until ten in the evening.',
          },
          {
            question: 'Can it be wrapped?',
            answer:
              'Yes. Tick the box in your basket; we use recycled paper, cotton ribbon and no price tags.',
          },
          {
            question: 'Until when can it come back?',
            answer: 'Until 14 January, whoever bought it. See [returns](/pages/informational/returns).',
          },
        ],
      },
    ],
  },
  { locale: 'en-GB' },
);

const saleEvent = page(
  '/pages/winter-sale',
  {
    title: 'The winter sale',
    description: 'Up to half price, once a season, until it is gone.',
    image: '/media/puffer-jacket/styled/plain.cherry.pearl',
    sections: [
      band(
        { fullWidth: true, tight: true },
        {
          type: 'UspBanner',
          mode: 'rotating',
          backgroundColour: 'sale',
          textColour: 'on-sale',
          items: [
            { label: 'Up to half price', href: category('sale-half-price') },
            { label: 'The sale ends in', uspCountdown: '2026-12-31T23:59:59Z' },
            {
              label: 'Twenty-eight days to send it back',
              dropdownTitle: 'Even in the sale',
              dropdownCopy:
                'Sale pieces come back like any other: within 28 days, unworn, with their labels on.',
            },
          ],
        },
        {
          type: 'Banner',
          liveTextTitle: 'The winter sale',
          liveTextTitleMobile: 'Winter sale',
          subtitle: 'Coats, knitwear and party dresses at up to half price. Once a season, until it is gone.',
          subtitleMobile: 'Up to half price, until it is gone.',
          titleSize: 150,
          titleSizeMobile: 56,
          subtitleSize: 26,
          textboxPosition: 'middle-left',
          titleColour: '#ffffff',
          subtitleColour: '#ffffff',
          picture: art(campaign('soft-knits', 'Knitwear and a tartan scarf'), 0.42, 1),
          callToAction: link('Everything in the sale', category('sale')),
        },
      ),
      {
        type: 'TakeoverToggle',
        legend: 'Whose sale',
        sides: [
          {
            label: 'Women',
            title: 'Coats and dresses',
            text: 'From 20 to 60 per cent off.',
            picture: art(shot('trench-coat styled plain stone sand', 'A trench coat'), 0.45, 1.1),
            links: [
              link('Women’s sale', category('sale-womens')),
              link('Half price', category('sale-half-price')),
            ],
          },
          {
            label: 'Men',
            title: 'Tailoring and knitwear',
            text: 'The jacket you looked at twice.',
            picture: art(shot('suit styled wool charcoal steel', 'A charcoal suit'), 0.45, 1.1),
            links: [link('Men’s sale', category('sale-mens'))],
          },
          {
            label: 'Home',
            title: 'Sofas, sheets, lamps',
            text: 'Last season’s colours; this season’s rooms.',
            picture: art(shot('sofa styled velvet mustard stone', 'A mustard sofa'), 0.45, 1.1),
            links: [link('Home sale', category('sale-home'))],
          },
        ],
      },
      productRow(
        'Half price and better',
        query({ category: 'sale-half-price' }),
        link('See all', category('sale-half-price')),
      ),
      {
        type: 'CountdownBanner',
        title: 'Last days',
        description: 'When the clock stops, prices go back to where they were.',
        endTime: '2026-12-31T23:59:59Z',
        layout: 'large',
        backgroundColour: 'dark',
        textColour: 'on-dark',
        callToAction: link('Shop the sale', category('sale')),
      },
      {
        type: 'ProductGrid',
        title: 'Going quickly',
        query: query({ category: 'sale', sort: 'best-sellers', limit: 8 }),
        link: link('All sale', category('sale')),
      },
    ],
  },
  { locale: 'en-GB' },
);

const membership = page(
  '/pages/rewards',
  {
    title: 'Selvedge Rewards',
    description: 'Points on everything, delivery on us, and a present on your birthday.',
    image: '/media/gift-box/front/satin.champagne.champagne',
    sections: [
      {
        type: 'CategoryHeader',
        title: 'Selvedge Rewards',
        text: 'Points on everything you buy, delivery on us, and something on your birthday.',
        picture: shot('gift-box front satin champagne champagne', 'A satin gift box', 1),
        links: [link('Join', '/sign-up'), link('Sign in', '/account')],
      },
      {
        type: 'PerksCarousel',
        title: 'What members get',
        viewAllHref: '/account',
        items: [
          {
            title: 'A point a pound',
            description: 'A hundred points are a pound off, and they never expire.',
            icon: 'sparkle',
          },
          { title: 'First in the sale', description: 'A day before everyone else, quietly.', icon: 'clock' },
          {
            title: 'Delivery on us',
            description: 'Standard delivery is free above £30 for members.',
            icon: 'truck',
          },
          {
            title: 'A birthday present',
            description: 'Chosen by the beauty hall, wrapped by hand.',
            icon: 'gift',
          },
          { title: 'Repairs', description: 'One hem, button or zip a year, on us.', icon: 'shield' },
        ],
      },
      {
        type: 'PerkCard',
        title: 'Premier',
        description:
          'A year of next-day delivery for less than two parcels a month. Cancel whenever you like.',
        icon: 'crown',
        link: link('About delivery', '/pages/informational/delivery'),
      },
      {
        type: 'SingleFeatureInfo',
        icon: 'card',
        title: 'No card to carry',
        text: 'Points collect themselves whenever you are signed in.',
      },
      {
        type: 'FaqAccordian',
        items: [
          {
            question: 'When do I get my points?',
            answer: 'When the time to send things back is over, so that none have to be taken away again.',
          },
          { question: 'Does it cost anything?', answer: 'No. [Join](/sign-up) with an e-mail address.' },
        ],
      },
    ],
  },
  { locale: 'en-GB' },
);

/** Films are silent and short; they lie beside the shop's other files. */
const film = (name: string) => [{ quality: 540, type: 'video/webm', url: `/films/${name}.webm` }];

const studio = page(
  '/pages/the-studio',
  {
    title: 'The studio',
    description: 'How our own label is made: films, makers and pieces to see up close.',
    image: '/media/jeans/styled/denim.ink.stone',
    sections: [
      {
        type: 'CategoryHeader',
        title: 'The studio',
        text: 'Films, makers, and pieces to see up close.',
      },
      {
        type: 'FamilyOfBrands',
        title: 'The family',
        text: 'Thirteen brands that share a roof and a basket.',
        brands: brandStories.map(({ slug, name, line, second }) => ({
          slug,
          name,
          line,
          href: `/pages/brands/${slug}`,
          picture: { ...second, ratio: 1.25 },
        })),
      },
      {
        type: 'CtaCard',
        href: category('the-denim-edit'),
        primaryTitle: 'The denim edit',
        callToAction: 'Shop denim',
        liveText: 'Woven slowly, worn often',
        navImage: shot('jeans styled denim ink stone', '', 0.5),
      },
      {
        type: 'CategoryCard',
        title: 'Knitwear',
        picture: shot('cardigan styled knit oatmeal stone', '', 1.2),
        shopAllHref: category('womens-knitwear'),
        links: [
          link('Jumpers', category('womens-jumpers')),
          link('Cardigans', category('womens-cardigans')),
          link('Cashmere', category('womens-cashmere')),
        ],
      },
      {
        type: 'MediaHubVideoComponent',
        desktopProfiles: film('linen'),
        posterImage: campaign('slow-mornings', '', 0.43),
        description: 'Linen moving in the light of a window',
        autoplay: true,
        controls: false,
        desktopAspectRatio: '21:9',
        mobileAspectRatio: '4:5',
        overlayTitle: 'Washed before it is cut',
        callToAction: link('The linen edit', category('the-linen-edit')),
      },
      {
        type: 'HeroBanner',
        title: 'Press a point to shop it',
        text: 'Everything in the picture is in the shop.',
        shade: 'none',
        layout: 'stacked',
        picture: {
          desktop: campaign('quiet-living', 'A green velvet sofa between a vase and a lamp', 0.5),
          mobile: { ...campaign('quiet-living', 'A green velvet sofa', 0.95), focusX: 62 },
        },
        linkLocation: 'top-left',
        desktopShoppableButtons: [
          {
            id: 'sofa',
            productSku: 'BKZ30005#forest',
            percentageFromTopLocation: 60,
            percentageFromLeftLocation: 62,
            iconColor: 'white',
          },
          {
            id: 'vase',
            productSku: 'EMZ20213#terracotta',
            percentageFromTopLocation: 68,
            percentageFromLeftLocation: 31,
            iconColor: 'white',
          },
        ],
        mobileShoppableButtons: [
          {
            id: 'sofa',
            productSku: 'BKZ30005#forest',
            percentageFromTopLocation: 36,
            percentageFromLeftLocation: 50,
            iconColor: 'white',
          },
        ],
      },
      { type: 'SingleShoppableButton', id: 'throw', productSku: 'SVZ30008#forest', label: 'Shop the throw' },
      { type: 'AddToBasketButton', sku: 'EMZ20213' },
      {
        type: 'VideoComponent',
        desktopProfiles: film('satin'),
        posterImage: campaign('occasion', '', 0.5625),
        description: 'Plum satin turning in the light',
        scroll_to_play: true,
        title: 'Why satin is cut on the bias',
        text: 'Laid diagonally, a woven cloth stretches a little in every direction. It costs a third more cloth, and it is the whole difference between a dress that hangs and one that moves.',
        callToAction: link('Evening dresses', category('womens-evening-dresses')),
      },
      {
        type: 'Video',
        desktopProfiles: film('linen'),
        posterImage: campaign('slow-mornings', '', 0.5625),
        description: 'Linen moving in the light of a window',
      },
      {
        type: 'BlogFeature',
        src: '/media/campaign/soft-knits',
        alt: 'Jumpers and a tartan scarf',
        focusX: 72,
        category: 'Style notes',
        title: 'How to choose a winter coat you will still like in March',
        date: '2026-11-06',
        description: 'Shoulders, length, cloth and colour: four decisions, in the right order.',
        href: '/blog/how-to-choose-a-winter-coat',
      },
      {
        type: 'BlogCard',
        src: '/media/campaign/slow-mornings',
        focusX: 72,
        category: 'At home',
        title: 'A bedroom for the dark months',
        date: '2026-10-09',
        description: 'Washed linen, two lamps and one heavy throw.',
        href: '/blog/a-bedroom-for-the-dark-months',
        callToAction: 'Read the story',
      },
      {
        type: 'DashHudson',
        title: 'Worn by you',
        text: 'Show us with #myselvedge.',
        items: [
          ['wrap-dress styled floral-small navy stone', 'womens-wrap-dresses', '@ines.in.leeds'],
          ['denim-jacket styled denim denim stone', 'womens-casual-jackets', '@ollyandfern'],
          ['jumper styled knit mustard stone', 'womens-jumpers', '@slowsundays'],
          ['blazer styled wool camel stone', 'womens-blazers', '@desk.to.dinner'],
          ['sofa styled velvet forest stone', 'home-velvet-sofas', '@numberfortytwo'],
          ['shirt-dress styled linen sky stone', 'womens-shirt-dresses', '@priyawears'],
          ['table-lamp styled linen ecru stone', 'home-table-lamps', '@lamplitrooms'],
          ['hoodie styled jersey forest stone', 'womens-hoodies', '@thecoastpath'],
        ].map(([recipe, slug, handle]) => ({
          picture: shot(recipe!, `A picture by ${handle}`, 1),
          href: category(slug!),
          handle,
        })),
      },
      {
        type: 'SocialsCarousel',
        title: 'From our channels',
        primaryHashtag: 'myselvedge',
        posts: [
          [
            '1',
            'instagram',
            'maxi-dress styled satin plum blush',
            'The plum one is back, in every size.',
            'evening',
          ],
          [
            '2',
            'tiktok',
            'cardigan styled knit oatmeal stone',
            'Five ways to wear one cardigan, filmed on a Tuesday.',
            'womens-cardigans',
          ],
          [
            '3',
            'facebook',
            'bedding styled linen sage sage',
            'Linen: wash it at thirty, never iron it.',
            'home-linen-bedding',
          ],
          ['4', 'instagram', 'suit styled wool navy steel', 'The navy suit, three ways.', 'mens-suits'],
          [
            '5',
            'tiktok',
            'ankle-boots front leather cherry pearl',
            'Cherry boots, wet pavement.',
            'womens-boots',
          ],
          [
            '6',
            'instagram',
            'armchair styled velvet mustard stone',
            'A chair that is not for clothes.',
            'home-armchairs',
          ],
        ].map(([id, channel, recipe, text, slug]) => ({
          flocklerId: id,
          channel,
          sourceUrl: `https://www.${channel}.com/`,
          images: [shot(recipe!, text, 1.25)],
          text,
          ctaLink: { url: category(slug!), title: 'Shop it' },
        })),
      },
      { type: 'Spacing', desktop: 48, mobile: 24, withRule: true },
      {
        type: 'Html',
        html: '<h2>How to read a label</h2><p>The <strong>first</strong> fibre named is the one there is most of. Anything below five per cent is there for the label.</p><ul><li>Wool: air it, do not wash it.</li><li>Linen: wash it, do not iron it.</li><li>Silk: ask us.</li></ul>',
      },
      {
        type: 'Iframe',
        src: 'https://www.youtube-nocookie.com/embed/selvedge-demo',
        title: 'An hour at the mill',
        poster: shot('throw front wool oatmeal stone', 'A woven throw', 0.5625),
      },
    ],
  },
  { locale: 'en-GB' },
);

const departments = page(
  '/pages/gift-guide',
  {
    title: 'The gift guide',
    description: 'Chosen by our buyers: presents by person, by price and by room.',
    sections: [
      {
        type: 'ImageHeader',
        eyebrow: 'The gift guide',
        title: 'Presents people keep',
        subtitle: 'Chosen by our buyers, wrapped if you like.',
        ...heroPicture(campaign('wrapped-up', 'A green gift box and a candle')),
      },
      {
        type: 'CtaCarousel',
        title: 'By person',
        slidesPerView: { mobile: 3.2, tablet: 5, desktop: 6 },
        items: [
          roundel('Her', category('gifts-for-her'), shot('scarf front satin dusty-rose blush')),
          roundel('Him', category('gifts-for-him'), shot('tie front stripe navy steel')),
          roundel('Children', category('gifts-for-kids'), shot('beanie front knit mustard sky')),
          roundel('The home', category('gifts-for-home'), shot('vase front plain terracotta stone')),
          roundel(
            'Personalised',
            category('gifts-personalised'),
            shot('necklace front plain gold champagne'),
          ),
          roundel('Under £25', category('gifts-under-25'), shot('candle front plain sage sage')),
        ],
      },
      {
        type: 'CtaGrid',
        title: 'By mood',
        columns: 3,
        columnsMobile: 1,
        items: [
          card(
            'For staying in',
            category('loungewear'),
            shot('dressing-gown front satin dusty-rose blush', '', 1.2),
            {
              variant: 'ctaHighlights',
              callToAction: 'Shop loungewear',
            },
          ),
          card('For going out', category('party'), shot('clutch-bag front sequin gold champagne', '', 1.2), {
            variant: 'ctaHighlights',
            callToAction: 'Shop party',
          }),
          card('For sleeping in', category('home-bedding'), shot('bedding front linen sage sage', '', 1.2), {
            variant: 'ctaHighlights',
            callToAction: 'Shop bedding',
          }),
        ],
      },
      { type: 'ProductCard', query: query({ category: 'gift-sets', sort: 'best-sellers', limit: 1 }) },
    ],
  },
  { locale: 'en-GB' },
);

export const landingPages = [christmas, saleEvent, membership, studio, departments];
