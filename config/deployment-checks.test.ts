import { describe, expect, it } from 'vitest';
import { checkDeployment, type DeploymentFacts } from './deployment-checks.ts';
import { parseEnvironment } from './environment.ts';

const RIGHT = {
  DEMO: 'false',
  PAYMENTS: 'adyen',
  MAIL: 'smtp',
  PUBLIC_URL: 'https://shop.example',
  TRUSTED_PROXIES: '10.0.0.0/8',
  SESSION_SECRET: 'qN0v7m3sW1xZ8pLr5tYc2bKd9fGh4jAe6uIo',
  METRICS_TOKEN: 'a-token-of-this-shop',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
  SECURITY_CONTACT: 'mailto:security@shop.example',
  CDN: 'fastly',
};
const facts: DeploymentFacts = {
  database: {
    version: 17,
    maxConnections: 200,
    statementTimeoutMs: 30_000,
    missingMigrations: 0,
    isEmbedded: false,
  },
  replica: { isInRecovery: true, lagSeconds: 0 },
  freeBytes: 50 * 1024 ** 3,
  site: {
    status: 200,
    hasStrictTransport: true,
    cacheControl: 'public, max-age=0, s-maxage=300',
    hasOpenMetrics: false,
    usesHttps: true,
  },
  failedJobs: 0,
};

const wrong = (variables: Record<string, string>, more: Partial<DeploymentFacts> = {}) =>
  checkDeployment(parseEnvironment({ ...RIGHT, ...variables }), { ...facts, ...more })
    .filter(({ level }) => level !== 'ok')
    .map(({ subject, level }) => `${level} ${subject}`);

describe('npm run doctor', () => {
  it('[RUN-09] finds nothing to change in a deployment that is right', () => {
    expect(wrong({})).toEqual([]);
  });

  it.each<[Record<string, string>, Partial<DeploymentFacts>, string[]]>([
    [{ DEMO: 'true' }, {}, ['fail Demo']],
    [{ PAYMENTS: 'sandbox' }, {}, ['fail Payments']],
    [{ MAIL: 'embedded' }, {}, ['fail Email']],
    [{ PUBLIC_URL: 'http://shop.example' }, {}, ['fail TLS']],
    [{ PUBLIC_URL: '' }, {}, ['fail Address']],
    [{ TRUSTED_PROXIES: '' }, {}, ['fail Proxy']],
    [{ SESSION_SECRET: '' }, {}, ['fail Secret']],
    [{ CDN: 'none' }, {}, ['warn CDN']],
    [{}, { database: null }, ['fail Database']],
    [{}, { database: { ...facts.database!, missingMigrations: 2 } }, ['fail Migrations']],
    [{}, { database: { ...facts.database!, statementTimeoutMs: 0 } }, ['fail Statement timeout']],
    [{ DATABASE_POOL_SIZE: '100', WORKERS: '2' }, {}, ['warn Connections']],
    [{}, { replica: 'unreachable' }, ['fail Replica']],
    [{}, { replica: { isInRecovery: true, lagSeconds: 60 } }, ['fail Replica']],
    [{}, { freeBytes: 1_000 }, ['warn Disk']],
    [{}, { failedJobs: 1 }, ['warn Jobs']],
    [{}, { site: { ...facts.site!, hasStrictTransport: false } }, ['fail Strict transport']],
    [{}, { site: { ...facts.site!, hasOpenMetrics: true } }, ['fail Metrics are private']],
  ])('[RUN-09] finds out %o %o', (variables, more, expected) => {
    expect(wrong(variables, more)).toEqual(expected);
  });

  it.each(['SESSION_SECRET', 'CATALOGUE_TOKEN', 'METRICS_TOKEN'])(
    '[RUN-09] %s of an example stops the start',
    (name) => {
      const start = (text: string) => () => parseEnvironment({ ...RIGHT, [name]: text });
      expect(start('change-me-change-me-change-me-change-me')).toThrow('openssl rand');
      expect(start('x'.repeat(40))).toThrow('openssl rand');
      expect(start('qN0v7m3sW1xZ8pLr5tYc2bKd9fGh4jAe6uIo')).not.toThrow();
    },
  );
});
