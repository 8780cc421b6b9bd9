import path from 'node:path';
import type { SearchDocument } from '@selvedge/search-index/document.ts';
import type { Logger } from 'pino';
import type { AdProvider } from '#commerce/advertising/provider.ts';
import type { EmailTransport } from '#commerce/email/provider.ts';
import type { ShopperAffinity } from '#commerce/events/affinity.server.ts';
import { createDiskStorage } from '#commerce/media/embedded/disk-storage.server.ts';
import type { MediaStorage } from '#commerce/media/provider.ts';
import type { PaymentProvider } from '#commerce/payments/provider.ts';
import { createSentRequests } from '#commerce/payments/sent-requests.server.ts';
import { createEmbeddedReviews } from '#commerce/reviews/embedded/embedded-reviews.server.ts';
import type { ReviewProvider } from '#commerce/reviews/provider.ts';
import { createEmbeddedEngine } from '#commerce/search/embedded-engine.server.ts';
import type { ExternalSearchEngine } from '#commerce/search/external-engine.ts';
import { indexCatalogue } from '#commerce/search/index-catalogue.server.ts';
import type { SearchEngine, SearchRules } from '#commerce/search/provider.ts';
import { chooseSearchTest } from '#commerce/search/search-experiment.ts';
import { createEmbeddedSocial } from '#commerce/social/embedded/embedded-social.server.ts';
import type { SocialProvider } from '#commerce/social/provider.ts';
import { createEmbeddedShortLinks } from '#commerce/social/short-links/embedded/short-links.server.ts';
import type { ShortLinks } from '#commerce/social/short-links/provider.ts';
import type { SingleSignOn } from '#commerce/staff/provider.ts';
import type { Environment } from '#config/environment.ts';
import type { SiteSettings } from '#config/site-settings.ts';
import { adyen } from '#integrations/adyen/adyen.server.ts';
import { algolia } from '#integrations/algolia/algolia.server.ts';
import { bazaarvoice } from '#integrations/bazaarvoice/bazaarvoice.server.ts';
import { bloomreach } from '#integrations/bloomreach/bloomreach.server.ts';
import { cloudflare } from '#integrations/cloudflare/cloudflare.server.ts';
import { fastly } from '#integrations/fastly/fastly.server.ts';
import { flockler } from '#integrations/flockler/flockler.server.ts';
import type { CallOutcome, Gateway } from '#integrations/gateway/gateway.server.ts';
import type { Integration, PageHosts } from '#integrations/gateway/integration.ts';
import { mirakl } from '#integrations/mirakl/mirakl.server.ts';
import { oidc } from '#integrations/oidc/oidc.server.ts';
import { opensearch } from '#integrations/opensearch/opensearch.server.ts';
import { s3 } from '#integrations/s3/s3.server.ts';
import { smtp } from '#integrations/smtp/smtp.server.ts';
import { varnish } from '#integrations/varnish/varnish.server.ts';
import { yourls } from '#integrations/yourls/yourls.server.ts';
import type { ChangeFeed } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';
import type { Cdn } from '#server/http/cdn-tags.server.ts';

/** The part of the composition root that chooses providers by the environment. */

/** Integrations by the variable that chooses one of them. */
export const INTEGRATIONS = {
  SEARCH_ENGINE: [algolia, bloomreach, opensearch],
  PAYMENTS: [adyen],
  REVIEWS: [bazaarvoice],
  SOCIAL: [flockler],
  ADS: [mirakl],
  SHORT_LINKS: [yourls],
  MEDIA: [s3],
  CDN: [cloudflare, fastly, varnish],
  MAIL: [smtp],
  SINGLE_SIGN_ON: [oidc],
} satisfies Partial<Record<keyof Environment, Integration[]>>;

/** Hosts of the chosen vendors that pages may reach. */
export function externalHosts(environment: Environment): PageHosts {
  const chosen = Object.entries(INTEGRATIONS).flatMap(([variable, integrations]: [string, Integration[]]) =>
    integrations.filter(({ id }) => id === environment[variable as keyof typeof INTEGRATIONS]),
  );
  const hosts = chosen.map((integration) => integration.pageHosts?.(environment) ?? {});
  const all = (kind: keyof PageHosts) => [...new Set(hosts.flatMap((list) => list[kind] ?? []))];
  return { media: all('media'), frames: all('frames'), forms: all('forms'), uploads: all('uploads') };
}

export interface SearchParts {
  environment: Environment;
  /** Of the default brand: an engine serves all brands. */
  settings: SiteSettings;
  gateway: Gateway;
  rules: SearchRules;
  documents: () => AsyncIterable<SearchDocument>;
  /** What a shopper prefers, for the embedded engine; external ones learn it themselves. */
  affinityOf(userToken: string): Promise<ShopperAffinity | null>;
  /** Identifies the state of the catalogue; an index made from another state is not used. */
  sourceVersion: string;
  /** Threads in which the embedded engine runs queries. */
  queryThreads: number;
  log: Logger;
  /** Aborted when the shop closes. */
  closed: AbortSignal;
}

export async function createSearchEngine(parts: SearchParts): Promise<SearchEngine> {
  const { environment, settings, rules, documents, affinityOf, sourceVersion, log, closed } = parts;
  if (environment.SEARCH_ENGINE === 'embedded') {
    return createEmbeddedEngine({
      workers: parts.queryThreads,
      rules,
      documents,
      snapshotPath: path.resolve(environment.DATA_DIR, 'search.snapshot'),
      sourceVersion,
      affinityOf,
      abTestOf: ({ userToken }) => chooseSearchTest(settings.search.experiment, userToken),
      onError: (error) => log.error({ err: error }, 'search worker failed'),
    });
  }
  const engine = await createExternalEngine(parts);
  await indexCatalogue({ engine, documents, log, closed });
  return engine;
}

async function createExternalEngine(parts: SearchParts): Promise<ExternalSearchEngine> {
  const { environment, gateway, rules, sourceVersion } = parts;
  const { discovery, search } = parts.settings;
  switch (environment.SEARCH_ENGINE) {
    case 'algolia':
      return algolia.create(gateway, environment, {
        rules,
        sortTemplate: discovery.sortIndexTemplate,
        maxOffset: search.maxOffset.algolia,
      });
    case 'opensearch':
      return opensearch.create(gateway, environment, { rules, sourceVersion });
    default:
      return bloomreach.create(gateway, environment, { maxOffset: search.maxOffset.bloomreach });
  }
}

/** An external payment provider; null where the embedded sandbox is used. The settings are those of the default brand. */
export function createPaymentProvider(
  environment: Environment,
  gateway: Gateway,
  database: Database,
  settings: SiteSettings,
): PaymentProvider | null {
  if (environment.PAYMENTS === 'sandbox') return null;
  return adyen.create(gateway, environment, {
    isLive: settings.payments.clientId !== 'test',
    sentRequests: createSentRequests(database),
  });
}

export function createShortLinks(environment: Environment, gateway: Gateway, database: Database): ShortLinks {
  if (environment.SHORT_LINKS === 'embedded') return createEmbeddedShortLinks(database);
  return yourls.create(gateway, environment);
}

export function createMediaStorage(environment: Environment, gateway: Gateway): MediaStorage {
  if (environment.MEDIA === 'disk') return createDiskStorage(path.resolve(environment.DATA_DIR, 'media'));
  return s3.create(gateway, environment);
}

export function createReviewProvider(
  environment: Environment,
  gateway: Gateway,
  database: Database,
  changes: ChangeFeed,
  settings: SiteSettings,
  mediaStorage: MediaStorage,
): ReviewProvider {
  if (environment.REVIEWS === 'embedded') return createEmbeddedReviews(database, changes, mediaStorage);
  // A brand's own setting takes precedence over the variable.
  const { bazaarvoiceClientId } = settings.thirdParty;
  return bazaarvoice.create(gateway, {
    ...environment,
    BAZAARVOICE_CLIENT_ID: bazaarvoiceClientId ?? undefined,
  });
}

export function createSocialProvider(
  environment: Environment,
  gateway: Gateway,
  database: Database,
): SocialProvider {
  if (environment.SOCIAL === 'embedded') return createEmbeddedSocial(database);
  return flockler.create(gateway, environment);
}

/** An external provider of sponsored products; null where the shop runs its own auction. */
export function createAdProvider(environment: Environment, gateway: Gateway): AdProvider | null {
  return environment.ADS === 'embedded' ? null : mirakl.create(gateway, environment);
}

/** Single sign-on for staff; null where they sign in with a password. */
export function createSingleSignOn(environment: Environment, gateway: Gateway): SingleSignOn | null {
  return environment.SINGLE_SIGN_ON === 'none' ? null : oidc.create(gateway, environment);
}

/** What stores public pages in front of the shop, if that is known. */
export function createCdn(environment: Environment, gateway: Gateway): Cdn | null {
  const chosen = INTEGRATIONS.CDN.find(({ id }) => id === environment.CDN);
  return chosen?.create(gateway, environment) ?? null;
}

/** Sends emails; null where they stay in the outbox. */
export function createEmailTransport(
  environment: Environment,
  observe?: (service: string, outcome: CallOutcome, seconds: number) => void,
): EmailTransport | null {
  return environment.MAIL === 'embedded' ? null : smtp.create(environment, observe);
}
