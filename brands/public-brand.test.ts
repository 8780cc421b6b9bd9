import { describe, expect, it } from 'vitest';
import { makeSettings } from '#config/site-settings.ts';
import { brands } from './all.ts';
import { publicBrand } from './public-brand.ts';

describe('what browsers see of a brand', () => {
  const secretive = {
    ...brands.coast!,
    domains: ['internal.coast.example'],
    settings: makeSettings({
      office: { networks: ['10.77.0.0/16'] },
      preview: { allowedParentOrigins: ['https://secret-cms.example'] },
      content: { editUrlTemplate: 'https://secret-cms.example/edit{path}' },
      internal: { listingUrl: '/secret-listing/{productKey}' },
      applepay: { merchantIdentifier: 'merchant.secret' },
      thirdParty: {
        flocklerApiKey: 'secret-key',
        flocklerSiteUuid: 'secret-site',
        klarnaClientId: 'for-everyone',
      },
      media: {
        hostByBrand: { coast: 'https://media.coast.example', wallis: 'https://secret-wallis.example' },
      },
    }),
    databasePassword: 'secret-password',
  };
  const seen = publicBrand(secretive);

  it('[SITE-01] is no address of the office and no secret', () => {
    expect(JSON.stringify(seen)).not.toMatch(/secret|10\.77|internal/);
  });

  it('[SITE-01] is what the pages need', () => {
    expect(seen).toMatchObject({
      slug: 'coast',
      name: 'Coast',
      theme: brands.coast!.theme,
      features: brands.coast!.features,
      settings: {
        wishlist: { maxItems: 100 },
        media: { host: 'https://media.coast.example' },
        thirdParty: { klarnaClientId: 'for-everyone' },
      },
    });
  });

  it('[SITE-01] uses the common media host where a brand has none', () => {
    const settings = makeSettings({ media: { hostByBrand: { default: 'https://media.example' } } });
    expect(publicBrand({ ...brands.oasis!, settings }).settings.media.host).toBe('https://media.example');
    expect(publicBrand(brands.oasis!).settings.media.host).toBeNull();
  });

  it('[SITE-01] can be sent as JSON without loss', () => {
    for (const brand of Object.values(brands)) {
      const sent = publicBrand(brand);
      expect(JSON.parse(JSON.stringify(sent))).toEqual(sent);
    }
  });
});
