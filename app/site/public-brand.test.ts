import { brands } from '@selvedge/demo-store/brands/all.ts';
import { describe, expect, it } from 'vitest';
import { makeSettings } from '#config/site-settings.ts';
import { publicBrand } from './public-brand.ts';

describe('publicBrand', () => {
  const coast = brands.coast!;
  const seen = publicBrand({
    ...coast,
    domains: ['internal.coast.example'],
    settings: makeSettings({
      office: { networks: ['10.77.0.0/16'] },
      preview: { allowedParentOrigins: ['https://secret-cms.example'] },
      content: { editUrlTemplate: 'https://secret-cms.example/edit{path}' },
      applepay: { merchantIdentifier: 'merchant.secret' },
      thirdParty: { flocklerApiKey: 'secret-key' },
    }),
  });

  it('[SITE-01] contains no network of the office and no secret', () => {
    expect(JSON.stringify(seen)).not.toMatch(/secret|10\.77|internal/);
  });

  it('[SITE-03] names the brand’s own media host, else the default one, else none', () => {
    const hostFor = (hostByBrand: Record<string, string | null>) =>
      publicBrand({ ...coast, settings: makeSettings({ media: { hostByBrand } }) }).mediaHost;
    const [own, shared] = ['https://media.coast.example', 'https://media.example'];
    expect(hostFor({ default: shared, coast: own })).toBe(own);
    expect(hostFor({ default: shared, oasis: own })).toBe(shared);
    expect(hostFor({})).toBeNull();
  });

  it('[SITE-01] contains what the pages need', () => {
    const { slug, name, theme, features, locale, currency } = coast;
    expect(seen).toMatchObject({ slug, name, theme, features, locale, currency });
  });
});
