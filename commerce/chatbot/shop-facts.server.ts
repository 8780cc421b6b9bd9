import type { Content } from '#commerce/content/content.server.ts';
import { foldCountryName } from '#commerce/customers/country-code.ts';
import { homeTerms } from '#commerce/delivery/home-delivery.ts';
import type { BrandConfig } from '#config/brands/brand.ts';

export interface HelpPage {
  href: string;
  title: string;
  /** The meta description of the page. */
  description: string;
  questions: { question: string; answer: string }[];
}

export interface DeliveryFact {
  id: string;
  /** Minor units. */
  price: number;
  days: number;
  /** Free above this amount in minor units; null means never free. */
  freeAbove: number | null;
}

/** Facts about the shop, from its settings and content pages. */
export interface ShopFacts {
  brandName: string;
  deliveries: DeliveryFact[];
  /** Codes of the countries that the shop delivers to. */
  countries: readonly string[];
  home: string;
  takesApplePay: boolean;
  payLater: string[];
  page(name: HelpName): Promise<HelpPage | null>;
  /** The code of the country in a sentence. */
  countryIn(text: string): string | null;
}

export type HelpName = 'delivery' | 'returns' | 'size-guide' | 'contact';

interface Sources {
  content: Pick<Content, 'page'>;
}

export function readShopFacts(brand: BrandConfig, locale: string, { content }: Sources): ShopFacts {
  const { shippingCountries, countryNameToCode, paymentBanners } = brand.settings;
  return {
    brandName: brand.name,
    deliveries: homeTerms(brand).map(({ code, prices, days, freeAbove }) => ({
      id: code,
      price: Math.min(...prices.filter(({ itemClass }) => itemClass === null).map(({ price }) => price)),
      days,
      freeAbove,
    })),
    countries: shippingCountries,
    home: brand.country,
    takesApplePay: brand.features.applePay,
    payLater: [...new Set(paymentBanners.providers.map(({ provider }) => provider))],
    page: (name) => readHelpPage(name, brand, locale, content),
    countryIn: (text) => findCountry(text, countryNameToCode, locale),
  };
}

/** A help page of the brand is preferred to the shared one. */
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
  const sentence = ` ${foldCountryName(text)} `;
  const own = new Intl.DisplayNames([locale], { type: 'region' });
  const named = (name: string) => sentence.includes(` ${foldCountryName(name)} `);
  const english = Object.entries(names).find(([name]) => name.length > 3 && named(name));
  if (english) return english[1];
  return Object.values(names).find((code) => named(own.of(code) ?? code)) ?? null;
}
