import type { CSSProperties } from 'react';
import { parseLinkLocation } from '#commerce/content/hero-links.ts';
import { describeTextBanner } from '#commerce/content/text-banner.ts';
import { cssColour } from '../css-colour.ts';
import type { TextBannerFields } from '../text-banner-fields.ts';

const DOWN = { top: 'start', middle: 'center', bottom: 'end' } as const;
const ACROSS = { left: 'start', center: 'center', right: 'end' } as const;

/** The editor's typography as CSS variables; the stylesheet chooses among them by screen width. */
export function textBannerStyle(fields: TextBannerFields): CSSProperties {
  const settings = {
    title: fields.liveTextTitle,
    titleMobile: fields.liveTextTitleMobile,
    subtitle: fields.subtitle,
    subtitleMobile: fields.subtitleMobile,
    titleSize: fields.titleSize,
    titleSizeMobile: fields.titleSizeMobile,
    subtitleSize: fields.subtitleSize,
    subtitleSizeMobile: fields.subtitleSizeMobile,
    kerning: fields.kerning,
    lineHeight: fields.lineHeight,
    lineHeightMobile: fields.lineHeightMobile,
    padding: fields.padding,
  };
  const phone = describeTextBanner(settings, 390);
  const at = (width: number) => describeTextBanner(settings, width);
  const wide = parseLinkLocation(fields.textboxPosition);
  const narrow = parseLinkLocation(fields.textboxPositionMobile);
  return {
    '--title-phone': `${phone.titlePx}px`,
    '--title-1024': `${at(1024).titlePx}px`,
    '--title-1440': `${at(1440).titlePx}px`,
    '--title-1920': `${at(1920).titlePx}px`,
    '--subtitle-phone': `${phone.subtitlePx}px`,
    '--subtitle-1024': `${at(1024).subtitlePx}px`,
    '--subtitle-1440': `${at(1440).subtitlePx}px`,
    '--subtitle-1920': `${at(1920).subtitlePx}px`,
    '--kerning': `${phone.letterSpacingEm}em`,
    '--leading-phone': phone.lineHeight,
    '--leading-wide': at(1920).lineHeight,
    '--pad-phone': `${fields.paddingMobile ?? Math.min(at(1920).paddingPx, 24)}px`,
    '--pad-wide': `${at(1920).paddingPx}px`,
    '--down-phone': DOWN[narrow.vertical],
    '--across-phone': ACROSS[narrow.horizontal],
    '--down-wide': DOWN[wide.vertical],
    '--across-wide': ACROSS[wide.horizontal],
    '--align': fields.textAlignment,
    '--box-width-phone': fields.containerWidthMobile === null ? undefined : `${fields.containerWidthMobile}%`,
    '--box-width-wide': fields.containerWidth === null ? undefined : `${fields.containerWidth}%`,
    '--offset-phone': `${fields.verticalOffsetMobile}px`,
    '--offset-wide': `${fields.verticalOffset}px`,
    '--title-colour': cssColour(fields.titleColour),
    '--subtitle-colour': cssColour(fields.subtitleColour),
    '--banner-ground': cssColour(fields.bannerBackgroundColor),
    '--banner-padding': `${fields.bannerPadding}px`,
    '--edge-margin': `${fields.bannerEdgeMargin}px`,
  } as CSSProperties;
}
