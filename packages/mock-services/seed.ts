import { toSearchDocument } from '../../commerce/search/search-document.server.ts';
import { openAlgoliaSearch } from '../../integrations/algolia/engine.server.ts';
import { openBloomreachSearch } from '../../integrations/bloomreach/engine.server.ts';
import { openGateway } from '../../integrations/gateway/gateway.server.ts';
import { ALGOLIA_DEMO } from './algolia/app.ts';
import { BLOOMREACH_DEMO } from './bloomreach/app.ts';
import { demoProducts } from './demo-products.ts';

/** Fills the played search engines as a shop would: through each vendor's own feed. */
export async function seedSearch(url: string, products: number): Promise<void> {
  const gateway = openGateway({ log: { info: () => {}, warn: () => {} } as never });
  const documents = [...demoProducts(products)].map(toSearchDocument);
  const rules = { synonyms: [], redirects: [], rules: [] };
  const { appId, adminKey, index } = ALGOLIA_DEMO;
  const algolia = await openAlgoliaSearch(
    gateway,
    { appId, apiKey: adminKey, index, url: `${url}/algolia` },
    rules,
  );
  await algolia.replaceAll(documents);
  const { accountId, domainKey, feedKey } = BLOOMREACH_DEMO;
  const feedUrl = `${url}/bloomreach/dataconnect/api/v1`;
  const bloomreach = openBloomreachSearch(
    gateway,
    { accountId, domainKeys: { default: domainKey }, feedKey, feedUrl, pageUrl: url },
    'selvedge',
  );
  await bloomreach.replaceAll(documents);
}
