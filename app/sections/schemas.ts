import type { GenericSchema } from 'valibot';
import type { SectionType } from '#commerce/content/section-types.ts';
import { addToBasketButtonSchema } from './add-to-basket-button/schema.ts';
import { backToTopSchema } from './back-to-top/schema.ts';
import { bannerSchema } from './banner/schema.ts';
import { blogCardSchema } from './blog-card/schema.ts';
import { blogFeatureSchema } from './blog-feature/schema.ts';
import { blogHeaderSchema } from './blog-header/schema.ts';
import { blogPanelDetailSchema } from './blog-panel-detail/schema.ts';
import { blogPanelProductFocusSchema } from './blog-panel-product-focus/schema.ts';
import { blogPanelProductHighlightSchema } from './blog-panel-product-highlight/schema.ts';
import { blogPanelStyleOverviewSchema } from './blog-panel-style-overview/schema.ts';
import { blogSectionSchema } from './blog-section/schema.ts';
import { brandRoomCardSchema } from './brand-room-card/schema.ts';
import { categoriesProductCarouselSchema } from './categories-product-carousel/schema.ts';
import { categoryCardSchema } from './category-card/schema.ts';
import { categoryCarouselSchema } from './category-carousel/schema.ts';
import { categoryHeaderSchema } from './category-header/schema.ts';
import { categoryHighlightSchema } from './category-highlight/schema.ts';
import { countdownBannerSchema } from './countdown-banner/schema.ts';
import { ctaCardSchema } from './cta-card/schema.ts';
import { ctaCarouselSchema } from './cta-carousel/schema.ts';
import { ctaGridSchema } from './cta-grid/schema.ts';
import { dashHudsonSchema } from './dash-hudson/schema.ts';
import { familyOfBrandsSchema } from './family-of-brands/schema.ts';
import { faqAccordianSchema } from './faq-accordian/schema.ts';
import { featureBannerSchema } from './feature-banner/schema.ts';
import { featuresInfoSectionSchema } from './features-info-section/schema.ts';
import { gridAndLogoComponentSchema } from './grid-and-logo-component/schema.ts';
import { heroBannerSchema } from './hero-banner/schema.ts';
import { heroBannerCarouselSchema } from './hero-banner-carousel/schema.ts';
import { htmlSchema } from './html/schema.ts';
import { iframeSchema } from './iframe/schema.ts';
import { imageSchema } from './image/schema.ts';
import { imageBesideTextWithButtonSchema } from './image-beside-text-with-button/schema.ts';
import { imageCtaCarouselSchema } from './image-cta-carousel/schema.ts';
import { imageHeaderSchema } from './image-header/schema.ts';
import { liveTextSchema } from './live-text/schema.ts';
import { marqueeSchema } from './marquee/schema.ts';
import { mediaHubVideoComponentSchema } from './media-hub-video-component/schema.ts';
import { perkCardSchema } from './perk-card/schema.ts';
import { perksCarouselSchema } from './perks-carousel/schema.ts';
import { personalisedProductCarouselSchema } from './personalised-product-carousel/schema.ts';
import { productCardSchema } from './product-card/schema.ts';
import { productCarouselSchema } from './product-carousel/schema.ts';
import { productGridSchema } from './product-grid/schema.ts';
import { singleFeatureInfoSchema } from './single-feature-info/schema.ts';
import { singleShoppableButtonSchema } from './single-shoppable-button/schema.ts';
import { socialsCarouselSchema } from './socials-carousel/schema.ts';
import { spacingSchema } from './spacing/schema.ts';
import { takeoverToggleSchema } from './takeover-toggle/schema.ts';
import { textSchema } from './text/schema.ts';
import { uspBannerSchema } from './usp-banner/schema.ts';
import { videoSchema } from './video/schema.ts';
import { videoComponentSchema } from './video-component/schema.ts';
import { wishlistCarouselSchema } from './wishlist-carousel/schema.ts';

/** What an editor may write into each type of section. */
export const sectionSchemas: Record<SectionType, GenericSchema> = {
  Banner: bannerSchema,
  BlogCard: blogCardSchema,
  VideoComponent: videoComponentSchema,
  MediaHubVideoComponent: mediaHubVideoComponentSchema,
  CategoryCarousel: categoryCarouselSchema,
  CtaCarousel: ctaCarouselSchema,
  ProductCarousel: productCarouselSchema,
  BlogSection: blogSectionSchema,
  CtaGrid: ctaGridSchema,
  ProductGrid: productGridSchema,
  Marquee: marqueeSchema,
  HeroBannerCarousel: heroBannerCarouselSchema,
  Text: textSchema,
  Html: htmlSchema,
  Iframe: iframeSchema,
  ImageHeader: imageHeaderSchema,
  Video: videoSchema,
  Spacing: spacingSchema,
  TakeoverToggle: takeoverToggleSchema,
  DashHudson: dashHudsonSchema,
  FaqAccordian: faqAccordianSchema,
  BlogFeature: blogFeatureSchema,
  FeatureBanner: featureBannerSchema,
  BackToTop: backToTopSchema,
  BlogPanelDetail: blogPanelDetailSchema,
  BlogPanelStyleOverview: blogPanelStyleOverviewSchema,
  BlogPanelProductFocus: blogPanelProductFocusSchema,
  BlogPanelProductHighlight: blogPanelProductHighlightSchema,
  CtaCard: ctaCardSchema,
  CategoryCard: categoryCardSchema,
  BlogHeader: blogHeaderSchema,
  CategoryHighlight: categoryHighlightSchema,
  CountdownBanner: countdownBannerSchema,
  AddToBasketButton: addToBasketButtonSchema,
  HeroBanner: heroBannerSchema,
  ProductCard: productCardSchema,
  PerkCard: perkCardSchema,
  SingleFeatureInfo: singleFeatureInfoSchema,
  SingleShoppableButton: singleShoppableButtonSchema,
  UspBanner: uspBannerSchema,
  CategoryHeader: categoryHeaderSchema,
  Image: imageSchema,
  PersonalisedProductCarousel: personalisedProductCarouselSchema,
  CategoriesProductCarousel: categoriesProductCarouselSchema,
  FamilyOfBrands: familyOfBrandsSchema,
  PerksCarousel: perksCarouselSchema,
  FeaturesInfoSection: featuresInfoSectionSchema,
  BrandRoomCard: brandRoomCardSchema,
  GridAndLogoComponent: gridAndLogoComponentSchema,
  WishlistCarousel: wishlistCarouselSchema,
  SocialsCarousel: socialsCarouselSchema,
  LiveText: liveTextSchema,
  ImageBesideTextWithButton: imageBesideTextWithButtonSchema,
  ImageCtaCarousel: imageCtaCarouselSchema,
};
