import type { ExternalService, Gateway } from '#integrations/gateway/gateway.server.ts';
import { createMultiHostService, type MultiHostService } from '#integrations/gateway/multi-host.server.ts';
import type { IndexNames } from './request.ts';

export interface AlgoliaConfiguration {
  appId: string;
  apiKey: string;
  index: string;
  /** In place of Algolia's own hosts. */
  url?: string;
  /** Where events are sent; a region may have its own host. */
  insightsUrl?: string;
  sortTemplate?: string;
  /** How many results of a list can be reached. */
  maxOffset?: number;
}

/** The index and the services that reach it. */
export interface AlgoliaAccess extends IndexNames {
  maxOffset: number;
  headers: Record<string, string>;
  reads: MultiHostService;
  writes: MultiHostService;
  insights: { url: string; service: ExternalService };
}

const READ_TIMEOUT_MS = 2000;
const WRITE_TIMEOUT_MS = 30_000;
const INSIGHTS_URL = 'https://insights.algolia.io';

/** Reads and writes have a host each, and share three fallback hosts in random order. */
export function createAlgoliaAccess(
  gateway: Gateway,
  configuration: AlgoliaConfiguration,
  random: () => number = Math.random,
): AlgoliaAccess {
  const { appId, apiKey, index, url, sortTemplate = '{index}-{suffix}', maxOffset = 1000 } = configuration;
  const fallbacks = [1, 2, 3]
    .map((number) => ({ host: `https://${appId}-${number}.algolianet.com`, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ host }) => host);
  const hosts = (own: string) => (url ? [url] : [own, ...fallbacks]);
  const settings = (timeoutMs: number) => ({ name: 'Algolia', timeoutMs, secrets: [apiKey] });
  return {
    index,
    sortTemplate,
    maxOffset,
    headers: {
      'x-algolia-application-id': appId,
      'x-algolia-api-key': apiKey,
      'content-type': 'application/json',
    },
    reads: createMultiHostService(
      gateway,
      settings(READ_TIMEOUT_MS),
      hosts(`https://${appId}-dsn.algolia.net`),
    ),
    writes: createMultiHostService(
      gateway,
      settings(WRITE_TIMEOUT_MS),
      hosts(`https://${appId}.algolia.net`),
    ),
    insights: {
      url: configuration.insightsUrl ?? url ?? INSIGHTS_URL,
      service: gateway.service({ ...settings(READ_TIMEOUT_MS), name: 'Algolia Insights' }),
    },
  };
}
