import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';
import { BadSetting, defaultSettings, makeSettings, withEnvironment } from './site-settings.ts';

function messageOf(make: () => unknown): string {
  try {
    make();
  } catch (error) {
    if (error instanceof BadSetting) return error.message;
    throw error;
  }
  throw new Error('the settings are valid');
}

describe('the settings of a site', () => {
  it('[SITE-03] have a default for everything', () => {
    expect(makeSettings({})).toEqual(defaultSettings);
    expect(defaultSettings.wishlist.maxItems).toBe(100);
    expect(defaultSettings.stock.lowStockQuantity).toBe(5);
    expect(defaultSettings.delivery).toEqual({
      isExpressEnabled: false,
      bulkyLogisticClasses: ['bulky', '2-man', 'furniture', 'large'],
    });
    expect(defaultSettings.countryNameToCode).toMatchObject({
      uk: 'GB',
      'united kingdom': 'GB',
      france: 'FR',
    });
  });

  it('[SITE-03] no third party is configured by default, so none is loaded', () => {
    expect(new Set(Object.values(defaultSettings.thirdParty))).toEqual(new Set([null]));
  });

  it('[SITE-03] overriding one value keeps the others', () => {
    const settings = makeSettings({ chat: { timeoutMs: 5000 } });
    expect(settings).toEqual({ ...defaultSettings, chat: { ...defaultSettings.chat, timeoutMs: 5000 } });
  });

  it('[SITE-03] any wishlist limit from 1 to 1000 is accepted, and nothing else changes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (maxItems) => {
        expect(makeSettings({ wishlist: { maxItems } })).toEqual({
          ...defaultSettings,
          wishlist: { maxItems },
        });
      }),
    );
  });

  it('[SITE-03] a list replaces the list, a table adds to the table', () => {
    const settings = makeSettings({
      excludedClassifications: ['Main'],
      socialProof: { icons: { TREND: 'flame', QP: 'basket' } },
    });
    expect(settings.excludedClassifications).toEqual(['Main']);
    expect(settings.socialProof.icons).toEqual({
      ...defaultSettings.socialProof.icons,
      TREND: 'flame',
      QP: 'basket',
    });
  });

  it('one site cannot change the lists of another', () => {
    makeSettings({}).knownBrands.push('intruder');
    expect(makeSettings({}).knownBrands).toEqual(defaultSettings.knownBrands);
    expect(defaultSettings.knownBrands).not.toContain('intruder');
  });
});

describe('a bad setting', () => {
  it('[SITE-03] stops with a message that says what to change', () => {
    expect(
      messageOf(() => makeSettings({ wishlist: { maxItems: 0 } }, 'packages/demo-store/brands/coast.ts')),
    ).toBe(
      'packages/demo-store/brands/coast.ts: wishlist.maxItems must be a whole number from 1 to 1000, it is 0',
    );
  });

  it('[SITE-03] is named when it is misspelt', () => {
    const misspelt: object = { wishlist: { maxItem: 50 } };
    expect(messageOf(() => makeSettings(misspelt, 'packages/demo-store/brands/coast.ts'))).toBe(
      'packages/demo-store/brands/coast.ts: wishlist.maxItem is not a setting; docs/settings.md lists them all',
    );
  });

  it('[SITE-03] all are reported at once, one in each line', () => {
    const sentences = messageOf(() =>
      makeSettings({ cart: { maxQuantityPerLine: 1.5 }, chat: { timeoutMs: 1 } }),
    );
    expect(sentences.split('\n')).toHaveLength(2);
    expect(sentences).toContain('cart.maxQuantityPerLine');
    expect(sentences).toContain('chat.timeoutMs');
  });

  it.each([
    ['returns.windowDays', { returns: { windowDays: 7 } }],
    ['office.networks.0', { office: { networks: ['10.0.0.0/33'] } }],
    ['office.networks.0', { office: { networks: ['the office'] } }],
    ['preview.allowedParentOrigins.0', { preview: { allowedParentOrigins: ['https://cms.example/admin'] } }],
    ['preview.allowedParentOrigins.0', { preview: { allowedParentOrigins: ['*'] } }],
    ['iframe.allowedHosts.0', { iframe: { allowedHosts: ['https://youtube.com'] } }],
    ['content.editUrlTemplate', { content: { editUrlTemplate: 'https://cms.example/edit' } }],
    ['discovery.sortIndexTemplate', { discovery: { sortIndexTemplate: '{index}' } }],
    ['internal.listingUrl', { internal: { listingUrl: '/wordsworth' } }],
    ['applepay.displayName', { applepay: { displayName: 'x'.repeat(65) } }],
    ['media.hostByBrand.coast', { media: { hostByBrand: { coast: 'media.coast.example' } } }],
    ['badges.defaultColours.text', { badges: { defaultColours: { text: 'white; background: url(x)' } } }],
    ['colours.swatches.shimmer', { colours: { swatches: { shimmer: 'url(https://x.example)' } } }],
    ['shippingCountries.1', { shippingCountries: ['GB', 'France'] }],
    ['knownBrands.0', { knownBrands: ['Dorothy Perkins'] }],
  ])('[SITE-03] %s is rejected', (key, overrides) => {
    expect(messageOf(() => makeSettings(overrides))).toMatch(
      new RegExp(`^settings: ${key.replaceAll('.', '\\.')} must be `),
    );
  });

  it('[SITE-03] an unknown glyph is rejected', () => {
    const unknown: object = { badges: { icons: { hot: 'bonfire' } } };
    expect(messageOf(() => makeSettings(unknown))).toContain('badges.icons.hot must be one of tag, percent,');
  });

  it('[SITE-03] an offer without a valid price range is rejected', () => {
    const banner = {
      provider: 'klarna',
      minPrice: 5000,
      maxPrice: 3000,
      label: 'pdp.paymentPromo.instalments',
      numberOfPayments: 3,
      paymentLogo: '/logos/klarna.svg',
      providerLink: 'https://pay.example',
    };
    expect(messageOf(() => makeSettings({ paymentBanners: { providers: [banner] } }))).toContain(
      'paymentBanners.providers.0 must have a minPrice that is not above its maxPrice',
    );
    const { providerLink, ...withoutLink } = banner;
    const incomplete: object = { paymentBanners: { providers: [withoutLink] } };
    expect(providerLink).toBeDefined();
    expect(messageOf(() => makeSettings(incomplete))).toContain('paymentBanners.providers.0.providerLink');
  });
});

describe('settings and the environment', () => {
  const bare = parseEnvironment({});

  it('[SITE-03] networks, origins, edit link and media come from the environment', () => {
    const environment = parseEnvironment({
      OFFICE_NETWORKS: '10.20.0.0/16, 2001:db8::/32',
      PREVIEW_PARENT_ORIGINS: 'https://cms.example',
      CONTENT_EDIT_URL: 'https://cms.example/edit{path}',
      MEDIA_BASE_URL: 'https://media.example',
    });
    const settings = withEnvironment(makeSettings({ stock: { lowStockQuantity: 3 } }), environment);
    expect(settings.office.networks).toEqual(['10.20.0.0/16', '2001:db8::/32']);
    expect(settings.preview.allowedParentOrigins).toEqual(['https://cms.example']);
    expect(settings.content.editUrlTemplate).toBe('https://cms.example/edit{path}');
    expect(settings.media.hostByBrand).toEqual({ default: 'https://media.example' });
    expect(settings.stock.lowStockQuantity).toBe(3);
  });

  it("[SITE-03] a brand's own value takes precedence over the environment's", () => {
    const own = makeSettings({
      media: { hostByBrand: { default: 'https://own.example' } },
      payments: { clientId: 'own-client' },
      thirdParty: { bazaarvoiceClientId: 'own-reviews' },
    });
    const environment = parseEnvironment({
      MEDIA_BASE_URL: 'https://media.example',
      BAZAARVOICE_CLIENT_ID: 'the-shops',
    });
    const settings = withEnvironment(own, environment);
    expect(settings.media.hostByBrand.default).toBe('https://own.example');
    expect(settings.payments.clientId).toBe('own-client');
    expect(settings.thirdParty.bazaarvoiceClientId).toBe('own-reviews');
    const shared = withEnvironment(defaultSettings, environment).thirdParty;
    expect(shared.bazaarvoiceClientId).toBe('the-shops');
  });

  it('[SITE-03] an empty environment grants no access', () => {
    const settings = withEnvironment(defaultSettings, bare);
    expect(settings.office.networks).toEqual([]);
    expect(settings.preview.allowedParentOrigins).toEqual([]);
    expect(settings.content.editUrlTemplate).toBeNull();
  });

  it.each([
    ['development', 'true', 'test'],
    ['test', 'false', 'test'],
    ['production', 'true', 'test'],
    ['production', 'false', 'production'],
  ])('[SITE-03] the payment client in %s with DEMO=%s is %s', (NODE_ENV, DEMO, client) => {
    const environment = parseEnvironment({ NODE_ENV, DEMO });
    expect(withEnvironment(defaultSettings, environment).payments.clientId).toBe(client);
  });

  it('[SITE-03] an invalid variable is named', () => {
    const environment = parseEnvironment({ OFFICE_NETWORKS: '10.20.0.0/16,office' });
    expect(messageOf(() => withEnvironment(defaultSettings, environment))).toBe(
      'OFFICE_NETWORKS: office.networks.1 must be a network such as 10.20.0.0/16, it is "office"',
    );
  });

  it('[SITE-03] the given settings are not changed', () => {
    const before = structuredClone(defaultSettings);
    withEnvironment(defaultSettings, parseEnvironment({ OFFICE_NETWORKS: '10.0.0.0/8' }));
    expect(defaultSettings).toEqual(before);
  });

  it('[SITE-03] recommendations are mocked only with RECS_MODE=mock', () => {
    expect(withEnvironment(defaultSettings, bare).mock.recommendations).toBe(false);
    expect(withEnvironment(defaultSettings, { ...bare, RECS_MODE: 'mock' }).mock.recommendations).toBe(true);
  });
});
