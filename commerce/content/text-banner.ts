const BANNER_MOBILE_BELOW = 768;

/** Font sizes are given for a width of 1920; each step scales them to the width it starts at. */
const FONT_STEPS: readonly { from: number; scale: number }[] = [
  { from: 1920, scale: 1 },
  { from: 1440, scale: 1440 / 1920 },
  { from: 1024, scale: 1024 / 1920 },
];
const SMALLEST_SCALE = 1024 / 1920;

export interface TextBannerSettings {
  title: string;
  titleMobile: string | null;
  subtitle: string | null;
  subtitleMobile: string | null;
  titleSize: number | null;
  titleSizeMobile: number | null;
  subtitleSize: number | null;
  subtitleSizeMobile: number | null;
  kerning: number | null;
  lineHeight: number | null;
  lineHeightMobile: number | null;
  padding: number | null;
}

/** As content editors enter them: px, hundredths of an em, percent. */
const DEFAULTS = {
  titleSize: 48,
  titleSizeMobile: 24,
  subtitleSize: 20,
  kerning: -4,
  lineHeight: 100,
  lineHeightMobile: 90,
  padding: 50,
} as const;

export interface TextBannerStyle {
  title: string;
  subtitle: string | null;
  titlePx: number;
  subtitlePx: number;
  letterSpacingEm: number;
  lineHeight: number;
  paddingPx: number;
}

export function fontScaleAt(width: number): number {
  return FONT_STEPS.find((step) => width >= step.from)?.scale ?? SMALLEST_SCALE;
}

/** Desktop font sizes shrink with the screen, but never below the mobile size. */
function scaleFont(size: number, width: number, smallest: number): number {
  return Math.max(Math.min(size, smallest), Math.round(size * fontScaleAt(width) * 10) / 10);
}

/** Mobile texts and sizes below 768, scaled desktop ones above. */
export function describeTextBanner(settings: TextBannerSettings, width: number): TextBannerStyle {
  const isMobile = width < BANNER_MOBILE_BELOW;
  const titleSizeMobile = settings.titleSizeMobile ?? DEFAULTS.titleSizeMobile;
  const subtitleSize = settings.subtitleSize ?? DEFAULTS.subtitleSize;
  const subtitleSizeMobile = settings.subtitleSizeMobile ?? Math.min(subtitleSize, DEFAULTS.subtitleSize);
  const lineHeight = isMobile
    ? (settings.lineHeightMobile ?? DEFAULTS.lineHeightMobile)
    : (settings.lineHeight ?? DEFAULTS.lineHeight);
  return {
    title: (isMobile && settings.titleMobile) || settings.title,
    subtitle: (isMobile && settings.subtitleMobile) || settings.subtitle,
    titlePx: isMobile
      ? titleSizeMobile
      : scaleFont(settings.titleSize ?? DEFAULTS.titleSize, width, titleSizeMobile),
    subtitlePx: isMobile ? subtitleSizeMobile : scaleFont(subtitleSize, width, 16),
    letterSpacingEm: (settings.kerning ?? DEFAULTS.kerning) / 100,
    lineHeight: lineHeight / 100,
    paddingPx: settings.padding ?? DEFAULTS.padding,
  };
}
