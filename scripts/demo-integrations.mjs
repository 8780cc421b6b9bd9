// Runs the demo store on mock services: `npm run demo:integrations [-- bloomreach|algolia]`.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ensureBuild,
  ensureDependencies,
  environment,
  fail,
  nodeBinary,
  print,
  ROOT,
  runServer,
} from './prepare.mjs';

const engine = process.argv[2] ?? 'bloomreach';
if (!['bloomreach', 'algolia'].includes(engine))
  fail(`The search engine is bloomreach or algolia, not ${engine}.`);
ensureDependencies();
ensureBuild();

const port = process.env.PORT ?? '3100';
const PORT_VARIABLE = 'MOCK_SERVICES_PORT';
const mockPort = process.env[PORT_VARIABLE] ?? '4400';
const url = `http://127.0.0.1:${mockPort}`;
const webhook = `http://127.0.0.1:${port}/_api/payments/webhook`;
const products = process.env.DEMO_PRODUCTS ?? '600';
const mockServers = spawn(
  nodeBinary(),
  [
    '--disable-warning=ExperimentalWarning',
    'packages/mock-services/main.ts',
    '--port',
    mockPort,
    '--webhook',
    webhook,
    '--products',
    products,
  ],
  { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: environment() },
);
const { mail } = await new Promise((ready) => {
  mockServers.once('message', ready);
  mockServers.once('exit', () => fail('The mock services did not start; see the lines above.'));
});
process.on('exit', () => mockServers.kill('SIGTERM'));

const template = JSON.parse(
  readFileSync(path.join(ROOT, 'packages/mock-services/demo-environment.json'), 'utf8'),
);
const variables = Object.fromEntries(
  Object.entries(template).map(([name, value]) => [
    name,
    value.replace('{mockServers}', url).replace('{mail}', mail),
  ]),
);
print(`Integrations: search ${engine}, payments adyen, reviews bazaarvoice, social posts flockler,`);
print(
  'sponsored products mirakl, short links yourls, emails by SMTP. All of them are mock services on this machine.',
);
print(`Show their requests:    curl ${url}/__log?system=${engine}`);
print(
  `Make one misbehave:     curl ${url}/__control -d '{"system":"${engine}","mode":"status:503","times":3}'`,
);
print('                        (modes: slow:800, status:503, malformed, empty, ok)');
print('Test cards:             4111 1111 1111 1111 is accepted, 4000 0000 0000 0002 refused,');
print('                        4000 0000 0000 3220 needs a challenge; any future date, any code.');

runServer({
  PORT: port,
  DATA_DIR: process.env.DATA_DIR ?? '.data/integrations',
  DEMO_PRODUCTS: products,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  ...variables,
  SEARCH_ENGINE: engine,
});
