import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '#config/environment.ts';
import { outsideHosts } from './outside-hosts.server.ts';
import { contentSecurityPolicy } from './security-headers.server.ts';

const hostsOf = (variables: Record<string, string>) => outsideHosts(parseEnvironment(variables));
const policyOf = (variables: Record<string, string>) =>
  contentSecurityPolicy({ scripts: [], ...hostsOf(variables) });

describe('other people’s hosts in a page', () => {
  it('[SITE-04] are none where everything is embedded, whatever addresses are set', () => {
    expect(hostsOf({})).toEqual({ media: [], frames: [], forms: [] });
    const left = {
      BAZAARVOICE_URL: 'https://bv.example',
      FLOCKLER_URL: 'https://fl.example',
      ADYEN_CARD_PAGE_URL: 'https://cards.example/page',
    };
    expect(hostsOf(left)).toEqual({ media: [], frames: [], forms: [] });
    expect(policyOf(left)).toContain("img-src 'self' data: blob:; media-src 'self';");
  });

  it('[REV-03] let photos of reviews in where Bazaarvoice keeps them', () => {
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

  it('[SOC-01] let pictures and films of posts in where Flockler gathers them', () => {
    expect(hostsOf({ SOCIAL: 'flockler' })).toEqual({
      media: ['https://*.flockler.com', 'https://*.flockler.app'],
      frames: [],
      forms: [],
    });
  });

  it('[BASKET-03] let the card page in, and forms out to the bank, where Adyen takes the money', () => {
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
