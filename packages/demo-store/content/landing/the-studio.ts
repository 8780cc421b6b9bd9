import { featured } from '../articles/article.ts';
import { darkMonths } from '../articles/dark-months.ts';
import { winterCoat } from '../articles/winter-coat.ts';
import { storyIn } from '../brand-home-texts.ts';
import { brandStories } from '../brands.ts';
import { band, DEFAULT_BRAND, page, type SectionBody } from '../entry.ts';
import { LANGUAGES } from '../languages.ts';
import { category, link } from '../parts.ts';
import { campaign, shot } from '../pictures.ts';
import { channels, film, wornByYou } from './the-studio-media.ts';
import { type StudioTexts, studioTexts } from './the-studio-texts.ts';

const point = (id: string, productSku: string, fromTop: number, fromLeft: number) => ({
  id,
  productSku,
  percentageFromTopLocation: fromTop,
  percentageFromLeftLocation: fromLeft,
  iconColor: 'white',
});

/** A picture of a room whose products can be bought by hotspots. */
function shoppableRoom(t: StudioTexts): SectionBody {
  return {
    type: 'HeroBanner',
    title: t.press,
    text: t.pressText,
    shade: 'none',
    layout: 'stacked',
    picture: {
      desktop: campaign('quiet-living', t.sofa, 0.5),
      mobile: { ...campaign('quiet-living', t.sofa, 0.95), focusX: 62 },
    },
    linkLocation: 'top-left',
    desktopShoppableButtons: [
      point('sofa', 'BKZ30005#forest', 60, 62),
      point('vase', 'EMZ20213#terracotta', 68, 31),
    ],
    mobileShoppableButtons: [point('sofa', 'BKZ30005#forest', 56, 50)],
  };
}

export const theStudio = LANGUAGES.map((locale) => {
  const t = studioTexts[locale];
  return page(
    '/pages/the-studio',
    {
      title: t.title,
      description: t.description,
      image: '/media/jeans/styled/denim.ink.stone',
      sections: [
        { type: 'CategoryHeader', title: t.title, text: t.text },
        {
          type: 'FamilyOfBrands',
          title: t.family,
          text: t.familyText,
          brands: brandStories
            .map((story) => storyIn(story, locale))
            .map(({ slug, name, line, second }) => ({
              slug,
              name,
              line,
              href: `/pages/brands/${slug}`,
              picture: { ...second, ratio: 1.25 },
            })),
        },
        band(
          { columns: 2 },
          {
            type: 'CtaCard',
            href: category('the-denim-edit'),
            primaryTitle: t.denim,
            callToAction: t.denimLink,
            liveText: t.denimText,
            navImage: shot('jeans styled denim ink stone', '', 1.2),
          },
          {
            type: 'CategoryCard',
            title: t.knitwear,
            picture: shot('cardigan styled knit oatmeal stone', '', 1.2),
            shopAllHref: category('womens-knitwear'),
            links: [
              link(t.jumpers, category('womens-jumpers')),
              link(t.cardigans, category('womens-cardigans')),
              link(t.cashmere, category('womens-cashmere')),
            ],
          },
        ),
        {
          type: 'MediaHubVideoComponent',
          desktopProfiles: film('floral-dress'),
          posterImage: campaign('garden-florals', '', 0.43),
          description: t.floralFilm,
          autoplay: true,
          controls: false,
          desktopAspectRatio: '21:9',
          mobileAspectRatio: '4:5',
          overlayTitle: t.cutToMove,
          callToAction: link(t.dresses, category('womens-dresses')),
        },
        shoppableRoom(t),
        band(
          { columns: 2 },
          { type: 'AddToBasketButton', sku: 'EMZ20213' },
          { type: 'SingleShoppableButton', id: 'throw', productSku: 'SVZ30008#forest', label: t.shopThrow },
        ),
        {
          type: 'VideoComponent',
          desktopProfiles: film('emerald-gown'),
          posterImage: campaign('occasion', '', 0.5625),
          description: t.satinFilm,
          scroll_to_play: true,
          title: t.bias,
          text: t.biasText,
          callToAction: link(t.evening, category('womens-evening-dresses')),
        },
        {
          type: 'Video',
          desktopProfiles: film('camel-coat'),
          posterImage: campaign('new-tailoring', '', 0.5625),
          description: t.coatFilm,
        },
        { type: 'BlogFeature', ...featured(winterCoat, locale) },
        { type: 'BlogCard', ...featured(darkMonths, locale), callToAction: t.readStory },
        wornByYou(t),
        channels(t),
        { type: 'Spacing', desktop: 48, mobile: 24, withRule: true },
        { type: 'Html', html: t.label },
        {
          type: 'Iframe',
          src: 'https://www.youtube-nocookie.com/embed/selvedge-demo',
          title: t.mill,
          poster: shot('throw front wool oatmeal stone', t.throw, 0.5625),
        },
      ],
    },
    { brand: DEFAULT_BRAND, locale },
  );
});
