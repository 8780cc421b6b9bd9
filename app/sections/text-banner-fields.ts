import * as v from 'valibot';
import { colour, flag, maybe, numberOr, oneOf, words } from './fields.ts';

const size = (most: number) => maybe(v.pipe(v.number(), v.minValue(8), v.maxValue(most)));
const percent = maybe(v.pipe(v.number(), v.minValue(0), v.maxValue(100)));
const padding = maybe(v.pipe(v.number(), v.minValue(0), v.maxValue(300)));
const position = oneOf(
  [
    ...['top-left', 'top-center', 'top-right', 'middle-left', 'middle-center', 'middle-right'],
    ...['bottom-left', 'bottom-center', 'bottom-right'],
  ] as const,
  'middle-left',
);
const alignment = oneOf(['left', 'center', 'right'], 'left');
const font = oneOf(['heading', 'text'], 'heading');

/** Live text: text that the page sets over a picture, not part of the picture. */
export const textBannerEntries = {
  liveTextTitle: words(160),
  liveTextTitleMobile: maybe(words(160)),
  subtitle: maybe(words(400)),
  subtitleMobile: maybe(words(400)),
  textboxPosition: position,
  textboxPositionMobile: oneOf(
    [
      ...['top-left', 'top-center', 'top-right', 'middle-left', 'middle-center', 'middle-right'],
      ...['bottom-left', 'bottom-center', 'bottom-right'],
    ] as const,
    'bottom-left',
  ),
  titleFont: font,
  subtitleFont: oneOf(['heading', 'text'], 'text'),
  titleSize: size(200),
  titleSizeMobile: size(120),
  subtitleSize: size(80),
  subtitleSizeMobile: size(60),
  kerning: maybe(v.pipe(v.number(), v.minValue(-20), v.maxValue(60))),
  lineHeight: maybe(v.pipe(v.number(), v.minValue(60), v.maxValue(200))),
  lineHeightMobile: maybe(v.pipe(v.number(), v.minValue(60), v.maxValue(200))),
  titleColour: maybe(colour),
  subtitleColour: maybe(colour),
  textAlignment: alignment,
  containerWidth: percent,
  containerWidthMobile: percent,
  padding,
  paddingMobile: padding,
  bannerBackgroundColor: maybe(colour),
  bannerPadding: numberOr(0, 0, 200),
  bannerEdgeMargin: numberOr(0, 0, 200),
  verticalOffset: numberOr(0, -300, 300),
  verticalOffsetMobile: numberOr(0, -300, 300),
  isUppercase: flag(false),
};

const textBanner = v.object(textBannerEntries);
export type TextBannerFields = v.InferOutput<typeof textBanner>;
