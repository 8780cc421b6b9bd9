import * as v from 'valibot';
import { artPicture, colour, flag, href, maybe, numberOr, oneOf, overlayLayout, words } from '../fields.ts';
import { shoppableEntries } from '../shoppable-fields.ts';

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

export const heroBannerSchema = v.object({
  picture: artPicture,
  layout: overlayLayout,
  eyebrow: maybe(words(80)),
  title: maybe(words(120)),
  titleMobile: maybe(words(120)),
  text: maybe(words(400)),
  /** Where the words and links stand, such as `bottom-left`. */
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
