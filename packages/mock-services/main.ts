/**
 * All outside systems of the shop, played by one process: `node packages/mock-services/main.ts --port 4400 --seed 300`.
 * `--seed` fills the search engines with so many demo products; `--products` is how many of them have reviews and
 * advertisements; `--webhook` is where payment news goes.
 */
import { parseArgs } from 'node:util';
import { openMailServer } from './mail-server.ts';
import { openStandIns } from './open.ts';
import { everyPart } from './parts.ts';
import { seedSearch } from './seed.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4400' },
    seed: { type: 'string', default: '0' },
    products: { type: 'string', default: '300' },
    webhook: { type: 'string' },
  },
});
const standIns = await openStandIns({
  port: Number(values.port),
  parts: everyPart({ webhookUrl: values.webhook, products: Number(values.products) }),
});
if (Number(values.seed) > 0) await seedSearch(standIns.url, Number(values.seed));
console.log(`Outside systems are played on ${standIns.url} (POST /__control, GET /__log).`);
const mail = await openMailServer(({ to, source }) => {
  console.log(`A letter to ${to}: ${/^Subject: (.*)$/m.exec(source)?.[1] ?? ''}`);
});
console.log(`Letters are taken on ${mail.url}.`);
process.send?.({ url: standIns.url, mail: mail.url });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all([standIns.close(), mail.close()]).then(() => process.exit(0)));
}
