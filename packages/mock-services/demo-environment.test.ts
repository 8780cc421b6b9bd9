import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../../config/environment.ts';
import { INTEGRATIONS } from '../../server/integrations.server.ts';
import { ADYEN_DEMO } from './adyen/app.ts';
import { ALGOLIA_DEMO } from './algolia/app.ts';
import { BAZAARVOICE_DEMO } from './bazaarvoice/app.ts';
import { BLOOMREACH_DEMO } from './bloomreach/app.ts';
import given from './demo-environment.json' with { type: 'json' };
import { FLOCKLER_DEMO } from './flockler/app.ts';
import { MIRAKL_DEMO } from './mirakl/app.ts';
import { YOURLS_DEMO } from './yourls/app.ts';

const environment = parseEnvironment(
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      value.replace('{mockServers}', 'http://127.0.0.1:4400').replace('{mail}', 'smtp://127.0.0.1:4425'),
    ]),
  ),
);
/** A CDN stands in front of a shop, and there is no mock of one, nor of a cluster; staff of the demo have its own accounts. */
const { CDN: _cdn, SINGLE_SIGN_ON: _signOn, ...CALLED } = INTEGRATIONS;
const mocked = Object.values(CALLED)
  .flat()
  .filter(({ id }) => id !== 'opensearch');

describe('the demo on mock services', () => {
  it('uses an external service for every capability', () => {
    for (const [variable, integrations] of Object.entries(CALLED)) {
      const ids: string[] = integrations.map(({ id }) => id);
      expect(ids).toContain(environment[variable as keyof typeof CALLED]);
    }
  });

  it('sets every variable that an integration requires', () => {
    const required = mocked.flatMap(({ env }): string[] => env);
    expect(Object.keys(given)).toEqual(expect.arrayContaining(required));
  });

  it('calls only mock services: every address is set', () => {
    const addresses = mocked
      .flatMap((integration): string[] => ('optionalEnv' in integration ? integration.optionalEnv : []))
      .filter((name) => name.endsWith('_URL') && name !== 'ALGOLIA_INSIGHTS_URL');
    expect(Object.keys(given)).toEqual(expect.arrayContaining(addresses));
  });

  it('has the keys that the mock services accept', () => {
    expect(environment).toMatchObject({
      BLOOMREACH_ACCOUNT_ID: BLOOMREACH_DEMO.accountId,
      BLOOMREACH_DOMAIN_KEYS: { default: BLOOMREACH_DEMO.domainKey },
      BLOOMREACH_AUTH_KEY: BLOOMREACH_DEMO.authKey,
      BLOOMREACH_FEED_KEY: BLOOMREACH_DEMO.feedKey,
      ALGOLIA_APP_ID: ALGOLIA_DEMO.appId,
      ALGOLIA_API_KEY: ALGOLIA_DEMO.adminKey,
      ALGOLIA_INDEX: ALGOLIA_DEMO.index,
      ADYEN_API_KEY: ADYEN_DEMO.apiKey,
      ADYEN_MERCHANT_ACCOUNT: ADYEN_DEMO.merchantAccount,
      ADYEN_HMAC_KEY: ADYEN_DEMO.hmacKey,
      ADYEN_APPLE_MERCHANT_ID: ADYEN_DEMO.merchantIdentifier,
      BAZAARVOICE_PASSKEY: BAZAARVOICE_DEMO.passkey,
      BAZAARVOICE_CLIENT_ID: BAZAARVOICE_DEMO.clientId,
      FLOCKLER_SITE_UUID: FLOCKLER_DEMO.siteUuid,
      FLOCKLER_API_KEY: FLOCKLER_DEMO.apiKey,
      MIRAKL_CUSTOMER_ID: MIRAKL_DEMO.customerId,
      YOURLS_SIGNATURE: YOURLS_DEMO.signature,
    });
  });
});
