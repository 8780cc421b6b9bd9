import { toSearchDocument } from '../../commerce/search/search-document.server.ts';
import { createAlgoliaSearch } from '../../integrations/algolia/algolia.server.ts';
import { createBloomreachSearch } from '../../integrations/bloomreach/bloomreach.server.ts';
import { createGateway } from '../../integrations/gateway/gateway.server.ts';
import { ALGOLIA_DEMO } from './algolia/app.ts';
import { BLOOMREACH_DEMO } from './bloomreach/app.ts';
import { demoProducts } from './demo-products.ts';

/** Indexes demo products in the mock search engines through the feeds of the vendors. */
export async function seedSearch(url: string, products: number): Promise<void> {
  const gateway = createGateway({ log: { info: () => {}, warn: () => {} } as never });
  const documents = [...demoProducts(products)].map(toSearchDocument);
  const rules = { synonyms: [], redirects: [], rules: [] };
  const { appId, adminKey, index } = ALGOLIA_DEMO;
  const algolia = await createAlgoliaSearch(
    gateway,
    { appId, apiKey: adminKey, index, url: `${url}/algolia` },
    rules,
  );
  await algolia.replaceAll(documents);
  const { accountId, domainKey, feedKey } = BLOOMREACH_DEMO;
  const feedUrl = `${url}/bloomreach/dataconnect/api/v1`;
  const bloomreach = createBloomreachSearch(gateway, {
    accountId,
    domainKeys: { default: domainKey },
    feedKey,
    feedUrl,
    pageUrl: url,
  });
  await bloomreach.replaceAll(documents);
}
