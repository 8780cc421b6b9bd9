import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '#config/environment.ts';
import { defaultSettings, withEnvironment } from '#config/site-settings.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { NotConfigured } from '#integrations/gateway/integration.ts';
import { oidc } from '#integrations/oidc/oidc.server.ts';
import { contentSecurityPolicy } from './http/security-headers.server.ts';
import {
  createAdProvider,
  createEmailTransport,
  createPaymentProvider,
  createReviewProvider,
  createSearchEngine,
  createShortLinks,
  createSocialProvider,
  externalHosts,
} from './integrations.server.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} } as never;
const gateway = createGateway({
  log,
  fetch: () => {
    throw new Error('no call may be made before everything is configured');
  },
});
const unused = {} as never;

async function search(variables: Record<string, string>, through = gateway) {
  const environment = parseEnvironment(variables);
  return createSearchEngine({
    environment,
    settings: withEnvironment(defaultSettings, environment),
    gateway: through,
    rules: { synonyms: [], redirects: [], rules: [] },
    documents: async function* () {},
    affinityOf: async () => null,
    sourceVersion: '1',
    queryThreads: 1,
    log,
    closed: AbortSignal.abort(),
  });
}

const EXTERNAL_ENGINES = {
  algolia: { ALGOLIA_APP_ID: 'A', ALGOLIA_API_KEY: 'a-secret', ALGOLIA_INDEX: 'products' },
  bloomreach: {
    BLOOMREACH_ACCOUNT_ID: '1',
    BLOOMREACH_DOMAIN_KEYS: 'shop',
    BLOOMREACH_AUTH_KEY: 'a-secret',
    BLOOMREACH_FEED_KEY: 'another',
  },
  opensearch: { OPENSEARCH_URL: 'http://127.0.0.1:9' },
};
const externalEngines = Object.entries(EXTERNAL_ENGINES).map(([SEARCH_ENGINE, more]) => ({
  SEARCH_ENGINE,
  ...more,
}));

describe('an external search engine', () => {
  it.each(externalEngines)(
    '[SEARCH-02] that does not respond does not stop the start: $SEARCH_ENGINE',
    async (variables) => {
      const unreachable = createGateway({ log, fetch: () => Promise.reject(new TypeError('fetch failed')) });
      const engine = await search(variables, unreachable);
      const searching = engine.search({
        text: 'dress',
        categorySlug: null,
        filters: {},
        sort: 'relevance',
        offset: 0,
        limit: 1,
      });
      await expect(searching).rejects.toMatchObject({ isTransient: true });
      await engine.close();
    },
  );

  it.each(externalEngines)(
    '[SEARCH-04] that rejects the key stops the start: $SEARCH_ENGINE',
    async (variables) => {
      const refusing = createGateway({
        log,
        fetch: (async () =>
          Response.json({ message: 'Invalid API key' }, { status: 403, statusText: 'Forbidden' })) as never,
      });
      await expect(search(variables, refusing)).rejects.toThrow(
        /check its address and its keys.\n.*failed: 403 Forbidden.*Invalid API key/,
      );
      await expect(search(variables, refusing)).rejects.toBeInstanceOf(NotConfigured);
    },
  );
});

describe('an integration that is chosen and not configured', () => {
  it.each([
    [{ SEARCH_ENGINE: 'algolia' }, 'No Algolia index available'],
    [{ SEARCH_ENGINE: 'algolia', ALGOLIA_APP_ID: 'A', ALGOLIA_API_KEY: 'k' }, 'No Algolia index available'],
    [{ SEARCH_ENGINE: 'bloomreach' }, 'Bloomreach Discovery is not configured for selvedge'],
    [
      { SEARCH_ENGINE: 'bloomreach', BLOOMREACH_ACCOUNT_ID: '1', DEFAULT_BRAND: 'coast' },
      'Bloomreach Discovery is not configured for coast',
    ],
    [{ SEARCH_ENGINE: 'opensearch' }, 'OpenSearch is not configured: set OPENSEARCH_URL.'],
  ])('[SEARCH-04] %o reports "%s"', async (variables, sentence) => {
    const error = await search(variables as never).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NotConfigured);
    expect((error as Error).message).toBe(sentence);
  });

  it('[APAY-01] takes no test payments in production', () => {
    const adyen = {
      PAYMENTS: 'adyen',
      ADYEN_API_KEY: 'k',
      ADYEN_MERCHANT_ACCOUNT: 'm',
      ADYEN_HMAC_KEY: 'ab'.repeat(32),
      ADYEN_APPLE_MERCHANT_ID: 'merchant.example',
      NODE_ENV: 'production',
    };
    const create = (more: Record<string, string>) => () => {
      const environment = parseEnvironment({ ...adyen, ...more });
      createPaymentProvider(environment, gateway, unused, withEnvironment(defaultSettings, environment));
    };
    expect(create({ DEMO: 'false' })).toThrow(/set ADYEN_URL to your live address/);
    expect(create({ DEMO: 'true' })).not.toThrow();
    expect(create({ DEMO: 'false', ADYEN_URL: 'https://live.example/v72' })).not.toThrow();
  });

  it('[OPS-17] makes nobody staff by sign-in alone without a domain', () => {
    const environment = parseEnvironment({
      OIDC_ISSUER: 'https://login.example',
      OIDC_CLIENT_ID: 'shop',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_DEFAULT_ROLE: 'service',
    });
    expect(() => oidc.create(gateway, environment)).toThrow('OIDC_DEFAULT_ROLE needs OIDC_ALLOWED_DOMAIN');
  });

  it('[SITE-03] reports which variables to set', () => {
    const chosen = parseEnvironment({
      PAYMENTS: 'adyen',
      REVIEWS: 'bazaarvoice',
      SOCIAL: 'flockler',
      ADS: 'mirakl',
      SHORT_LINKS: 'yourls',
    });
    expect(() => createPaymentProvider(chosen, gateway, unused, defaultSettings)).toThrow(
      'Adyen is not configured: set ADYEN_API_KEY, ADYEN_MERCHANT_ACCOUNT, ADYEN_HMAC_KEY and ADYEN_APPLE_MERCHANT_ID.',
    );
    expect(() => createReviewProvider(chosen, gateway, unused, unused, defaultSettings, unused)).toThrow(
      'Bazaarvoice is not configured: set BAZAARVOICE_PASSKEY and BAZAARVOICE_CLIENT_ID.',
    );
    expect(() => createSocialProvider(chosen, gateway, unused)).toThrow(
      'Flockler is not configured: set FLOCKLER_SITE_UUID and FLOCKLER_API_KEY.',
    );
    expect(() => createAdProvider(chosen, gateway)).toThrow(
      'Mirakl Ads is not configured: set MIRAKL_ADS_URL, MIRAKL_TRACKING_URL and MIRAKL_CUSTOMER_ID.',
    );
    expect(() => createShortLinks(chosen, gateway, unused)).toThrow(
      'YOURLS is not configured: set YOURLS_URL and YOURLS_SIGNATURE.',
    );
    expect(() =>
      createEmailTransport(parseEnvironment({ MAIL: 'smtp', MAIL_URL: 'smtp://mail.example' })),
    ).toThrow('SMTP is not configured: set MAIL_FROM.');
  });

  it('[SITE-03] calls the review service as the client that the settings name', async () => {
    const called: string[] = [];
    const responding = createGateway({
      log,
      fetch: (async (url: string) => {
        called.push(url);
        return Response.json({ summary: 'Loved.', disclaimer: '' });
      }) as typeof fetch,
    });
    const variables = { REVIEWS: 'bazaarvoice', BAZAARVOICE_PASSKEY: 'p', BAZAARVOICE_CLIENT_ID: 'shop' };
    const environment = parseEnvironment(variables);
    const settings = withEnvironment(defaultSettings, environment);
    await createReviewProvider(environment, responding, unused, unused, settings, unused).summary('7');
    expect(new URL(called[0]!).searchParams.get('clientId')).toBe('shop');
  });

  it('[SITE-04] is not used where everything is embedded', () => {
    const embedded = parseEnvironment({});
    expect(createPaymentProvider(embedded, gateway, unused, defaultSettings)).toBeNull();
    expect(createAdProvider(embedded, gateway)).toBeNull();
  });
});

describe('hosts of vendors in a page', () => {
  const hostsOf = (variables: Record<string, string>) => externalHosts(parseEnvironment(variables));
  const policyOf = (variables: Record<string, string>) =>
    contentSecurityPolicy({ scripts: [], ...hostsOf(variables) });

  it('[SITE-04] are none where everything is embedded, whatever addresses are set', () => {
    expect(hostsOf({})).toEqual({ media: [], frames: [], forms: [], uploads: [] });
    const unchosen = {
      BAZAARVOICE_URL: 'https://bv.example',
      FLOCKLER_URL: 'https://fl.example',
      ADYEN_CARD_PAGE_URL: 'https://cards.example/page',
    };
    expect(hostsOf(unchosen)).toEqual({ media: [], frames: [], forms: [], uploads: [] });
    expect(policyOf(unchosen)).toContain("img-src 'self' data: blob:; media-src 'self';");
  });

  it('[REV-03] allow photos of reviews with Bazaarvoice', () => {
    expect(policyOf({ REVIEWS: 'bazaarvoice' })).toContain(
      "img-src 'self' data: blob: https://*.bazaarvoice.com; media-src 'self' https://*.bazaarvoice.com;",
    );
    const own = hostsOf({
      REVIEWS: 'bazaarvoice',
      BAZAARVOICE_URL: 'http://127.0.0.1:4400/bazaarvoice',
      BAZAARVOICE_PHOTO_HOSTS: 'https://photos-eu.bazaarvoice.com, https://cdn.example:8443',
    });
    expect(own.media).toEqual([
      'http://127.0.0.1:4400',
      'https://photos-eu.bazaarvoice.com',
      'https://cdn.example:8443',
    ]);
  });

  it('[SOC-01] allow pictures and videos of posts with Flockler', () => {
    expect(hostsOf({ SOCIAL: 'flockler' })).toEqual({
      media: ['https://*.flockler.com', 'https://*.flockler.app'],
      frames: [],
      forms: [],
      uploads: [],
    });
  });

  it('[BASKET-03] allow the card page, and forms that lead to the bank, with Adyen', () => {
    const { frames, forms } = hostsOf({
      PAYMENTS: 'adyen',
      ADYEN_CARD_PAGE_URL: 'https://cards.example/page',
    });
    expect(frames).toEqual(['https://cards.example']);
    expect(forms).toEqual(['https://cards.example', 'https://*.adyen.com', 'https://*.adyenpayments.com']);
  });

  it('are hosts and nothing else', () => {
    for (const wrong of ['cdn.example', "'unsafe-inline'", 'https://a.example/path', '*', 'https://a;b']) {
      expect(() => parseEnvironment({ FLOCKLER_MEDIA_HOSTS: wrong })).toThrow('FLOCKLER_MEDIA_HOSTS must be');
    }
  });
});
