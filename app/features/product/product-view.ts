import type { BadgeStyle } from '#app/features/product-card/badge-look.ts';
import type { PageBadges } from '#app/features/product-card/late-slots.ts';
import type { Customisation } from '#commerce/catalogue/customisation.ts';
import type { CategoryRef, Manufacturer, Product, ProductType, Seller } from '#commerce/catalogue/product.ts';
import type { DeliveryFact, Gift } from '#commerce/catalogue/product-pages.server.ts';
import { markStock } from '#commerce/catalogue/variants/stock-mark.ts';
import type { CutOffConfig } from '#commerce/delivery/cut-off.ts';
import {
  aboutPageLink,
  brandLink,
  brandSearchLink,
  RETURNS_LINK,
  sizeGuideLink,
} from '#commerce/links/shop-links.ts';
import { classificationTag } from '#commerce/listing/eligible-product.ts';
import type { Picture, Video } from '#commerce/media/picture.ts';
import type { PaymentBanner } from '#commerce/pricing/payment-promo.ts';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import { type ProductWidgets, type WidgetSettings, widgetsFor } from '#commerce/widgets/widgets-for.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import { type PackedVariants, packVariants } from './pack-variants.ts';
import { describeProductBadges } from './product-badges.ts';

/** Everything the product page shows, once and small: this travels to every browser. */
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
  /** Petite, Tall and the like; null where it says nothing. */
  bodyFit: string | null;
  breadcrumbs: CategoryRef[];
  colours: ViewColour[];
  variants: PackedVariants;
  /** Names the stock and prices that this was made with. */
  stockMark: string;
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
  /** When this was made: the first paint in the browser reckons with the same clock as the server. */
  renderedAt: string;
}

/** A badge in words, with where it leads. */
export interface ViewColour {
  colour: string;
  label: string;
  swatch: Pick<Picture, 'src' | 'tone'>;
  images: Picture[];
  videos: Video[];
}

export interface DeliveryView {
  methods: DeliveryFact[];
  cutOff: CutOffConfig;
  freeThresholdMinor: number | null;
  bulkyLogisticClasses: readonly string[];
}

export interface ShopFacts {
  lowStockQuantity: number;
  nonRefundableNeedle: readonly string[];
  copiedMs: number;
  paymentBanners: PaymentBanner[];
  hiddenLogos: Record<string, { from: number; to: number }>;
}

export interface ProductExtras {
  badges: readonly Badge[];
  customisation: Customisation | null;
  gift: Gift | null;
  deliveryMethods: DeliveryFact[];
  widgets: WidgetSettings;
  now: Date;
  locale: string;
  /** The translated prefix of promotions at the start of a sentence and within one. */
  prefix: { From: string; from: string };
  /** How this site paints badges, where it has a way of its own. */
  badgeStyle?: Pick<BadgeStyle, 'icons' | 'defaultColours' | 'placeholders'>;
  /** Of `linksToCheck` those that lead nowhere in this shop. */
  missingLinks?: readonly string[];
}

/** The brand's own guide, or the shop's. */
function sizeGuides(brandSlug: string, { sizeGuide }: Pick<BrandConfig['settings'], 'sizeGuide'>): string[] {
  return [sizeGuideLink(brandSlug, sizeGuide.links[brandSlug]).href, aboutPageLink('size-guide')];
}

/** Pages that a product page may lead to and that this shop may not have. */
export function linksToCheck({ brandSlug }: Pick<Product, 'brandSlug'>, { settings }: BrandConfig): string[] {
  return [RETURNS_LINK, ...sizeGuides(brandSlug, settings)].filter((link) => link.startsWith('/pages/'));
}

const SIZED: readonly ProductType[] = ['clothing', 'footwear'];

export function makeProductView(product: Product, brand: BrandConfig, extras: ProductExtras): ProductView {
  const { settings } = brand;
  const [first] = product.variants;
  const isThere = (link: string) => !extras.missingLinks?.includes(link);
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
    surcharge: product.surcharge?.centAmount ?? null,
    currency: first?.price.price.currencyCode ?? brand.currency,
    bodyFit: classificationTag(
      { classification: first?.attributes.classification ?? null, department: product.department },
      settings,
    ),
    breadcrumbs: product.breadcrumbs,
    colours: product.colours.map(({ colour, label, swatch, images, videos }) => ({
      colour,
      label,
      swatch: { src: swatch.src, tone: swatch.tone },
      images,
      videos,
    })),
    variants: packVariants(product.variants, product.key),
    stockMark: markStock(
      product.variants.map(({ id, stock, price }) => ({
        id,
        availableQuantity: stock.availableQuantity,
        price: price.price.centAmount,
        wasPrice: price.wasPrice?.centAmount ?? null,
      })),
    ),
    rating: { average: product.averageRating, count: product.totalReviewCount },
    manufacturer: product.manufacturer,
    seller: product.seller,
    sizeGuide: SIZED.includes(product.productType)
      ? (sizeGuides(product.brandSlug, settings).find(isThere) ?? null)
      : null,
    returnsLink: isThere(RETURNS_LINK) ? RETURNS_LINK : null,
    brandLink: isThere(brandLink(product.brandSlug))
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
      methods: extras.deliveryMethods,
      cutOff: { zone: settings.delivery.cutOffZone, overrides: settings.delivery.cutOffs },
      freeThresholdMinor: settings.delivery.freeThresholdMinor,
      bulkyLogisticClasses: settings.delivery.bulkyLogisticClasses,
    },
    shop: {
      lowStockQuantity: settings.stock.lowStockQuantity,
      nonRefundableNeedle: settings.returns.nonRefundableNeedle,
      copiedMs: settings.share.copiedMs,
      paymentBanners: settings.paymentBanners.providers,
      hiddenLogos: { paypal: settings.paymentBanners.paypal.hideLogo },
    },
    renderedAt: extras.now.toISOString(),
  };
}
