import { FILM_SIZE, filmAddress } from '#demo/media/films.ts';
import { brandStories } from '../brands.ts';
import { page } from '../entry.ts';
import { category, link } from '../parts.ts';
import { campaign, shot } from '../pictures.ts';

const film = (id: string) =>
  (['webm', 'mp4'] as const).map((type) => ({
    quality: FILM_SIZE.width,
    type: `video/${type}`,
    url: filmAddress(id, type),
  }));

export const theStudio = page(
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
        desktopProfiles: film('floral-dress'),
        posterImage: campaign('garden-florals', '', 0.43),
        description: 'A floral dress moving on its hanger',
        autoplay: true,
        controls: false,
        desktopAspectRatio: '21:9',
        mobileAspectRatio: '4:5',
        overlayTitle: 'Cut to move',
        callToAction: link('Dresses', category('womens-dresses')),
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
        desktopProfiles: film('emerald-gown'),
        posterImage: campaign('occasion', '', 0.5625),
        description: 'Green satin turning in the light',
        scroll_to_play: true,
        title: 'Why satin is cut on the bias',
        text: 'Laid diagonally, a woven cloth stretches a little in every direction. It costs a third more cloth, and it is the whole difference between a dress that hangs and one that moves.',
        callToAction: link('Evening dresses', category('womens-evening-dresses')),
      },
      {
        type: 'Video',
        desktopProfiles: film('camel-coat'),
        posterImage: campaign('new-tailoring', '', 0.5625),
        description: 'A camel coat turning on its hanger',
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
