import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../../config/environment.ts';
import { supplierVariables } from '../../config/supplier-variables.ts';
import { ADYEN_DEMO } from './adyen/app.ts';
import { ALGOLIA_DEMO } from './algolia/app.ts';
import { BAZAARVOICE_DEMO } from './bazaarvoice/app.ts';
import { BLOOMREACH_DEMO } from './bloomreach/app.ts';
import given from './demo-environment.json' with { type: 'json' };
import { FLOCKLER_DEMO } from './flockler/app.ts';
import { MIRAKL_DEMO } from './mirakl/app.ts';
import { YOURLS_DEMO } from './yourls/app.ts';

const docs = readFileSync(path.resolve(import.meta.dirname, '../../docs/suppliers.md'), 'utf8');
const environment = parseEnvironment(
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      value.replace('{standIns}', 'http://127.0.0.1:4400').replace('{mail}', 'smtp://127.0.0.1:4425'),
    ]),
  ),
);
/** `| Search | `SEARCH_ENGINE` | choices | also set |` */
const rows = [...docs.matchAll(/^\| [^|]+ \| `([A-Z_]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, variable, choices, more]) => ({
    variable: variable as keyof typeof environment,
    choices: [...choices!.matchAll(/`([^`]+)`/g)].map(([, choice]) => choice!),
    more: namesIn(more!),
  }),
);

/** `BLOOMREACH_ACCOUNT_ID`, `_DOMAIN_KEYS`: what begins with a line goes on from the vendor named before it. */
function namesIn(text: string): string[] {
  let vendor = '';
  return [...text.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => {
    if (name!.startsWith('_')) return `${vendor}${name}`;
    vendor = name!.split('_')[0]!;
    return name!;
  });
}

describe('the demo on played suppliers', () => {
  it('hands every capability of the table to an outside system', () => {
    expect(rows.map(({ variable }) => variable)).toEqual([
      'SEARCH_ENGINE',
      'PAYMENTS',
      'REVIEWS',
      'SOCIAL',
      'ADS',
      'SHORT_LINKS',
      'MAIL',
    ]);
    for (const { variable, choices } of rows) {
      const [embedded, ...outside] = choices;
      expect(outside).toContain(environment[variable]);
      expect(parseEnvironment({})[variable]).toBe(embedded);
    }
  });

  it('sets all that each of them needs; a cluster is nothing to play', () => {
    const optional = /^OPENSEARCH_|_INSIGHTS_URL$|_HOSTS$/;
    const needed = rows.flatMap(({ more }) => more).filter((name) => !optional.test(name));
    expect(Object.keys(given)).toEqual(expect.arrayContaining(needed));
  });

  it('is documented whole: every variable of a supplier stands in the table', () => {
    const known = rows.flatMap(({ variable, more }) => [variable, ...more]);
    expect(known.toSorted()).toEqual(Object.keys(supplierVariables).toSorted());
  });

  it('carries the keys that the stand-ins take', () => {
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
