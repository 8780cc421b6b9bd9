import * as v from 'valibot';
import { isCurrency } from '#commerce/pricing/format-money.ts';
import { code, country, host, languages, lines, whole, words } from '#commerce/resources/field-schemas.ts';
import { brandRecordSchema } from './brand-record.ts';

/** Where and how a brand sells: whose currency, prices, tax and languages shoppers of some countries meet, and at which address. */
export const marketRecordSchema = v.pipe(
  v.object({
    name: v.pipe(
      words(60, 'Write a name.'),
      v.title('Name'),
      v.description('Shoppers choose it by this name.'),
    ),
    code: v.pipe(
      code,
      v.title('Code'),
      v.description('For staff and caches. It cannot be changed once the market is saved.'),
    ),
    brand: v.pipe(words(40, 'Choose a brand.'), v.metadata({ control: 'shop' }), v.title('Brand')),
    isOpen: v.pipe(
      v.boolean(),
      v.title('Open'),
      v.description('Until it is open, shoppers neither find nor are offered it.'),
    ),
    countries: v.pipe(
      lines(country, 250),
      v.minLength(1, 'Write at least one country.'),
      v.title('Countries'),
      v.description('By their two letters, one a line; the first is assumed until an address is known.'),
    ),
    currency: v.pipe(
      v.string(),
      v.trim(),
      v.toUpperCase(),
      v.check(isCurrency, 'Write the three letters of a currency, for example EUR.'),
      v.title('Currency'),
    ),
    priceList: v.pipe(
      v.nullable(
        v.pipe(
          v.string(),
          v.trim(),
          v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, 'Write letters, digits and dashes.'),
        ),
      ),
      v.title('Price list'),
      v.description(
        'Whose prices it shows. Leave it empty for the list of the currency. What has no price there is not sold.',
      ),
    ),
    taxTreatment: brandRecordSchema.entries.taxTreatment,
    showsLowestPrice: v.pipe(
      v.boolean(),
      v.title('Shows the lowest price of the last 30 days'),
      v.description('Beside reduced prices, as the law of the European Union asks.'),
    ),
    languages: v.pipe(languages, v.description('One a line; the first is the one that pages open in.')),
    pathPrefix: v.pipe(
      v.nullable(
        v.pipe(v.string(), v.trim(), v.regex(/^[a-z]{2}$/, 'Write two small letters, for example fr.')),
      ),
      v.title('Path'),
      v.description('Two letters below the host of the brand, for example fr for /fr.'),
    ),
    host: v.pipe(
      v.nullable(host),
      v.title('Host'),
      v.description('In place of a path. Without both it is what the brand’s own address shows.'),
    ),
    returnDays: v.pipe(
      v.nullable(whole(14, 365)),
      v.title('Days to return'),
      v.description('Leave it empty for those of the brand.'),
    ),
  }),
  v.forward(
    v.check(
      ({ pathPrefix, host }) => pathPrefix === null || host === null,
      'Write a path or a host, not both.',
    ),
    ['host'],
  ),
);

export type MarketRecord = v.InferOutput<typeof marketRecordSchema>;

/** Why a market cannot be saved beside the others of its brand, by field; null when it can. */
export function findMarketClash(
  market: MarketRecord,
  others: readonly MarketRecord[],
): { field: 'code' | 'pathPrefix' | 'host' | 'countries'; text: string } | null {
  const sameCode = others.find(({ code }) => code === market.code);
  if (sameCode) return { field: 'code', text: `“${sameCode.name}” has this code already.` };
  const sameHost = others.find(({ host }) => host !== null && host === market.host);
  if (sameHost) return { field: 'host', text: `“${sameHost.name}” has this host already.` };
  const siblings = others.filter(({ brand }) => brand === market.brand);
  const samePath = siblings.find(
    ({ pathPrefix, host }) => host === null && market.host === null && pathPrefix === market.pathPrefix,
  );
  if (samePath) {
    const where = market.pathPrefix === null ? 'the brand’s own address' : `the path /${market.pathPrefix}`;
    return { field: 'pathPrefix', text: `“${samePath.name}” has ${where} already.` };
  }
  for (const sibling of siblings) {
    const country = sibling.countries.find((one) => market.countries.includes(one));
    if (country) return { field: 'countries', text: `“${sibling.name}” sells in ${country} already.` };
  }
  return null;
}
