import * as v from 'valibot';
import { defineSection } from '../define-section.ts';
import { artPicture, colour, flag, href, maybe, numberOr, oneOf, overlayLayout, words } from '../fields.ts';
import { chair, coat, gift, lamp, sofa, wide } from '../sample-pictures.ts';

const heroLink = v.object({
  label: words(60),
  href,
  colour: maybe(colour),
  backgroundColour: maybe(colour),
  hoverColour: maybe(colour),
  hoverBackgroundColour: maybe(colour),
  transparentBackground: flag(false),
  enableHoverOver: flag(true),
  autoApplyBrandFilterOnDBZ: flag(false),
});

const coordinate = v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))));
const coordinates = maybe(
  v.object({ startX: coordinate, startY: coordinate, endX: coordinate, endY: coordinate }),
);

/** A product (`sku#colour`) and its point on the picture. */
const shoppableButton = v.object({
  id: words(60),
  productSku: words(80),
  percentageFromTopLocation: coordinate,
  percentageFromLeftLocation: coordinate,
  iconColor: maybe(colour),
});

const shoppableEntries = {
  displayMode: oneOf(['button', 'banner'], 'button'),
  bannerAlignment: oneOf(['left', 'center', 'right'], 'right'),
  invertBannerColours: flag(false),
  desktopShoppableButtons: v.optional(v.array(shoppableButton), []),
  mobileShoppableButtons: v.optional(v.array(shoppableButton), []),
};

export const heroBannerSchema = v.object({
  picture: artPicture,
  layout: overlayLayout,
  eyebrow: maybe(words(80)),
  title: maybe(words(120)),
  titleMobile: maybe(words(120)),
  text: maybe(words(400)),
  /** Where text and links stand, such as `bottom-left`. */
  linkLocation: v.optional(v.pipe(v.string(), v.maxLength(30)), 'bottom-left'),
  linkStacking: oneOf(['horizontal', 'vertical'], 'horizontal'),
  maxButtonStackDesktop: numberOr(1, 1, 6),
  maxButtonStackMobile: numberOr(1, 1, 6),
  links: v.optional(v.array(heroLink), []),
  textColour: maybe(colour),
  shade: oneOf(['none', 'dark', 'light'], 'dark'),
  visibilityConfig: v.optional(
    v.object({ hideForLoggedInUsers: flag(false), hideForGuestUsers: flag(false) }),
    {},
  ),
  imageHotspots: v.optional(
    v.array(
      v.object({ desktopCoords: coordinates, mobileCoords: coordinates, link: href, altText: words(120) }),
    ),
    [],
  ),
  ...shoppableEntries,
});
export type HeroBannerFields = v.InferOutput<typeof heroBannerSchema>;
export type HeroLinkField = HeroBannerFields['links'][number];

export const heroSkus = ({ desktopShoppableButtons, mobileShoppableButtons }: HeroBannerFields) =>
  [...desktopShoppableButtons, ...mobileShoppableButtons].map(({ productSku }) => productSku);

/** It is shown only once the visitor is known to be signed in or not. */
export function isRestricted({ visibilityConfig }: HeroBannerFields): boolean {
  return visibilityConfig.hideForGuestUsers || visibilityConfig.hideForLoggedInUsers;
}

export default defineSection({
  type: 'HeroBanner',
  styles: ['hero'],
  schema: heroBannerSchema,
  load: async (fields, { findShoppableProducts }) => ({
    products: await findShoppableProducts(heroSkus(fields)),
  }),
  samples: [
    {
      name: 'words at the bottom left',
      fields: {
        eyebrow: 'New this week',
        title: 'The coat you keep',
        text: 'Pure wool, cut to go over everything you own.',
        picture: wide(coat),
        links: [
          { label: 'Women’s coats', href: '/categories/womens-coats-jackets' },
          { label: 'Men’s coats', href: '/categories/mens-coats-jackets', transparentBackground: true },
        ],
      },
    },
    {
      name: 'four links in stacks of two, in the middle',
      fields: {
        title: 'Something for everyone',
        picture: wide(gift),
        linkLocation: 'middle-center',
        maxButtonStackDesktop: 2,
        maxButtonStackMobile: 2,
        links: ['her', 'him', 'kids', 'home'].map((who) => ({
          label: `For ${who}`,
          href: `/categories/gifts-for-${who}`,
        })),
      },
    },
    {
      name: 'for guests only',
      fields: {
        title: 'Join us',
        picture: wide(chair),
        visibilityConfig: { hideForLoggedInUsers: true },
        links: [{ label: 'Create an account', href: '/sign-up' }],
      },
    },
    {
      name: 'for those who are signed in',
      fields: { title: 'Welcome back', picture: wide(lamp), visibilityConfig: { hideForGuestUsers: true } },
    },
    {
      name: 'areas and shoppable points',
      fields: {
        picture: wide(sofa, 0.5, 1.1),
        shade: 'none',
        imageHotspots: [
          {
            desktopCoords: { startX: 2, startY: 5, endX: 20, endY: 40 },
            mobileCoords: { startX: 0, startY: 0, endX: 30, endY: 30 },
            link: '/categories/home-lighting',
            altText: 'Lighting',
          },
          {
            desktopCoords: { startX: 10 },
            mobileCoords: null,
            link: '/categories/home',
            altText: 'Skipped: no coordinates',
          },
        ],
        desktopShoppableButtons: [
          {
            id: 'sofa',
            productSku: 'BKZ30005#forest',
            percentageFromTopLocation: 60,
            percentageFromLeftLocation: 50,
          },
          {
            id: 'missing',
            productSku: 'ZZZ99999',
            percentageFromTopLocation: 30,
            percentageFromLeftLocation: 75,
          },
        ],
        mobileShoppableButtons: [
          {
            id: 'sofa',
            productSku: 'BKZ30005#forest',
            percentageFromTopLocation: 60,
            percentageFromLeftLocation: 50,
          },
        ],
      },
    },
    {
      name: 'shoppable as a banner',
      fields: {
        picture: wide(sofa, 0.5, 1.1),
        shade: 'none',
        displayMode: 'banner',
        bannerAlignment: 'left',
        invertBannerColours: true,
        desktopShoppableButtons: [{ id: 'sofa', productSku: 'BKZ30005#forest' }],
        mobileShoppableButtons: [{ id: 'sofa', productSku: 'BKZ30005#forest' }],
      },
    },
  ],
});
