import type { SectionType } from '#commerce/content/section-types.ts';
import { addToBasketButtonSamples } from './add-to-basket-button/sample.ts';
import { backToTopSamples } from './back-to-top/sample.ts';
import { bannerSamples } from './banner/sample.ts';
import { blogCardSamples } from './blog-card/sample.ts';
import { blogFeatureSamples } from './blog-feature/sample.ts';
import { blogHeaderSamples } from './blog-header/sample.ts';
import { blogPanelDetailSamples } from './blog-panel-detail/sample.ts';
import { blogPanelProductFocusSamples } from './blog-panel-product-focus/sample.ts';
import { blogPanelProductHighlightSamples } from './blog-panel-product-highlight/sample.ts';
import { blogPanelStyleOverviewSamples } from './blog-panel-style-overview/sample.ts';
import { blogSectionSamples } from './blog-section/sample.ts';
import { brandRoomCardSamples } from './brand-room-card/sample.ts';
import { categoriesProductCarouselSamples } from './categories-product-carousel/sample.ts';
import { categoryCardSamples } from './category-card/sample.ts';
import { categoryCarouselSamples } from './category-carousel/sample.ts';
import { categoryHeaderSamples } from './category-header/sample.ts';
import { categoryHighlightSamples } from './category-highlight/sample.ts';
import { countdownBannerSamples } from './countdown-banner/sample.ts';
import { ctaCardSamples } from './cta-card/sample.ts';
import { ctaCarouselSamples } from './cta-carousel/sample.ts';
import { ctaGridSamples } from './cta-grid/sample.ts';
import { dashHudsonSamples } from './dash-hudson/sample.ts';
import { familyOfBrandsSamples } from './family-of-brands/sample.ts';
import { faqAccordianSamples } from './faq-accordian/sample.ts';
import { featureBannerSamples } from './feature-banner/sample.ts';
import { featuresInfoSectionSamples } from './features-info-section/sample.ts';
import { gridAndLogoComponentSamples } from './grid-and-logo-component/sample.ts';
import { heroBannerSamples } from './hero-banner/sample.ts';
import { heroBannerCarouselSamples } from './hero-banner-carousel/sample.ts';
import { htmlSamples } from './html/sample.ts';
import { iframeSamples } from './iframe/sample.ts';
import { imageSamples } from './image/sample.ts';
import { imageBesideTextWithButtonSamples } from './image-beside-text-with-button/sample.ts';
import { imageCtaCarouselSamples } from './image-cta-carousel/sample.ts';
import { imageHeaderSamples } from './image-header/sample.ts';
import { liveTextSamples } from './live-text/sample.ts';
import { marqueeSamples } from './marquee/sample.ts';
import { mediaHubVideoComponentSamples } from './media-hub-video-component/sample.ts';
import { perkCardSamples } from './perk-card/sample.ts';
import { perksCarouselSamples } from './perks-carousel/sample.ts';
import { personalisedProductCarouselSamples } from './personalised-product-carousel/sample.ts';
import { productCardSamples } from './product-card/sample.ts';
import { productCarouselSamples } from './product-carousel/sample.ts';
import { productGridSamples } from './product-grid/sample.ts';
import type { Sample } from './section.ts';
import { singleFeatureInfoSamples } from './single-feature-info/sample.ts';
import { singleShoppableButtonSamples } from './single-shoppable-button/sample.ts';
import { socialsCarouselSamples } from './socials-carousel/sample.ts';
import { spacingSamples } from './spacing/sample.ts';
import { takeoverToggleSamples } from './takeover-toggle/sample.ts';
import { textSamples } from './text/sample.ts';
import { uspBannerSamples } from './usp-banner/sample.ts';
import { videoSamples } from './video/sample.ts';
import { videoComponentSamples } from './video-component/sample.ts';
import { wishlistCarouselSamples } from './wishlist-carousel/sample.ts';

/** Every type in its states, for the gallery and the tests. */
export const sectionSamples: Record<SectionType, Sample<unknown>[]> = {
  Banner: bannerSamples,
  BlogCard: blogCardSamples,
  VideoComponent: videoComponentSamples,
  MediaHubVideoComponent: mediaHubVideoComponentSamples,
  CategoryCarousel: categoryCarouselSamples,
  CtaCarousel: ctaCarouselSamples,
  ProductCarousel: productCarouselSamples,
  BlogSection: blogSectionSamples,
  CtaGrid: ctaGridSamples,
  ProductGrid: productGridSamples,
  Marquee: marqueeSamples,
  HeroBannerCarousel: heroBannerCarouselSamples,
  Text: textSamples,
  Html: htmlSamples,
  Iframe: iframeSamples,
  ImageHeader: imageHeaderSamples,
  Video: videoSamples,
  Spacing: spacingSamples,
  TakeoverToggle: takeoverToggleSamples,
  DashHudson: dashHudsonSamples,
  FaqAccordian: faqAccordianSamples,
  BlogFeature: blogFeatureSamples,
  FeatureBanner: featureBannerSamples,
  BackToTop: backToTopSamples,
  BlogPanelDetail: blogPanelDetailSamples,
  BlogPanelStyleOverview: blogPanelStyleOverviewSamples,
  BlogPanelProductFocus: blogPanelProductFocusSamples,
  BlogPanelProductHighlight: blogPanelProductHighlightSamples,
  CtaCard: ctaCardSamples,
  CategoryCard: categoryCardSamples,
  BlogHeader: blogHeaderSamples,
  CategoryHighlight: categoryHighlightSamples,
  CountdownBanner: countdownBannerSamples,
  AddToBasketButton: addToBasketButtonSamples,
  HeroBanner: heroBannerSamples,
  ProductCard: productCardSamples,
  PerkCard: perkCardSamples,
  SingleFeatureInfo: singleFeatureInfoSamples,
  SingleShoppableButton: singleShoppableButtonSamples,
  UspBanner: uspBannerSamples,
  CategoryHeader: categoryHeaderSamples,
  Image: imageSamples,
  PersonalisedProductCarousel: personalisedProductCarouselSamples,
  CategoriesProductCarousel: categoriesProductCarouselSamples,
  FamilyOfBrands: familyOfBrandsSamples,
  PerksCarousel: perksCarouselSamples,
  FeaturesInfoSection: featuresInfoSectionSamples,
  BrandRoomCard: brandRoomCardSamples,
  GridAndLogoComponent: gridAndLogoComponentSamples,
  WishlistCarousel: wishlistCarouselSamples,
  SocialsCarousel: socialsCarouselSamples,
  LiveText: liveTextSamples,
  ImageBesideTextWithButton: imageBesideTextWithButtonSamples,
  ImageCtaCarousel: imageCtaCarouselSamples,
};
