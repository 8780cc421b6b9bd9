import { type ComponentType, lazy } from 'react';
import { isSectionType, type SectionType } from '#commerce/content/section-types.ts';
import type { SectionProps } from './section.ts';

type SectionComponent = ComponentType<SectionProps<never, never>>;

/** Type name → component, each in a file of its own: a page loads only the sections it shows. */
export const sectionRegistry: Record<SectionType, () => Promise<{ default: SectionComponent }>> = {
  Banner: () => import('./banner/banner.tsx'),
  BlogCard: () => import('./blog-card/blog-card.tsx'),
  VideoComponent: () => import('./video-component/video-component.tsx'),
  MediaHubVideoComponent: () => import('./media-hub-video-component/media-hub-video-component.tsx'),
  CategoryCarousel: () => import('./category-carousel/category-carousel.tsx'),
  CtaCarousel: () => import('./cta-carousel/cta-carousel.tsx'),
  ProductCarousel: () => import('./product-carousel/product-carousel.tsx'),
  BlogSection: () => import('./blog-section/blog-section.tsx'),
  CtaGrid: () => import('./cta-grid/cta-grid.tsx'),
  ProductGrid: () => import('./product-grid/product-grid.tsx'),
  Marquee: () => import('./marquee/marquee.tsx'),
  HeroBannerCarousel: () => import('./hero-banner-carousel/hero-banner-carousel.tsx'),
  Text: () => import('./text/text.tsx'),
  Html: () => import('./html/html.tsx'),
  Iframe: () => import('./iframe/iframe.tsx'),
  ImageHeader: () => import('./image-header/image-header.tsx'),
  Video: () => import('./video/video.tsx'),
  Spacing: () => import('./spacing/spacing.tsx'),
  TakeoverToggle: () => import('./takeover-toggle/takeover-toggle.tsx'),
  DashHudson: () => import('./dash-hudson/dash-hudson.tsx'),
  FaqAccordian: () => import('./faq-accordian/faq-accordian.tsx'),
  BlogFeature: () => import('./blog-feature/blog-feature.tsx'),
  FeatureBanner: () => import('./feature-banner/feature-banner.tsx'),
  BackToTop: () => import('./back-to-top/back-to-top.tsx'),
  BlogPanelDetail: () => import('./blog-panel-detail/blog-panel-detail.tsx'),
  BlogPanelStyleOverview: () => import('./blog-panel-style-overview/blog-panel-style-overview.tsx'),
  BlogPanelProductFocus: () => import('./blog-panel-product-focus/blog-panel-product-focus.tsx'),
  BlogPanelProductHighlight: () => import('./blog-panel-product-highlight/blog-panel-product-highlight.tsx'),
  CtaCard: () => import('./cta-card/cta-card.tsx'),
  CategoryCard: () => import('./category-card/category-card.tsx'),
  BlogHeader: () => import('./blog-header/blog-header.tsx'),
  CategoryHighlight: () => import('./category-highlight/category-highlight.tsx'),
  CountdownBanner: () => import('./countdown-banner/countdown-banner.tsx'),
  AddToBasketButton: () => import('./add-to-basket-button/add-to-basket-button.tsx'),
  HeroBanner: () => import('./hero-banner/hero-banner.tsx'),
  ProductCard: () => import('./product-card/product-card.tsx'),
  PerkCard: () => import('./perk-card/perk-card.tsx'),
  SingleFeatureInfo: () => import('./single-feature-info/single-feature-info.tsx'),
  SingleShoppableButton: () => import('./single-shoppable-button/single-shoppable-button.tsx'),
  UspBanner: () => import('./usp-banner/usp-banner.tsx'),
  CategoryHeader: () => import('./category-header/category-header.tsx'),
  Image: () => import('./image/image.tsx'),
  PersonalisedProductCarousel: () =>
    import('./personalised-product-carousel/personalised-product-carousel.tsx'),
  CategoriesProductCarousel: () => import('./categories-product-carousel/categories-product-carousel.tsx'),
  FamilyOfBrands: () => import('./family-of-brands/family-of-brands.tsx'),
  PerksCarousel: () => import('./perks-carousel/perks-carousel.tsx'),
  FeaturesInfoSection: () => import('./features-info-section/features-info-section.tsx'),
  BrandRoomCard: () => import('./brand-room-card/brand-room-card.tsx'),
  GridAndLogoComponent: () => import('./grid-and-logo-component/grid-and-logo-component.tsx'),
  WishlistCarousel: () => import('./wishlist-carousel/wishlist-carousel.tsx'),
  SocialsCarousel: () => import('./socials-carousel/socials-carousel.tsx'),
  LiveText: () => import('./live-text/live-text.tsx'),
  ImageBesideTextWithButton: () =>
    import('./image-beside-text-with-button/image-beside-text-with-button.tsx'),
  ImageCtaCarousel: () => import('./image-cta-carousel/image-cta-carousel.tsx'),
};

const loaded = new Map<SectionType, SectionComponent>();
const chosen = new Map<SectionType, SectionComponent>();
const late = new Set<SectionType>();

export async function preloadSections(types: readonly SectionType[]): Promise<void> {
  const missing = types.filter((type) => !loaded.has(type));
  await Promise.all(
    missing.map(async (type) => {
      const component = await sectionRegistry[type]().catch(() => null);
      // One that could not be fetched is tried again when it is rendered.
      if (component) loaded.set(type, component.default);
    }),
  );
}

/** The same component for as long as the page lives; an unknown type has none. */
export function sectionComponent(type: string): SectionComponent | null {
  if (!isSectionType(type)) return null;
  const known = chosen.get(type);
  if (known) return known;
  const component = loaded.get(type);
  if (!component) late.add(type);
  chosen.set(type, component ?? lazy(sectionRegistry[type]));
  return chosen.get(type)!;
}

/** It was not there when it was first rendered, so it is fetched while the page shows. */
export function isLate(type: SectionType): boolean {
  return late.has(type);
}
