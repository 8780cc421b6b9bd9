import type { Environment } from './environment.ts';

/** What was found out about a deployment. Null: not known. */
export interface DeploymentFacts {
  database: {
    version: number;
    maxConnections: number;
    /** Of a statement on the connections that requests use; 0 is none. */
    statementTimeoutMs: number;
    missingMigrations: number;
    isEmbedded: boolean;
  } | null;
  replica: { isInRecovery: boolean; lagSeconds: number } | null | 'unreachable';
  /** Free bytes where `DATA_DIR` is. */
  freeBytes: number | null;
  /** What a visitor gets at the public address. */
  site: {
    status: number;
    hasStrictTransport: boolean;
    cacheControl: string | null;
    hasOpenMetrics: boolean;
    usesHttps: boolean;
  } | null;
  failedJobs: number;
}

export interface Finding {
  level: 'ok' | 'warn' | 'fail';
  subject: string;
  sentence: string;
}

const GIGABYTE = 1024 ** 3;
const MAX_LAG_SECONDS = 10;

/** Says of everything that matters in production whether it is right, and if not, what to change. */
export function checkDeployment(environment: Environment, facts: DeploymentFacts): Finding[] {
  const findings: Finding[] = [];
  const check = (subject: string, level: 'warn' | 'fail', isRight: boolean, right: string, wrong: string) =>
    findings.push({ subject, level: isRight ? 'ok' : level, sentence: isRight ? right : wrong });
  const { database, replica, freeBytes, site } = facts;
  const isPublic = environment.PUBLIC_URL !== undefined;
  const isSecure = environment.PUBLIC_URL?.startsWith('https:') ?? false;

  check('Demo', 'fail', !environment.DEMO, 'off', 'DEMO is on: staff passwords are known. Set DEMO=false.');
  check(
    'Payments',
    'fail',
    environment.PAYMENTS !== 'sandbox',
    'real',
    'PAYMENTS=sandbox takes no money. Set PAYMENTS=adyen.',
  );
  check(
    'Email',
    'fail',
    environment.MAIL !== 'embedded',
    'sent',
    'MAIL=embedded sends nothing. Set MAIL=smtp.',
  );
  check(
    'Address',
    'fail',
    isPublic,
    `${environment.PUBLIC_URL}`,
    'PUBLIC_URL is not set: links in emails follow whatever host is asked for.',
  );
  if (isPublic)
    check(
      'TLS',
      'fail',
      isSecure,
      'PUBLIC_URL is https',
      'PUBLIC_URL is not https: cookies and cards travel in the open.',
    );
  if (isSecure)
    check(
      'Proxy',
      'fail',
      environment.TRUSTED_PROXIES.length > 0,
      'TRUSTED_PROXIES is set',
      'TRUSTED_PROXIES is empty: the proxy that ends TLS is not believed, so every visitor has its address and no cookie is secure.',
    );
  check(
    'Secret',
    'fail',
    environment.SESSION_SECRET !== undefined || database?.isEmbedded === true,
    'sessions are signed by one secret',
    'SESSION_SECRET is not set: each server signs its own sessions. Set the same in all of them (openssl rand -base64 48).',
  );
  check(
    'Metrics',
    'warn',
    environment.METRICS_TOKEN !== undefined,
    'METRICS_TOKEN is set',
    'METRICS_TOKEN is not set: Prometheus on another machine cannot read /metrics.',
  );
  check(
    'Traces',
    'warn',
    environment.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    'sent',
    'OTEL_EXPORTER_OTLP_ENDPOINT is not set: slow requests leave no trace.',
  );
  check(
    'Security contact',
    'warn',
    environment.SECURITY_CONTACT !== undefined,
    'set',
    'SECURITY_CONTACT is not set: whoever finds a hole cannot tell you.',
  );

  check(
    'Database',
    'fail',
    database !== null,
    'reachable',
    'The database cannot be reached. Check DATABASE_URL.',
  );
  if (database) {
    check(
      'Backups',
      'warn',
      !database.isEmbedded,
      'of your PostgreSQL (docs/operations.md)',
      'The database is embedded: one disk holds everything. Run `npm run backup` daily and copy it away, or set DATABASE_URL.',
    );
    check(
      'Migrations',
      'fail',
      database.missingMigrations === 0,
      'complete',
      `${database.missingMigrations} are missing. Run \`npm run migrate -- up\`.`,
    );
    check(
      'Connections',
      'warn',
      environment.DATABASE_POOL_SIZE * environment.WORKERS <= database.maxConnections * 0.8 ||
        environment.DATABASE_DIRECT_URL !== undefined,
      `${environment.DATABASE_POOL_SIZE} a process of ${database.maxConnections}`,
      `This server alone may open ${environment.DATABASE_POOL_SIZE * environment.WORKERS} of ${database.maxConnections} connections. Lower DATABASE_POOL_SIZE, or put PgBouncer in front (docs/deploy.md).`,
    );
    check(
      'Statement timeout',
      'fail',
      database.statementTimeoutMs > 0,
      `${database.statementTimeoutMs} ms`,
      'None: behind a pooler the shop cannot set it. Set connect_query in pgbouncer.ini, or `alter role … set statement_timeout`.',
    );
  }
  if (replica !== null)
    check(
      'Replica',
      'fail',
      replica !== 'unreachable' && replica.isInRecovery && replica.lagSeconds <= MAX_LAG_SECONDS,
      'follows',
      replica === 'unreachable'
        ? 'DATABASE_REPLICA_URL cannot be reached: the primary serves all reads.'
        : replica.isInRecovery
          ? `It is ${Math.round(replica.lagSeconds)} s behind: the primary serves all reads.`
          : 'DATABASE_REPLICA_URL is no replica: it accepts writes.',
    );
  if (freeBytes !== null)
    check(
      'Disk',
      'warn',
      freeBytes > 2 * GIGABYTE,
      `${Math.floor(freeBytes / GIGABYTE)} GB free`,
      `Only ${Math.floor(freeBytes / 1024 ** 2)} MB are free where DATA_DIR is.`,
    );
  check(
    'Jobs',
    'warn',
    facts.failedJobs === 0,
    'none failed',
    `${facts.failedJobs} failed: see /staff/jobs.`,
  );
  if (site) {
    check(
      'Site',
      'fail',
      site.status === 200,
      'responds',
      `The home page responds with ${site.status}.${site.status === 503 ? ' A shop that was never opened is opened at /staff/opening.' : ''}`,
    );
    check(
      'Strict transport',
      'fail',
      !site.usesHttps || site.hasStrictTransport,
      'sent',
      'No Strict-Transport-Security: the proxy does not send X-Forwarded-Proto, or is not in TRUSTED_PROXIES.',
    );
    check(
      'Caching',
      'warn',
      site.cacheControl?.includes('s-maxage') ?? false,
      'the home page is cacheable',
      `The home page says "${site.cacheControl}": a proxy changed it.`,
    );
    check(
      'Metrics are private',
      'fail',
      !site.hasOpenMetrics,
      'yes',
      'Anybody can read /metrics through the proxy. Set METRICS_TOKEN.',
    );
  }
  if (environment.CDN === 'none')
    findings.push({
      level: 'warn',
      subject: 'CDN',
      sentence:
        'CDN=none: one in front would show old prices for some minutes. Set CDN so that it is purged.',
    });
  return findings;
}
