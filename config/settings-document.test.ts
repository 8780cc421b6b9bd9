import { readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defaultSettings, siteSettingsSchema } from './site-settings.ts';

/** What the specifications name without a value, and further limits; thresholds and cut-offs of delivery are records. */
const UNSPECIFIED = [
  'wishlist.maxItems',
  'stock.lowStockQuantity',
  'seo.limitedAvailabilityBelow',
  'seo.mediaHubImages',
  'delivery.bulkyLogisticClasses',
  'cart.maxQuantityPerLine',
  'cart.ephemeralTtlDays',
  'search.maxQueryLength',
  'search.maxOffset',
  'facets.maxSelectedPerKey',
  'reviews.cacheSeconds',
  'stats.cacheSeconds',
  'chat.maxMessageChars',
  'chat.timeoutMs',
  'ads.timeoutMs',
  'recommendations.timeoutMs',
  'suggest.timeoutMs',
  'socialProof.timeoutMs',
  'sponsored.maxDesktop',
  'export.maxRows',
  'share.copiedMs',
  'excludedClassifications',
  'includedDepartments',
  'tryOn.excludedBrands',
  'tryOn.categories',
  'knownBrands',
  'shippingCountries',
  'marketplaceFacetNeedle',
  'robots.refreshNeedle',
  'reviews.promotionalMarkers',
  'returns.nonRefundableNeedle',
  'iframe.allowedHosts',
  'preview.allowedParentOrigins',
  'countryNameToCode',
  'badges.icons',
  'badges.defaultColours',
  'badges.placeholders',
  'socialProof.icons',
  'colours.swatches',
  'staff.identify',
  'office.networks',
  'admin.preview',
  'internal.listingUrl',
  'content.editUrlTemplate',
  'media.hostByBrand',
  'payments.clientId',
  'applepay.merchantIdentifier',
  'applepay.displayName',
  'thirdParty.flocklerApiKey',
  'thirdParty.flocklerSiteUuid',
  'thirdParty.revievePartnerId',
  'thirdParty.dashHudsonId',
  'thirdParty.bazaarvoiceClientId',
  'thirdParty.trueFitClientId',
  'thirdParty.abTastyId',
  'thirdParty.klarnaClientId',
  'discovery.sortIndexTemplate',
  'mock.recommendations',
  'paymentBanners.providers',
  'paymentBanners.paypal.hideLogo',
];

/** Tables that the document describes rather than repeats. */
const TOO_LONG_TO_QUOTE = ['countryNameToCode'];

interface Entry extends v.GenericSchema<unknown> {
  wrapped?: Entry;
  default?: unknown;
  entries?: Record<string, Entry>;
}

/** Every setting by its full name; a group with a default is replaced by its members. */
function keysOf(entries: Record<string, Entry>, prefix = ''): string[] {
  return Object.entries(entries).flatMap(([name, entry]) => {
    const inner = entry.default === undefined ? undefined : entry.wrapped?.entries;
    return inner ? keysOf(inner, `${prefix}${name}.`) : [`${prefix}${name}`];
  });
}

function defaultOf(key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      defaultSettings,
    );
}

const keys = keysOf(siteSettingsSchema.entries);
const rows = readFileSync(`${import.meta.dirname}/../docs/settings.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, key = '', value = '', , meaning = '']) => ({ key: key.replaceAll('`', ''), value, meaning }));

describe('the list of settings', () => {
  it.each(UNSPECIFIED)('[SITE-03] %s is a setting', (key) => {
    expect(keys.some((known) => known === key || known.startsWith(`${key}.`))).toBe(true);
  });

  it.each(keys)('[SITE-03] %s is in docs/settings.md once, with its meaning', (key) => {
    const row = rows.filter((one) => one.key === key);
    expect(row).toHaveLength(1);
    expect(row[0]!.meaning).not.toBe('');
  });

  it('[SITE-03] the document has no unknown setting', () => {
    expect(rows.map((row) => row.key).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it.each(
    rows.filter((row) => !TOO_LONG_TO_QUOTE.includes(row.key)).map((row) => [row.key, row.value] as const),
  )('[SITE-03] the default of %s is as documented', (key, value) => {
    const actual = defaultOf(key);
    expect(value).toBe(actual === undefined ? 'none' : `\`${JSON.stringify(actual)}\``);
  });
});
