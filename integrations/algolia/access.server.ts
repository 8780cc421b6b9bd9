import { type Gateway, NotConfigured, type OutsideSystem } from '#integrations/gateway/gateway.server.ts';
import { type ManyHosts, openManyHosts } from '#integrations/gateway/many-hosts.server.ts';
import type { IndexNames } from './question.ts';

export interface AlgoliaConfiguration {
  appId?: string;
  apiKey?: string;
  index?: string;
  /** Instead of the vendor's own hosts. */
  url?: string;
  /** Where events go; a region may have a host of its own. */
  insightsUrl?: string;
  sortTemplate?: string;
  /** The last place in a list that the index answers for. */
  maxOffset?: number;
}

/** The index by its name, and the ways to reach it. */
export interface AlgoliaAccess extends IndexNames {
  maxOffset: number;
  headers: Record<string, string>;
  reads: ManyHosts;
  writes: ManyHosts;
  insights: { url: string; system: OutsideSystem };
}

const READ_PATIENCE_MS = 2000;
const WRITE_PATIENCE_MS = 30_000;
const INSIGHTS_URL = 'https://insights.algolia.io';

/** Reads and writes have a host each, and share three others that take over when it does not answer. */
export function openAccess(
  gateway: Gateway,
  configuration: AlgoliaConfiguration,
  random: () => number = Math.random,
): AlgoliaAccess {
  const { appId, apiKey, index, url, sortTemplate = '{index}-{suffix}', maxOffset = 1000 } = configuration;
  if (!appId || !apiKey || !index) throw new NotConfigured('No Algolia index available');
  const spare = [1, 2, 3]
    .map((number) => ({ host: `https://${appId}-${number}.algolianet.com`, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ host }) => host);
  const hosts = (own: string) => (url ? [url] : [own, ...spare]);
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
    reads: openManyHosts(gateway, settings(READ_PATIENCE_MS), hosts(`https://${appId}-dsn.algolia.net`)),
    writes: openManyHosts(gateway, settings(WRITE_PATIENCE_MS), hosts(`https://${appId}.algolia.net`)),
    insights: {
      url: configuration.insightsUrl ?? url ?? INSIGHTS_URL,
      system: gateway.system({ ...settings(READ_PATIENCE_MS), name: 'Algolia Insights' }),
    },
  };
}
