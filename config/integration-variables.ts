import * as v from 'valibot';
import { STAFF_ROLES } from '#commerce/resources/permissions.ts';

const ROLES_TO_GIVE = STAFF_ROLES.filter((role) => role !== 'owner');

const word = v.optional(v.string());
const address = v.optional(v.pipe(v.string(), v.url('must be a full address')));

/** `selvedge=catalogue_a,coast=catalogue_b`, or one name for every site. */
const bySite = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => {
      const parts = value.split(',').filter((part) => part.trim() !== '');
      const entries = parts.map((part) => part.split('=').map((side) => side.trim()));
      return Object.fromEntries(
        entries.map(([site = '', key]) => (key === undefined ? ['default', site] : [site, key])),
      ) as Record<string, string>;
    }),
    v.check((sites) => Object.values(sites).every(Boolean), 'must be a name, or site=name for each site'),
  ),
  '',
);

const addresses = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => value.split(',').map((part) => part.trim())),
    v.check((list) => list.every((part) => URL.canParse(part)), 'must be one or more full addresses'),
  ),
);

const HOST = /^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/i;

/** Hosts in the format of a content security policy. */
const hosts = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((part) => part.trim())),
      v.check(
        (list) => list.every((part) => HOST.test(part)),
        'must be hosts such as https://photos.example or https://*.example, with commas between them',
      ),
    ),
    fallback,
  );

/** Which integrations are used, and how they are reached. Everything is embedded by default. */
export const integrationVariables = {
  SEARCH_ENGINE: v.optional(v.picklist(['embedded', 'bloomreach', 'algolia', 'opensearch']), 'embedded'),
  BLOOMREACH_ACCOUNT_ID: v.optional(v.pipe(v.string(), v.regex(/^\d+$/, 'must be a number'))),
  BLOOMREACH_DOMAIN_KEYS: bySite,
  BLOOMREACH_AUTH_KEY: word,
  BLOOMREACH_FEED_KEY: word,
  BLOOMREACH_CORE_URL: address,
  BLOOMREACH_SUGGEST_URL: address,
  BLOOMREACH_FEED_URL: address,
  ALGOLIA_APP_ID: word,
  ALGOLIA_API_KEY: word,
  ALGOLIA_INDEX: word,
  ALGOLIA_URL: address,
  ALGOLIA_INSIGHTS_URL: address,
  OPENSEARCH_URL: addresses,
  OPENSEARCH_INDEX: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]*$/, 'must be small letters, digits, - and _')),
    'selvedge-products',
  ),
  OPENSEARCH_USERNAME: word,
  OPENSEARCH_PASSWORD: word,
  PAYMENTS: v.optional(v.picklist(['sandbox', 'adyen']), 'sandbox'),
  ADYEN_API_KEY: word,
  ADYEN_MERCHANT_ACCOUNT: word,
  ADYEN_HMAC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9A-Fa-f]{64}$/, 'must be 64 hexadecimal digits')),
  ),
  ADYEN_APPLE_MERCHANT_ID: word,
  /** The file that Apple requests under `/.well-known/`; the payment provider supplies it. */
  APPLE_PAY_DOMAIN_ASSOCIATION: word,
  ADYEN_URL: address,
  ADYEN_CARD_PAGE_URL: address,
  REVIEWS: v.optional(v.picklist(['embedded', 'bazaarvoice']), 'embedded'),
  BAZAARVOICE_URL: address,
  BAZAARVOICE_PASSKEY: word,
  BAZAARVOICE_CLIENT_ID: word,
  BAZAARVOICE_PHOTO_HOSTS: hosts('https://*.bazaarvoice.com'),
  SOCIAL: v.optional(v.picklist(['embedded', 'flockler']), 'embedded'),
  FLOCKLER_URL: address,
  FLOCKLER_SITE_UUID: word,
  FLOCKLER_API_KEY: word,
  FLOCKLER_MEDIA_HOSTS: hosts('https://*.flockler.com,https://*.flockler.app'),
  ADS: v.optional(v.picklist(['embedded', 'mirakl']), 'embedded'),
  MIRAKL_ADS_URL: address,
  MIRAKL_TRACKING_URL: address,
  MIRAKL_CUSTOMER_ID: word,
  SHORT_LINKS: v.optional(v.picklist(['embedded', 'yourls']), 'embedded'),
  YOURLS_URL: address,
  YOURLS_SIGNATURE: word,
  /** Where originals and drawn pictures are stored. */
  MEDIA: v.optional(v.picklist(['disk', 's3']), 'disk'),
  S3_ENDPOINT: address,
  S3_UPLOAD_ENDPOINT: address,
  S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  ),
  S3_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be a region such as eu-west-2')),
    'us-east-1',
  ),
  S3_ACCESS_KEY_ID: word,
  S3_SECRET_ACCESS_KEY: word,
  /** What stores public pages in front of the shop and is purged when something changes. */
  CDN: v.optional(v.picklist(['none', 'fastly', 'cloudflare', 'varnish']), 'none'),
  FASTLY_SERVICE_ID: word,
  FASTLY_API_KEY: word,
  FASTLY_URL: address,
  CLOUDFLARE_ZONE_ID: word,
  CLOUDFLARE_API_TOKEN: word,
  CLOUDFLARE_URL: address,
  VARNISH_URLS: addresses,
  /** How staff sign in besides their password. */
  SINGLE_SIGN_ON: v.optional(v.picklist(['none', 'oidc']), 'none'),
  OIDC_ISSUER: address,
  OIDC_CLIENT_ID: word,
  OIDC_CLIENT_SECRET: word,
  /** Only addresses of this domain sign in. */
  OIDC_ALLOWED_DOMAIN: v.optional(
    v.pipe(
      v.string(),
      v.toLowerCase(),
      v.regex(/^[a-z0-9.-]+\.[a-z]+$/, 'must be a domain such as shop.example'),
    ),
  ),
  /** The role of somebody who signs in for the first time; without it only staff of the list sign in. */
  OIDC_DEFAULT_ROLE: v.optional(v.picklist(ROLES_TO_GIVE, `must be one of ${ROLES_TO_GIVE.join(', ')}`)),
  MAIL: v.optional(v.picklist(['embedded', 'smtp']), 'embedded'),
  MAIL_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\/\S+$/, 'must be smtp://user:password@host:port or smtps://…'),
      v.check((url) => URL.canParse(url), 'must be smtp://user:password@host:port or smtps://…'),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
        'must be an address such as Selvedge <shop@example.com>',
      ),
    ),
  ),
};
