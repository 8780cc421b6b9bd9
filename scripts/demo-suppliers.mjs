// The demo store on played outside systems: `npm run demo:suppliers [-- bloomreach|algolia]`.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ensureBuild,
  ensureDependencies,
  environment,
  fail,
  nodeBinary,
  ROOT,
  runUntilStopped,
  say,
} from './prepare.mjs';

const engine = process.argv[2] ?? 'bloomreach';
if (!['bloomreach', 'algolia'].includes(engine))
  fail(`The search engine is bloomreach or algolia, not ${engine}.`);
ensureDependencies();
ensureBuild();

const port = process.env.PORT ?? '3100';
const standInPort = process.env.STAND_INS_PORT ?? '4400';
const url = `http://127.0.0.1:${standInPort}`;
const webhook = `http://127.0.0.1:${port}/_api/payments/webhook`;
const products = process.env.DEMO_PRODUCTS ?? '600';
const standIns = spawn(
  nodeBinary(),
  [
    '--disable-warning=ExperimentalWarning',
    'packages/mock-services/main.ts',
    '--port',
    standInPort,
    '--webhook',
    webhook,
    '--products',
    products,
  ],
  { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: environment() },
);
const { mail } = await new Promise((ready) => {
  standIns.once('message', ready);
  standIns.once('exit', () => fail('The stand-ins did not start; the lines above say why.'));
});
process.on('exit', () => standIns.kill('SIGTERM'));

const given = JSON.parse(
  readFileSync(path.join(ROOT, 'packages/mock-services/demo-environment.json'), 'utf8'),
);
const suppliers = Object.fromEntries(
  Object.entries(given).map(([name, value]) => [
    name,
    value.replace('{standIns}', url).replace('{mail}', mail),
  ]),
);
say(`Who supplies what: search ${engine}, payments adyen, reviews bazaarvoice, social posts flockler,`);
say('advertisements mirakl, short links yourls, letters by SMTP. All of them are played on this machine.');
say(`What they were asked:   curl ${url}/__log?system=${engine}`);
say(
  `Make one misbehave:     curl ${url}/__control -d '{"system":"${engine}","mode":"status:503","times":3}'`,
);
say('                        (modes: slow:800, status:503, malformed, empty, ok)');
say('Cards to pay with:      4111 1111 1111 1111 is taken, 4000 0000 0000 0002 refused,');
say('                        4000 0000 0000 3220 sends you to your bank; any date to come, any code.');

runUntilStopped(['--disable-warning=ExperimentalWarning', 'server/main.server.ts'], {
  PORT: port,
  DATA_DIR: process.env.DATA_DIR ?? '.data/suppliers',
  DEMO_PRODUCTS: products,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  ...suppliers,
  SEARCH_ENGINE: engine,
});
