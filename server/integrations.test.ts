import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '#config/environment.ts';
import { NotConfigured, openGateway } from '#integrations/gateway/gateway.server.ts';
import {
  openAds,
  openPayments,
  openReviews,
  openSearchEngine,
  openShortLinks,
  openSocial,
} from './integrations.server.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} } as never;
const gateway = openGateway({
  log,
  fetch: () => {
    throw new Error('nobody is asked before all is configured');
  },
});
const nobody = {} as never;

async function search(variables: Record<string, string>, through = gateway) {
  return openSearchEngine({
    environment: parseEnvironment(variables),
    gateway: through,
    rules: { synonyms: [], redirects: [], rules: [] },
    documents: async function* () {},
    sourceVersion: '1',
    log,
    closed: AbortSignal.abort(),
  });
}

const ELSEWHERE = {
  algolia: { ALGOLIA_APP_ID: 'A', ALGOLIA_API_KEY: 'a-secret', ALGOLIA_INDEX: 'products' },
  bloomreach: {
    BLOOMREACH_ACCOUNT_ID: '1',
    BLOOMREACH_DOMAIN_KEYS: 'shop',
    BLOOMREACH_AUTH_KEY: 'a-secret',
    BLOOMREACH_FEED_KEY: 'another',
  },
  opensearch: { OPENSEARCH_URL: 'http://127.0.0.1:9' },
};
const elsewhere = Object.entries(ELSEWHERE).map(([SEARCH_ENGINE, more]) => ({ SEARCH_ENGINE, ...more }));

describe('a search engine that does not answer', () => {
  it.each(elsewhere)('[SEARCH-02] does not keep the shop from opening: $SEARCH_ENGINE', async (variables) => {
    const cut = openGateway({ log, fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const engine = await search(variables, cut);
    const asking = engine.search({
      text: 'dress',
      categorySlug: null,
      filters: {},
      sort: 'relevance',
      offset: 0,
      limit: 1,
    });
    await expect(asking).rejects.toMatchObject({ isPassing: true });
    await engine.close();
  });

  it.each(elsewhere)('[SEARCH-04] stops the start when a key is wrong: $SEARCH_ENGINE', async (variables) => {
    const refusing = openGateway({
      log,
      fetch: (async () =>
        Response.json({ message: 'Invalid API key' }, { status: 403, statusText: 'Forbidden' })) as never,
    });
    await expect(search(variables, refusing)).rejects.toThrow(
      /check its address and its keys.\n.*failed: 403 Forbidden.*Invalid API key/,
    );
    await expect(search(variables, refusing)).rejects.toBeInstanceOf(NotConfigured);
  });
});

describe('a supplier that is chosen and not configured', () => {
  it.each([
    [{ SEARCH_ENGINE: 'algolia' }, 'No Algolia index available'],
    [{ SEARCH_ENGINE: 'algolia', ALGOLIA_APP_ID: 'A', ALGOLIA_API_KEY: 'k' }, 'No Algolia index available'],
    [{ SEARCH_ENGINE: 'bloomreach' }, 'Bloomreach Discovery is not configured for selvedge'],
    [
      { SEARCH_ENGINE: 'bloomreach', BLOOMREACH_ACCOUNT_ID: '1', DEFAULT_BRAND: 'coast' },
      'Bloomreach Discovery is not configured for coast',
    ],
    [{ SEARCH_ENGINE: 'opensearch' }, 'OpenSearch is not configured: set OPENSEARCH_URL.'],
  ])('[SEARCH-04] %o says "%s"', async (variables, sentence) => {
    const error = await search(variables as never).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NotConfigured);
    expect((error as Error).message).toBe(sentence);
  });

  it('[APAY-01] takes no test payments where orders are real', () => {
    const adyen = {
      PAYMENTS: 'adyen',
      ADYEN_API_KEY: 'k',
      ADYEN_MERCHANT_ACCOUNT: 'm',
      ADYEN_HMAC_KEY: 'ab'.repeat(32),
      ADYEN_APPLE_MERCHANT_ID: 'merchant.example',
      NODE_ENV: 'production',
    };
    const opening = (more: Record<string, string>) => () =>
      openPayments(parseEnvironment({ ...adyen, ...more }), gateway, nobody);
    expect(opening({ DEMO: 'false' })).toThrow(/set ADYEN_URL to your live address/);
    expect(opening({ DEMO: 'true' })).not.toThrow();
    expect(opening({ DEMO: 'false', ADYEN_URL: 'https://live.example/v72' })).not.toThrow();
  });

  it('[SITE-03] says what to set, whoever it is', () => {
    const chosen = parseEnvironment({
      PAYMENTS: 'adyen',
      REVIEWS: 'bazaarvoice',
      SOCIAL: 'flockler',
      ADS: 'mirakl',
      SHORT_LINKS: 'yourls',
    });
    expect(() => openPayments(chosen, gateway, nobody)).toThrow(
      'Adyen is not configured: set ADYEN_API_KEY, ADYEN_MERCHANT_ACCOUNT, ADYEN_HMAC_KEY and ADYEN_APPLE_MERCHANT_ID.',
    );
    expect(() => openReviews(chosen, gateway, nobody, nobody)).toThrow(
      'Bazaarvoice is not configured: set BAZAARVOICE_PASSKEY and BAZAARVOICE_CLIENT_ID.',
    );
    expect(() => openSocial(chosen, gateway, nobody)).toThrow(
      'Flockler is not configured: set FLOCKLER_SITE_UUID and FLOCKLER_API_KEY.',
    );
    expect(() => openAds(chosen, gateway)).toThrow(
      'Mirakl Ads is not configured: set MIRAKL_ADS_URL, MIRAKL_TRACKING_URL and MIRAKL_CUSTOMER_ID.',
    );
    expect(() => openShortLinks(chosen, gateway, nobody)).toThrow(
      'The url shortener is not configured: set YOURLS_URL and YOURLS_SIGNATURE.',
    );
  });

  it('[SITE-03] asks the review service as the client that the settings name', async () => {
    const asked: string[] = [];
    const answering = openGateway({
      log,
      fetch: (async (url: string) => {
        asked.push(url);
        return Response.json({ summary: 'Loved.', disclaimer: '' });
      }) as typeof fetch,
    });
    const variables = { REVIEWS: 'bazaarvoice', BAZAARVOICE_PASSKEY: 'p', BAZAARVOICE_CLIENT_ID: 'shop' };
    await openReviews(parseEnvironment(variables), answering, nobody, nobody).summary('7');
    expect(new URL(asked[0]!).searchParams.get('clientId')).toBe('shop');
  });

  it('[SITE-04] is nobody where everything is embedded', () => {
    const embedded = parseEnvironment({});
    expect(openPayments(embedded, gateway, nobody)).toBeNull();
    expect(openAds(embedded, gateway)).toBeNull();
  });
});
