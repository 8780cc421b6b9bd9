import type { ProductPages } from '#commerce/catalogue/product-pages.server.ts';
import type { Content } from '#commerce/content/content.server.ts';
import { foldCountryName } from '#commerce/customers/country-code.ts';
import type { BrandConfig } from '#config/brands/brand.ts';

export interface HelpPage {
  href: string;
  title: string;
  /** What the page says of itself in one sentence. */
  description: string;
  questions: { question: string; answer: string }[];
}

export interface DeliveryFact {
  id: string;
  /** Minor units. */
  price: number;
  days: number;
  /** Free above this many minor units; null never. */
  freeAbove: number | null;
}

/** What the shop can say of itself: from its settings and from the pages its editors wrote, never by heart. */
export interface ShopFacts {
  brandName: string;
  deliveries: DeliveryFact[];
  /** Codes of the countries we ship to. */
  countries: readonly string[];
  home: string;
  takesApplePay: boolean;
  payLater: string[];
  page(name: HelpName): Promise<HelpPage | null>;
  /** The code of a country named in a sentence. */
  countryIn(text: string): string | null;
}

export type HelpName = 'delivery' | 'returns' | 'size-guide' | 'contact';

interface Sources {
  content: Pick<Content, 'page'>;
  products: Pick<ProductPages, 'deliveryMethods'>;
}

export function describeShop(brand: BrandConfig, locale: string, { content, products }: Sources): ShopFacts {
  const { delivery, shippingCountries, countryNameToCode, paymentBanners } = brand.settings;
  return {
    brandName: brand.name,
    deliveries: products.deliveryMethods(brand).map(({ id, price, days, canBeFree }) => ({
      id,
      price,
      days,
      freeAbove: canBeFree ? delivery.freeThresholdMinor : null,
    })),
    countries: shippingCountries,
    home: brand.country,
    takesApplePay: brand.features.applePay,
    payLater: [...new Set(paymentBanners.providers.map(({ provider }) => provider))],
    page: (name) => readHelpPage(name, brand, locale, content),
    countryIn: (text) => findCountry(text, countryNameToCode, locale),
  };
}

/** A brand's own guide stands before the house's. */
async function readHelpPage(
  name: HelpName,
  brand: BrandConfig,
  locale: string,
  content: Pick<Content, 'page'>,
): Promise<HelpPage | null> {
  const places = [`/pages/brands/${brand.slug}/informational/${name}`, `/pages/informational/${name}`];
  for (const href of places) {
    const found = await content.page(brand.slug, locale, href);
    if (!found) continue;
    const { title, description, containers } = found.page;
    const questions = containers
      .flatMap(({ sections }) => sections)
      .filter(({ type }) => type === 'FaqAccordian')
      .flatMap(({ fields }) => fields.items as HelpPage['questions']);
    return { href, title, description, questions };
  }
  return null;
}

function findCountry(text: string, names: Readonly<Record<string, string>>, locale: string): string | null {
  const said = ` ${foldCountryName(text)} `;
  const own = new Intl.DisplayNames([locale], { type: 'region' });
  const named = (name: string) => said.includes(` ${foldCountryName(name)} `);
  const english = Object.entries(names).find(([name]) => name.length > 3 && named(name));
  if (english) return english[1];
  return Object.values(names).find((code) => named(own.of(code) ?? code)) ?? null;
}
