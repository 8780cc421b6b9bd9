/** Slides in view: mobile and desktop. */
interface Slides {
  mobile: number;
  desktop: number;
}

const SLIDES = {
  category: { mobile: 1, desktop: 3 },
  cta: { mobile: 3.5, desktop: 10 },
  roundel: { mobile: 3.5, desktop: 10 },
  product: { mobile: 3.3, desktop: 3.3 },
  blog: { mobile: 1.3, desktop: 3.3 },
  hero: { mobile: 1, desktop: 1 },
  'family-of-brands': { mobile: 2, desktop: 4 },
  perks: { mobile: 2, desktop: 4 },
  'brand-room': { mobile: 1, desktop: 2 },
  banner: { mobile: 1.75, desktop: 3.2 },
  reviews: { mobile: 2, desktop: 3 },
  recommendation: { mobile: 1, desktop: 1 },
  'product-recommendations': { mobile: 2.15, desktop: 4.5 },
  sponsored: { mobile: 2.15, desktop: 4.5 },
  'visually-similar': { mobile: 2.1, desktop: 4.5 },
  talent: { mobile: 2, desktop: 4 },
} as const satisfies Record<string, Slides>;

export type CarouselType = keyof typeof SLIDES;

const WHOLE_SLIDES = 3;

/** How many slides are in view; a setting in the content overrides the default. */
export function slidesInView(
  type: CarouselType,
  screen: keyof Slides,
  itemCount: number,
  configured?: Partial<Slides> | null,
): number {
  const wanted = configured?.[screen];
  if (typeof wanted === 'number' && wanted > 0) return wanted;
  // Three banners or stories fill the row exactly, so no part of a fourth is shown.
  const fillsRow = type === 'banner' || type === 'blog';
  if (fillsRow && screen === 'desktop' && itemCount <= WHOLE_SLIDES) return WHOLE_SLIDES;
  return SLIDES[type][screen];
}
