/** A pay-later offer. Prices are in minor units. */
export interface PaymentBanner {
  provider: string;
  minPrice: number;
  maxPrice: number;
  label: string | null;
  /** Used when the price is hidden. */
  labelNoPrice: string | null;
  numberOfPayments: number | null;
  paymentLogo: string | null;
  providerLink: string | null;
  /** The legal notice; without it the offer may not be shown in the UK. */
  footnoteKey: string | null;
}

export interface ShownPaymentBanner {
  provider: string;
  label: string;
  paymentLogo: string;
  providerLink: string;
  footnoteKey: string;
  numberOfPayments: number;
  /** Minor units; null when the price is hidden. */
  perPayment: number | null;
}

export interface PaymentPromoPanel {
  /** 'Flexible payment options'. */
  headingKey: 'pdp.paymentPromo.flexibleOptions' | null;
  banners: ShownPaymentBanner[];
  /** Shown while the panel is collapsed. */
  logos: { provider: string; paymentLogo: string }[];
  /** 'See more' and 'see less' only when there is more than one banner. */
  canExpand: boolean;
}

/** Price ranges in which the logo of a provider is hidden; configurable, since PayPal has changed its minimum before. */
export type HiddenLogos = Record<string, { from: number; to: number }>;
export const DEFAULT_HIDDEN_LOGOS = { paypal: { from: 2000, to: 3000 } } satisfies HiddenLogos;

/** Rounded up, so that the payments never add up to less than the price. */
export function perPaymentAmount(price: number, numberOfPayments: number): number {
  return Math.ceil(price / numberOfPayments);
}

export function showsLogo(
  provider: string,
  price: number,
  hidden: HiddenLogos = DEFAULT_HIDDEN_LOGOS,
): boolean {
  const range = hidden[provider.toLowerCase()];
  return !range || price < range.from || price >= range.to;
}

function showBanner(banner: PaymentBanner, price: number, isPriceHidden: boolean): ShownPaymentBanner | null {
  const { label, labelNoPrice, numberOfPayments, paymentLogo, providerLink, footnoteKey } = banner;
  if (price < banner.minPrice || price > banner.maxPrice) return null;
  if (!label || !numberOfPayments || numberOfPayments < 1 || !paymentLogo || !providerLink || !footnoteKey) {
    return null;
  }
  const shownLabel = isPriceHidden ? labelNoPrice : label;
  if (!shownLabel) return null;
  return {
    provider: banner.provider,
    label: shownLabel,
    paymentLogo,
    providerLink,
    footnoteKey,
    numberOfPayments,
    perPayment: isPriceHidden ? null : perPaymentAmount(price, numberOfPayments),
  };
}

export function selectPaymentBanners(
  banners: readonly PaymentBanner[],
  price: number,
  isPriceHidden = false,
): ShownPaymentBanner[] {
  return banners.map((banner) => showBanner(banner, price, isPriceHidden)).filter((shown) => shown !== null);
}

/** The heading is shown when the price is below the minimum of all offers. */
export function showsFlexibleHeading(banners: readonly PaymentBanner[], price: number): boolean {
  return banners.length > 0 && price < Math.min(...banners.map((banner) => banner.minPrice));
}

export function describePaymentPromo(
  banners: readonly PaymentBanner[],
  price: number,
  options: { isPriceHidden?: boolean; hiddenLogos?: HiddenLogos } = {},
): PaymentPromoPanel {
  const shown = selectPaymentBanners(banners, price, options.isPriceHidden);
  const isBelowAll = showsFlexibleHeading(banners, price);
  const withLogo = isBelowAll ? banners : shown;
  return {
    headingKey: isBelowAll ? 'pdp.paymentPromo.flexibleOptions' : null,
    banners: shown,
    logos: withLogo.flatMap(({ provider, paymentLogo }) =>
      paymentLogo && showsLogo(provider, price, options.hiddenLogos) ? [{ provider, paymentLogo }] : [],
    ),
    canExpand: shown.length > 1,
  };
}
