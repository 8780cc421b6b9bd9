import { roundelPath } from '../pictures/compose/roundel.ts';
import type { SectionBody } from './entry.ts';
import type { DemoPicture } from './pictures.ts';

/** Sections that many pages use. */
export const link = (label: string, href: string, filters = false) => ({
  label,
  href,
  autoApplyBrandFilterOnDBZ: filters,
});

export const category = (slug: string) => `/categories/${slug}`;

export const query = (options: {
  category?: string;
  brand?: string;
  sort?: string;
  limit?: number;
  productKeys?: string[];
}) => options;

/** The same picture for wide screens and phones, cropped differently. */
export const art = (picture: DemoPicture, wide = 0.46, phone = 1.3) => ({
  desktop: { ...picture, ratio: wide },
  mobile: { ...picture, ratio: phone },
});

export const card = (
  title: string,
  href: string,
  picture: DemoPicture,
  more: Record<string, unknown> = {},
) => ({ href, primaryTitle: title, navImage: picture, ...more });

export const roundel = (title: string, href: string, picture: DemoPicture, filters = false) => ({
  href,
  callToAction: title,
  roundelImageOverride: roundelPath(picture.src),
  autoApplyBrandFilterOnDBZ: filters,
});

export const productRow = (
  title: string,
  asked: ReturnType<typeof query>,
  more: ReturnType<typeof link> | null = null,
): SectionBody => ({
  type: 'ProductCarousel',
  title,
  query: asked,
  link: more,
  slidesPerView: { mobile: 2.15, tablet: 3.3, desktop: 4.5 },
});

/** Delivery, returns, sizes and advice: title and line. */
export function featuresOf(texts: [title: string, text: string][]): SectionBody {
  const names = ['delivery', 'returns', 'size-guide', 'contact'];
  const icons = ['truck', 'return', 'ruler', 'chat'];
  return {
    type: 'FeaturesInfoSection',
    items: texts.map(([title, text], index) => ({
      icon: icons[index],
      title,
      text,
      href: `/pages/informational/${names[index]}`,
    })),
  };
}
