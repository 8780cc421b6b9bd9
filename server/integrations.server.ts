import path from 'node:path';
import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { createEmbeddedSearch } from '@selvedge/search-index/engine.ts';
import type { Logger } from 'pino';
import type { AdSupplier } from '#commerce/advertising/provider.ts';
import type { MailCarrier } from '#commerce/email/provider.ts';
import type { PaymentProvider } from '#commerce/payments/provider.ts';
import { rememberSentPayments } from '#commerce/payments/sent-payments.server.ts';
import { createEmbeddedReviews } from '#commerce/reviews/embedded/embedded-reviews.server.ts';
import type { ReviewSupplier } from '#commerce/reviews/provider.ts';
import { furnishEngine } from '#commerce/search/furnish-engine.server.ts';
import type { OutsideEngine } from '#commerce/search/outside-engine.ts';
import type { SearchEngine, SearchRules } from '#commerce/search/provider.ts';
import { createEmbeddedSocial } from '#commerce/social/embedded/embedded-social.server.ts';
import type { SocialSupplier } from '#commerce/social/provider.ts';
import { createEmbeddedShortLinks } from '#commerce/social/short-links/embedded/short-links.server.ts';
import type { ShortLinks } from '#commerce/social/short-links/provider.ts';
import { brandsIn } from '#config/brands/all.ts';
import type { Environment } from '#config/environment.ts';
import { createAdyenPayments } from '#integrations/adyen/adyen.server.ts';
import { openAlgoliaSearch } from '#integrations/algolia/engine.server.ts';
import { createBazaarvoiceReviews } from '#integrations/bazaarvoice/bazaarvoice.server.ts';
import { openBloomreachSearch } from '#integrations/bloomreach/engine.server.ts';
import { createFlocklerPosts } from '#integrations/flockler/flockler.server.ts';
import { type Gateway, NotConfigured, type OutsideOutcome } from '#integrations/gateway/gateway.server.ts';
import { createMiraklAds } from '#integrations/mirakl/mirakl.server.ts';
import { openOpenSearch } from '#integrations/opensearch/engine.server.ts';
import { createSmtpCarrier } from '#integrations/smtp/smtp.server.ts';
import { createYourlsLinks } from '#integrations/yourls/yourls.server.ts';
import type { ChangeFeed } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';

/** The part of the composition root that chooses, by the environment, who supplies what. */

export interface SearchParts {
  environment: Environment;
  gateway: Gateway;
  rules: SearchRules;
  documents: () => AsyncIterable<SearchDocument>;
  /** Names the state of the catalogue, so that an index made from another one is not used. */
  sourceVersion: string;
  log: Logger;
  /** Says when the shop closes. */
  closed: AbortSignal;
}

export async function openSearchEngine(parts: SearchParts): Promise<SearchEngine> {
  const { environment, rules, documents, sourceVersion, log, closed } = parts;
  if (environment.SEARCH_ENGINE === 'embedded') {
    return createEmbeddedSearch({
      workers: 1,
      rules,
      documents,
      snapshotPath: path.resolve(environment.DATA_DIR, 'search.snapshot'),
      sourceVersion,
      onError: (error) => log.error({ err: error }, 'search'),
    });
  }
  const engine = await openOutsideEngine(parts);
  await furnishEngine({ engine, documents, log, closed });
  return engine;
}

async function openOutsideEngine(parts: SearchParts): Promise<OutsideEngine> {
  const { environment, gateway, rules, sourceVersion } = parts;
  const settings = settingsOf(environment);
  switch (environment.SEARCH_ENGINE) {
    case 'algolia':
      return openAlgoliaSearch(
        gateway,
        {
          appId: environment.ALGOLIA_APP_ID,
          apiKey: environment.ALGOLIA_API_KEY,
          index: environment.ALGOLIA_INDEX,
          url: environment.ALGOLIA_URL,
          sortTemplate: settings.discovery.sortIndexTemplate,
          maxOffset: settings.search.maxOffset.algolia,
          insightsUrl: environment.ALGOLIA_INSIGHTS_URL,
        },
        rules,
      );
    case 'opensearch': {
      const { OPENSEARCH_URL: urls, OPENSEARCH_INDEX: index } = environment;
      if (!urls) throw new NotConfigured('OpenSearch is not configured: set OPENSEARCH_URL.');
      const { OPENSEARCH_USERNAME: username, OPENSEARCH_PASSWORD: password } = environment;
      return openOpenSearch(gateway, { urls, index, username, password, sourceVersion }, rules);
    }
    default:
      return openBloomreachSearch(
        gateway,
        {
          accountId: environment.BLOOMREACH_ACCOUNT_ID,
          domainKeys: environment.BLOOMREACH_DOMAIN_KEYS,
          authKey: environment.BLOOMREACH_AUTH_KEY,
          feedKey: environment.BLOOMREACH_FEED_KEY,
          coreUrl: environment.BLOOMREACH_CORE_URL,
          suggestUrl: environment.BLOOMREACH_SUGGEST_URL,
          feedUrl: environment.BLOOMREACH_FEED_URL,
          pageUrl: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT ?? 3000}/`,
          maxOffset: settings.search.maxOffset.bloomreach,
        },
        environment.DEFAULT_BRAND,
      );
  }
}

/** One supplier serves every brand; the shop's first one says what it is asked with. */
function settingsOf(environment: Environment) {
  return brandsIn(environment)[environment.DEFAULT_BRAND]!.settings;
}

/** An outside payment provider; null where the embedded one takes the money. */
export function openPayments(
  environment: Environment,
  gateway: Gateway,
  database: Database,
): PaymentProvider | null {
  if (environment.PAYMENTS === 'sandbox') return null;
  const needed = {
    apiKey: environment.ADYEN_API_KEY,
    merchantAccount: environment.ADYEN_MERCHANT_ACCOUNT,
    hmacKey: environment.ADYEN_HMAC_KEY,
    merchantIdentifier: environment.ADYEN_APPLE_MERCHANT_ID,
  };
  const { apiKey, merchantAccount, hmacKey, merchantIdentifier } = needed;
  if (!apiKey || !merchantAccount || !hmacKey || !merchantIdentifier) {
    throw new NotConfigured(
      'Adyen is not configured: set ADYEN_API_KEY, ADYEN_MERCHANT_ACCOUNT, ADYEN_HMAC_KEY and ADYEN_APPLE_MERCHANT_ID.',
    );
  }
  // Each merchant has a live address of its own; without it real orders would go to the test system.
  if (!environment.ADYEN_URL && settingsOf(environment).payments.clientId !== 'test') {
    throw new NotConfigured(
      'Adyen would take test payments in production: set ADYEN_URL to your live address, or payments.clientId to test.',
    );
  }
  const url = environment.ADYEN_URL ?? 'https://checkout-test.adyen.com/v72';
  const cardPageUrl = environment.ADYEN_CARD_PAGE_URL;
  return createAdyenPayments(
    gateway,
    { apiKey, merchantAccount, hmacKey, merchantIdentifier, url, cardPageUrl },
    rememberSentPayments(database),
  );
}

export function openShortLinks(environment: Environment, gateway: Gateway, database: Database): ShortLinks {
  if (environment.SHORT_LINKS === 'embedded') return createEmbeddedShortLinks(database);
  const { YOURLS_URL: url, YOURLS_SIGNATURE: signature } = environment;
  if (!url || !signature) {
    throw new NotConfigured('The url shortener is not configured: set YOURLS_URL and YOURLS_SIGNATURE.');
  }
  return createYourlsLinks(gateway, { url, signature });
}

export function openReviews(
  environment: Environment,
  gateway: Gateway,
  database: Database,
  changes: ChangeFeed,
): ReviewSupplier {
  if (environment.REVIEWS === 'embedded') return createEmbeddedReviews(database, changes);
  const passkey = environment.BAZAARVOICE_PASSKEY;
  const clientId = settingsOf(environment).thirdParty.bazaarvoiceClientId;
  if (!passkey || !clientId) {
    throw new NotConfigured(
      'Bazaarvoice is not configured: set BAZAARVOICE_PASSKEY and BAZAARVOICE_CLIENT_ID.',
    );
  }
  const url = environment.BAZAARVOICE_URL ?? 'https://api.bazaarvoice.com';
  return createBazaarvoiceReviews(gateway, { url, passkey, clientId });
}

export function openSocial(environment: Environment, gateway: Gateway, database: Database): SocialSupplier {
  if (environment.SOCIAL === 'embedded') return createEmbeddedSocial(database);
  const { FLOCKLER_SITE_UUID: siteUuid, FLOCKLER_API_KEY: apiKey } = environment;
  if (!siteUuid || !apiKey) {
    throw new NotConfigured('Flockler is not configured: set FLOCKLER_SITE_UUID and FLOCKLER_API_KEY.');
  }
  return createFlocklerPosts(gateway, {
    url: environment.FLOCKLER_URL ?? 'https://api.flockler.app',
    siteUuid,
    apiKey,
  });
}

/** An outside seller of advertising places; null where the shop runs its own auction. */
export function openAds(environment: Environment, gateway: Gateway): AdSupplier | null {
  if (environment.ADS === 'embedded') return null;
  const {
    MIRAKL_ADS_URL: adsUrl,
    MIRAKL_TRACKING_URL: trackingUrl,
    MIRAKL_CUSTOMER_ID: customerId,
  } = environment;
  if (!adsUrl || !trackingUrl || !customerId) {
    throw new NotConfigured(
      'Mirakl Ads is not configured: set MIRAKL_ADS_URL, MIRAKL_TRACKING_URL and MIRAKL_CUSTOMER_ID.',
    );
  }
  return createMiraklAds(gateway, { adsUrl, trackingUrl, customerId });
}

/** Who carries letters; null where they stay in the outbox. */
export function openMailCarrier(
  { MAIL: carrier, MAIL_URL: url, MAIL_FROM: from }: Environment,
  observe?: (system: string, outcome: OutsideOutcome, seconds: number) => void,
): MailCarrier | null {
  if (carrier === 'embedded') return null;
  if (!url) throw new NotConfigured('Mail is not configured: set MAIL_URL to the mail service.');
  if (!from)
    throw new NotConfigured('Mail is not configured: set MAIL_FROM to the address letters come from.');
  return createSmtpCarrier({ url, from, observe });
}
