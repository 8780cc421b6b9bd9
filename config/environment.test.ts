import { describe, expect, it } from 'vitest';
import { BadEnvironment, parseEnvironment } from './environment.ts';

function messageOf(source: Record<string, string>): string {
  try {
    parseEnvironment(source);
  } catch (error) {
    if (error instanceof BadEnvironment) return error.message;
    throw error;
  }
  throw new Error('the environment is valid');
}

describe('the environment', () => {
  it('may be empty: that starts the demo shop', () => {
    expect(parseEnvironment({})).toMatchObject({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      DEFAULT_BRAND: 'selvedge',
      DEMO: true,
      DEMO_PRODUCTS: 6000,
      OFFICE_NETWORKS: [],
    });
  });

  it('has no default PORT: the server uses the first free one', () => {
    expect(parseEnvironment({}).PORT).toBeUndefined();
    expect(parseEnvironment({ PORT: '0' }).PORT).toBe(0);
  });

  it('treats an empty variable as not set', () => {
    expect(parseEnvironment({ PORT: '', DATABASE_URL: '', OFFICE_NETWORKS: '' })).toEqual(
      parseEnvironment({}),
    );
  });

  it('reads numbers, flags and lists', () => {
    const environment = parseEnvironment({
      PORT: '8080',
      DEMO: 'no',
      TRUSTED_PROXIES: ' 10.0.0.1, 10.0.0.2 ,',
      DATABASE_URL: 'postgresql://shop@db/shop',
    });
    expect(environment).toMatchObject({
      PORT: 8080,
      DEMO: false,
      TRUSTED_PROXIES: ['10.0.0.1', '10.0.0.2'],
      DATABASE_URL: 'postgresql://shop@db/shop',
    });
  });

  it.each([
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535 (it is "http").'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535 (it is "-1").'],
    ['PORT', '70000', 'PORT must be at most 65535 (it is "70000").'],
    ['DATABASE_URL', 'mysql://db', 'DATABASE_URL must start with postgres:// (it is "mysql://db").'],
    ['SESSION_SECRET', 'short', 'SESSION_SECRET must be at least 32 characters long'],
    ['PUBLIC_URL', 'shop', 'PUBLIC_URL must be a full address such as https://shop.example (it is "shop").'],
    ['PUBLIC_URL', 'javascript:x', 'PUBLIC_URL must be a full address such as https://shop.example'],
    ['BRAND_URLS', 'https://coast.example', 'BRAND_URLS must be brand=address for each brand'],
    ['SECURITY_CONTACT', 'us', 'SECURITY_CONTACT must start with mailto: or https://'],
    ['MEDIA_BASE_URL', 'media', 'MEDIA_BASE_URL must be a full address (it is "media").'],
    ['DEMO', 'maybe', 'DEMO must be true or false (it is "maybe").'],
    ['DEMO_PRODUCTS', '0', 'DEMO_PRODUCTS must be at least 1 (it is "0").'],
    ['IMAGE_CACHE_MB', '8', 'IMAGE_CACHE_MB must be at least 16 (it is "8").'],
    ['NODE_ENV', 'staging', 'NODE_ENV '],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL '],
  ])('rejects %s=%s with a message that names it', (name, value, sentence) => {
    expect(messageOf({ [name]: value })).toContain(sentence);
  });

  it('reports every invalid variable at once', () => {
    const sentences = messageOf({ PORT: 'http', DATABASE_URL: 'mysql://db' }).split('\n');
    expect(sentences.map((sentence) => sentence.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL']);
  });

  it('chooses integrations; everything is embedded by default', () => {
    expect(parseEnvironment({})).toMatchObject({ SEARCH_ENGINE: 'embedded', PAYMENTS: 'sandbox' });
    expect(parseEnvironment({ BLOOMREACH_DOMAIN_KEYS: 'all_of_it' }).BLOOMREACH_DOMAIN_KEYS).toEqual({
      default: 'all_of_it',
    });
    expect(
      parseEnvironment({
        BLOOMREACH_DOMAIN_KEYS: 'coast=c_uk, oasis=o_uk',
        OPENSEARCH_URL: 'http://a:9200, http://b:9200',
      }),
    ).toMatchObject({
      BLOOMREACH_DOMAIN_KEYS: { coast: 'c_uk', oasis: 'o_uk' },
      OPENSEARCH_URL: ['http://a:9200', 'http://b:9200'],
    });
    expect(messageOf({ SEARCH_ENGINE: 'lucene' })).toContain('SEARCH_ENGINE');
    expect(messageOf({ BLOOMREACH_DOMAIN_KEYS: 'coast=' })).toContain('must be a name, or site=name');
    expect(messageOf({ OPENSEARCH_URL: 'here' })).toContain('must be one or more full addresses');
  });
});
