import type { BadgeStyle } from '#app/features/product-card/badge-look.ts';
import type { PageBadges } from '#app/features/product-card/lazy-slots.ts';
import type { Customisation } from '#commerce/catalogue/customisation.ts';
import type { CategoryRef, Manufacturer, Product, ProductType, Seller } from '#commerce/catalogue/product.ts';
import type { Gift } from '#commerce/catalogue/product-pages.server.ts';
import type { DeliveryTerms } from '#commerce/delivery/delivery-table.ts';
import type { DeliveryCalendar } from '#commerce/delivery/estimated-date.ts';
import { homeCalendar, homeTerms } from '#commerce/delivery/home-delivery.ts';
import {
  aboutPageLink,
  brandLink,
  brandSearchLink,
  RETURNS_LINK,
  sizeGuideLink,
} from '#commerce/links/shop-links.ts';
import { classificationTag } from '#commerce/listing/eligible-product.ts';
import type { Picture, Video } from '#commerce/media/picture.ts';
import { showsReturns } from '#commerce/orders/returns-block.ts';
import type { PaymentBanner } from '#commerce/pricing/payment-promo.ts';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import { type ProductWidgets, type WidgetSettings, widgetsFor } from '#commerce/widgets/widgets-for.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import { type CompactVariants, toCompactVariants } from './compact-variants.ts';
import { describeProductBadges } from './product-badges.ts';

/** The data of the product page in compact form, because it is sent to every browser. */
export interface ProductView {
  id: string;
  key: string;
  slug: string;
  name: string;
  brand: string;
  brandSlug: string;
  description: string;
  productType: ProductType;
  categoryTaxonomy: string;
  isPremier: boolean;
  isSubscribable: boolean;
  isPreloved: boolean;
  isHostedMarketplace: boolean;
  preorderUntil: string | null;
  surcharge: number | null;
  currency: string;
  /** Petite, Tall, …; null when there is none to show. */
  bodyFit: string | null;
  breadcrumbs: CategoryRef[];
  colours: ViewColour[];
  variants: CompactVariants;
  rating: { average: number; count: number };
  manufacturer: Manufacturer | null;
  seller: Seller | null;
  sizeGuide: string | null;
  returnsLink: string | null;
  brandLink: string;
  widgets: ProductWidgets;
  badges: PageBadges;
  customisation: Customisation | null;
  gift: Gift | null;
  delivery: DeliveryView;
  shop: ShopFacts;
  /** When the page was rendered: hydration uses the same time as the server. */
  renderedAt: string;
}

/** What a form without script sent and the basket refused: the page shows it again with its errors. */
export interface RefusedItem {
  sku: string;
  customFields: Record<string, string>;
}

export interface ViewColour {
  colour: string;
  label: string;
  swatch: Pick<Picture, 'src' | 'tone'>;
  images: Picture[];
  videos: Video[];
}

export interface DeliveryView {
  methods: DeliveryTerms[];
  calendar: DeliveryCalendar;
  isExpressEnabled: boolean;
  bulkyLogisticClasses: readonly string[];
}

export interface ShopFacts {
  lowStockQuantity: number;
  nonRefundableNeedle: readonly string[];
  copiedMs: number;
  backToTop: 'left' | 'centre' | 'right';
  paymentBanners: PaymentBanner[];
  hiddenLogos: Record<string, { from: number; to: number }>;
}

export interface ProductExtras {
  badges: readonly Badge[];
  customisation: Customisation | null;
  gift: Gift | null;
  widgets: WidgetSettings;
  now: Date;
  locale: string;
  /** The translated prefix of promotions at the start of a sentence and within one. */
  prefix: { From: string; from: string };
  /** Translates a value of product data; undefined for an unknown one. */
  translateValue?: (value: string) => string | undefined;
  /** The site's own badge style, if it has one. */
  badgeStyle?: Pick<BadgeStyle, 'icons' | 'defaultColours' | 'placeholders'>;
  /** Those of `linksToCheck` that do not exist in this shop. */
  missingLinks?: readonly string[];
}

/** The brand's own size guide, and the shop's as a fallback. */
function sizeGuides(brandSlug: string, { sizeGuide }: Pick<BrandConfig['settings'], 'sizeGuide'>): string[] {
  return [sizeGuideLink(brandSlug, sizeGuide.links[brandSlug]).href, aboutPageLink('size-guide')];
}

/** Pages that a product page links to and that this shop may not have. */
export function linksToCheck({ brandSlug }: Pick<Product, 'brandSlug'>, { settings }: BrandConfig): string[] {
  return [RETURNS_LINK, ...sizeGuides(brandSlug, settings)].filter((link) => link.startsWith('/pages/'));
}

const SIZED: readonly ProductType[] = ['clothing', 'footwear'];

/** Policies and messages in the language of the page. A nonrefundable policy stays, because its wording hides the returns. */
function translatePolicies(
  { returns }: Pick<BrandConfig['settings'], 'returns'>,
  translate: (value: string) => string,
): (policy: string) => string {
  return (policy) => (showsReturns(policy, returns.nonRefundableNeedle) ? translate(policy) : policy);
}

export function makeProductView(product: Product, brand: BrandConfig, extras: ProductExtras): ProductView {
  const { settings } = brand;
  const [first] = product.variants;
  const translate = (value: string) => extras.translateValue?.(value) ?? value;
  const bodyFit = classificationTag(
    { classification: first?.attributes.classification ?? null, department: product.department },
    settings,
  );
  const exists = (link: string) => !extras.missingLinks?.includes(link);
  return {
    id: product.id,
    key: product.key,
    slug: product.slug,
    name: product.name,
    brand: product.brand,
    brandSlug: product.brandSlug,
    description: product.description,
    productType: product.productType,
    categoryTaxonomy: product.categoryTaxonomy,
    isPremier: product.isPremier,
    isSubscribable: product.isSubscribable,
    isPreloved: product.derivedFeatures.includes('preloved'),
    isHostedMarketplace: product.isHostedMarketplace,
    preorderUntil: product.preorderUntil,
    // An amount of another market's currency is not charged here.
    surcharge: product.surcharge?.currencyCode === brand.currency ? product.surcharge.centAmount : null,
    currency: first?.price.price.currencyCode ?? brand.currency,
    bodyFit: bodyFit && translate(bodyFit),
    breadcrumbs: product.breadcrumbs,
    colours: product.colours.map(({ colour, label, swatch, images, videos }) => ({
      colour,
      label,
      swatch: { src: swatch.src, tone: swatch.tone },
      images,
      videos,
    })),
    variants: toCompactVariants(
      product.variants,
      product.key,
      translatePolicies(settings, translate),
      brand.showsLowestPrice,
    ),
    rating: { average: product.averageRating, count: product.totalReviewCount },
    manufacturer: product.manufacturer,
    seller: product.seller,
    sizeGuide: SIZED.includes(product.productType)
      ? (sizeGuides(product.brandSlug, settings).find(exists) ?? null)
      : null,
    returnsLink: exists(RETURNS_LINK) ? RETURNS_LINK : null,
    brandLink: exists(brandLink(product.brandSlug))
      ? brandLink(product.brandSlug)
      : brandSearchLink(product.brand),
    widgets: widgetsFor(product, extras.widgets),
    badges: describeProductBadges(product, {
      ...extras.badgeStyle,
      ...extras,
      onlyOneImageBadge: settings.badges.onlyOneOnPicture,
    }),
    customisation: extras.customisation,
    gift: extras.gift,
    delivery: {
      methods: homeTerms(brand, product, extras.locale),
      calendar: homeCalendar(brand, extras.now),
      isExpressEnabled: settings.delivery.isExpressEnabled,
      bulkyLogisticClasses: settings.delivery.bulkyLogisticClasses,
    },
    shop: {
      lowStockQuantity: settings.stock.lowStockQuantity,
      nonRefundableNeedle: settings.returns.nonRefundableNeedle,
      copiedMs: settings.share.copiedMs,
      backToTop: settings.backToTop.placement,
      paymentBanners: settings.paymentBanners.providers,
      hiddenLogos: { paypal: settings.paymentBanners.paypal.hideLogo },
    },
    renderedAt: extras.now.toISOString(),
  };
}
