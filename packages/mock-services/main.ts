/**
 * All mock services in one process: `node packages/mock-services/main.ts --port 4400 --seed 300`.
 * `--seed` indexes that many demo products in the search engines; `--products` is the number of demo products with reviews
 * and ads; `--webhook` is the URL for payment webhooks.
 */
import { parseArgs } from 'node:util';
import { allMockServices } from './all-services.ts';
import { startMailServer } from './mail-server.ts';
import { seedSearch } from './seed-search.ts';
import { startMockServers } from './start-mock-servers.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4400' },
    seed: { type: 'string', default: '0' },
    products: { type: 'string', default: '300' },
    webhook: { type: 'string' },
  },
});
const mockServers = await startMockServers({
  port: Number(values.port),
  services: allMockServices({ webhookUrl: values.webhook, products: Number(values.products) }),
});
if (Number(values.seed) > 0) await seedSearch(mockServers.url, Number(values.seed));
console.log(`Mock services listen on ${mockServers.url} (POST /__control, GET /__log).`);
const mail = await startMailServer(({ to, source }) => {
  console.log(`Email to ${to}: ${/^Subject: (.*)$/m.exec(source)?.[1] ?? ''}`);
});
console.log(`Mock mail server listens on ${mail.url}.`);
process.send?.({ url: mockServers.url, mail: mail.url });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(
    signal,
    () => void Promise.all([mockServers.close(), mail.close()]).then(() => process.exit(0)),
  );
}
