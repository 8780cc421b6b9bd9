import { brandHomeTexts, storyIn } from '../brand-home-texts.ts';
import { brandStories } from '../brands.ts';
import { band, page, type SectionBody } from '../entry.ts';
import { type InEveryLanguage, LANGUAGES, type Language } from '../languages.ts';
import { card, category, featuresOf, link, productRow, query, roundel } from '../parts.ts';
import { campaign, heroPicture, shot } from '../pictures.ts';
import { dutchHome } from './dutch.ts';
import { englishHome, type HomeTexts } from './english.ts';
import { frenchHome } from './french.ts';
import { swedishHome } from './swedish.ts';

const story = (slug: string) => brandStories.find((each) => each.slug === slug)!;

const homeTexts: InEveryLanguage<HomeTexts> = {
  'en-GB': englishHome,
  fr: frenchHome,
  nl: dutchHome,
  sv: swedishHome,
};

/** The home page of the default brand, in each of its languages. */
export const selvedgeHomes = LANGUAGES.map((locale) => home(locale, homeTexts[locale]));

function home(locale: Language, t: HomeTexts) {
  const texts = brandHomeTexts[locale];
  return page(
    '/',
    {
      title: 'Selvedge',
      description: t.description,
      image: '/media/campaign/new-tailoring',
      sections: [
        band(
          { fullWidth: true, tight: true },
          {
            type: 'HeroBannerCarousel',
            label: t.season,
            slides: [
              {
                eyebrow: t.coatEyebrow,
                title: t.coatTitle,
                text: t.coatText,
                ...heroPicture(campaign('new-tailoring', t.pictures.coats)),
                linkLocation: 'middle-left',
                links: [
                  { label: t.womensCoats, href: category('womens-coats-jackets') },
                  { label: t.mensCoats, href: category('mens-coats-jackets'), transparentBackground: true },
                ],
                maxButtonStackMobile: 2,
              },
              {
                eyebrow: t.home,
                title: t.roomsTitle,
                text: t.roomsText,
                ...heroPicture(campaign('quiet-living', t.pictures.sofa)),
                linkLocation: 'middle-left',
                links: [
                  { label: t.shopHome, href: category('home') },
                  { label: t.lighting, href: category('home-lighting'), transparentBackground: true },
                ],
              },
              {
                eyebrow: t.gifts,
                title: t.giftsTitle,
                text: t.giftsText,
                ...heroPicture(campaign('wrapped-up', t.pictures.gift)),
                linkLocation: 'middle-left',
                links: [
                  { label: t.allGifts, href: category('gifts') },
                  { label: t.under25, href: category('gifts-under-25'), transparentBackground: true },
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
            roundel(t.newIn, category('new-in'), shot('shirt-dress front plain rust stone')),
            roundel(t.dresses, category('womens-dresses'), shot('wrap-dress front floral-small navy stone')),
            roundel(t.coats, category('womens-coats-jackets'), shot('trench-coat front plain stone sand')),
            roundel(t.knitwear, category('womens-knitwear'), shot('cardigan front knit oatmeal stone')),
            roundel(t.men, category('mens'), shot('jumper front knit forest steel')),
            roundel(t.kids, category('kids'), shot('kids-dungarees front denim denim sky')),
            roundel(t.beauty, category('beauty'), shot('perfume front plain peach blush')),
            roundel(t.home, category('home'), shot('table-lamp front linen ecru sage')),
          ],
        },
        productRow(
          t.newThisWeek,
          query({ category: 'new-in', sort: 'newness' }),
          link(t.seeAllNew, category('new-in')),
        ),
        {
          type: 'CtaGrid',
          title: t.departments,
          columns: 4,
          columnsMobile: 2,
          items: [
            card(t.women, category('womens-clothing'), shot('blazer styled wool camel sand', '', 1.3), {
              description: t.womenText,
            }),
            card(t.men, category('mens'), shot('denim-jacket styled denim denim steel', '', 1.3), {
              description: t.menText,
            }),
            card(t.home, category('home'), shot('armchair styled velvet mustard stone', '', 1.3), {
              description: t.homeText,
            }),
            card(t.beauty, category('beauty'), shot('cream-jar styled plain sage sage', '', 1.3), {
              description: t.beautyText,
            }),
          ],
        },
        band(
          { colour: 'sunk' },
          {
            type: 'ImageBesideTextWithButton',
            eyebrow: t.storyEyebrow,
            title: t.storyTitle,
            markdown: t.storyText,
            picture: shot('jeans styled denim ink stone', t.pictures.jeans, 1.1),
            button: link(t.storyLink, '/pages/informational/about'),
          },
        ),
        productRow(
          t.bestSellers,
          query({ category: 'womens-clothing', sort: 'best-sellers' }),
          link(t.shopWomen, category('womens-clothing')),
        ),
        rooms(t, locale),
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
          eyebrow: t.linenEyebrow,
          title: t.linenTitle,
          text: t.linenText,
          picture: campaign('slow-mornings', t.pictures.bed, 0.9),
          links: [
            link(t.linenBedding, category('home-linen-bedding')),
            link(t.allBedding, category('home-bedding')),
          ],
        },
        {
          type: 'PersonalisedProductCarousel',
          title: t.picked,
          query: query({ category: 'home', sort: 'best-sellers' }),
          slidesPerView: { mobile: 2.15, tablet: 3.3, desktop: 4.5 },
        },
        { type: 'WishlistCarousel' },
        {
          type: 'BlogSection',
          title: texts.journal,
          link: link(texts.allStories, '/blog'),
        },
        featuresOf(texts.promises),
        { type: 'BackToTop', placement: 'right' },
      ],
    },
    { brand: 'selvedge', locale },
  );
}

/** Cards of four brand rooms. */
function rooms(t: HomeTexts, locale: Language): SectionBody {
  return {
    type: 'BrandRoomCard',
    title: t.brandRoom,
    cards: ['coast', 'oasis', 'burton', 'gorgeous'].map((slug) => {
      const { name, season, seasonText, second } = storyIn(story(slug), locale);
      return {
        brand: name,
        title: season,
        description: seasonText,
        href: `/pages/brands/${slug}`,
        picture: { ...second, ratio: 1.1 },
      };
    }),
  };
}
