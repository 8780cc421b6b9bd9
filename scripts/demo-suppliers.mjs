// The demo store on played outside systems: `npm run demo:suppliers [-- bloomreach|algolia]`.
import { spawn } from 'node:child_process';
import {
  ensureBuild,
  ensureDependencies,
  environment,
  fail,
  nodeBinary,
  ROOT,
  runUntilStopped,
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
const standIns = spawn(
  nodeBinary(),
  ['--disable-warning=ExperimentalWarning', 'stand-ins/main.ts', '--port', standInPort, '--webhook', webhook],
  { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: environment() },
);
await new Promise((ready) => {
  standIns.once('message', ready);
  standIns.once('exit', () => fail('The stand-ins did not start; the lines above say why.'));
});
process.on('exit', () => standIns.kill('SIGTERM'));

runUntilStopped(['--disable-warning=ExperimentalWarning', 'server/main.server.ts'], {
  PORT: port,
  DATA_DIR: process.env.DATA_DIR ?? '.data/suppliers',
  DEMO_PRODUCTS: process.env.DEMO_PRODUCTS ?? '600',
  SEARCH_ENGINE: engine,
  BLOOMREACH_ACCOUNT_ID: '6789',
  BLOOMREACH_DOMAIN_KEYS: 'selvedge_demo',
  BLOOMREACH_AUTH_KEY: 'demo-auth-key',
  BLOOMREACH_FEED_KEY: 'demo-feed-key',
  BLOOMREACH_CORE_URL: `${url}/bloomreach/api/v1/core/`,
  BLOOMREACH_SUGGEST_URL: `${url}/bloomreach/api/v2/suggest/`,
  BLOOMREACH_FEED_URL: `${url}/bloomreach/dataconnect/api/v1`,
  ALGOLIA_APP_ID: 'SELVEDGE',
  ALGOLIA_API_KEY: 'demo-admin-key',
  ALGOLIA_INDEX: 'selvedge',
  ALGOLIA_URL: `${url}/algolia`,
  PAYMENTS: 'adyen',
  ADYEN_API_KEY: 'demo-adyen-key',
  ADYEN_MERCHANT_ACCOUNT: 'SelvedgeDemoGB',
  ADYEN_HMAC_KEY: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
  ADYEN_APPLE_MERCHANT_ID: 'merchant.example.selvedge',
  ADYEN_URL: `${url}/adyen/v72`,
  ADYEN_CARD_PAGE_URL: `${url}/adyen/__card`,
  REVIEWS: 'bazaarvoice',
  BAZAARVOICE_URL: `${url}/bazaarvoice`,
  BAZAARVOICE_PASSKEY: 'demo-passkey',
  BAZAARVOICE_CLIENT_ID: 'selvedge',
  SOCIAL: 'flockler',
  FLOCKLER_URL: `${url}/flockler`,
  FLOCKLER_SITE_UUID: '7f1c2d7e-demo',
  FLOCKLER_API_KEY: 'demo-flockler-key',
  ADS: 'mirakl',
  MIRAKL_ADS_URL: `${url}/mirakl`,
  MIRAKL_TRACKING_URL: `${url}/mirakl`,
  MIRAKL_CUSTOMER_ID: 'selvedge-demo',
  SHORT_LINKS: 'yourls',
  YOURLS_URL: `${url}/yourls/yourls-api.php`,
  YOURLS_SIGNATURE: 'demo-signature',
});
