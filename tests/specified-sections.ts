/** The content section types that the specification names, in its order. A shop may have more. */
export const SPECIFIED_SECTIONS =
  'Banner, BlogCard, VideoComponent, MediaHubVideoComponent, CategoryCarousel, CtaCarousel, ProductCarousel, BlogSection, CtaGrid, ProductGrid, Marquee, HeroBannerCarousel, Text, Html, Iframe, ImageHeader, Video, Spacing, TakeoverToggle, DashHudson, FaqAccordian, BlogFeature, FeatureBanner, BackToTop, BlogPanelDetail, BlogPanelStyleOverview, BlogPanelProductFocus, BlogPanelProductHighlight, CtaCard, CategoryCard, BlogHeader, CategoryHighlight, CountdownBanner, AddToBasketButton, HeroBanner, ProductCard, PerkCard, SingleFeatureInfo, SingleShoppableButton, UspBanner, CategoryHeader, Image, PersonalisedProductCarousel, CategoriesProductCarousel, FamilyOfBrands, PerksCarousel, FeaturesInfoSection, BrandRoomCard, GridAndLogoComponent, WishlistCarousel, SocialsCarousel, LiveText, ImageBesideTextWithButton, ImageCtaCarousel'.split(
    ', ',
  );
