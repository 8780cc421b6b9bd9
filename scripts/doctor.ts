import { statfs } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { checkDeployment, type DeploymentFacts, type Finding } from '#config/deployment-checks.ts';
import { BadEnvironment, type Environment, parseEnvironment } from '#config/environment.ts';
import { checkStart } from '#config/start-checks.ts';
import { openDatabase } from '#server/db/database.server.ts';
import { startEmbeddedDatabase } from '#server/db/embedded.server.ts';
import { migrationStatus } from '#server/db/migrate.server.ts';
import { print } from './with-database.ts';

/** `npm run doctor [-- https://shop.example]`: checks a deployment and says what to change. */
const SITE_MS = 10_000;
const MARKS = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' };

async function main(): Promise<number> {
  let environment: Environment;
  try {
    environment = parseEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error;
    print(`FAIL  Environment: ${error.message}`);
    return 1;
  }
  const findings = checkDeployment(environment, await gather(environment));
  findings.push(...refusals(environment));
  for (const { level, subject, sentence } of findings) print(`${MARKS[level]}  ${subject}: ${sentence}`);
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  print(`\n  ${count('fail')} to change, ${count('warn')} to look at.`);
  return count('fail') > 0 ? 1 : 0;
}

/** What the start itself would refuse. */
function refusals(environment: Environment): Finding[] {
  try {
    checkStart(environment);
    return [];
  } catch (error) {
    return [{ level: 'fail', subject: 'Start', sentence: (error as Error).message.replaceAll('\n', ' ') }];
  }
}

async function gather(environment: Environment): Promise<DeploymentFacts> {
  const { bavail, bsize } = await statfs(path.resolve(environment.DATA_DIR)).catch(() => ({
    bavail: -1,
    bsize: 1,
  }));
  const url = process.argv[2] ?? environment.PUBLIC_URL;
  return {
    ...(await gatherDatabase(environment)),
    replica: environment.DATABASE_REPLICA_URL ? await gatherReplica(environment.DATABASE_REPLICA_URL) : null,
    freeBytes: bavail < 0 ? null : bavail * bsize,
    site: url ? await gatherSite(url) : null,
  };
}

async function gatherDatabase(
  environment: Environment,
): Promise<Pick<DeploymentFacts, 'database' | 'failedJobs'>> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_STATEMENT_TIMEOUT_MS } = environment;
  const embedded = DATABASE_URL
    ? null
    : await startEmbeddedDatabase({ dataDir: path.resolve(environment.DATA_DIR, 'postgres') });
  try {
    const database = await openDatabase(embedded?.connection ?? DATABASE_URL ?? '', {
      poolSize: 1,
      statementTimeoutMs: DATABASE_STATEMENT_TIMEOUT_MS,
      direct: DATABASE_DIRECT_URL,
    });
    try {
      const { rows } = await database.pool.query<{ name: string; value: number }>(
        `select name, setting::float8 as value from pg_settings
         where name in ('server_version_num', 'max_connections', 'statement_timeout')`,
      );
      const setting = (wanted: string) => rows.find(({ name }) => name === wanted)?.value ?? 0;
      const { migrations } = await migrationStatus(database);
      const failed = await database.pool
        .query<{ n: number }>("select count(*)::int as n from job where state = 'failed'")
        .catch(() => ({ rows: [] }));
      return {
        failedJobs: failed.rows[0]?.n ?? 0,
        database: {
          version: Math.floor(setting('server_version_num') / 10_000),
          maxConnections: setting('max_connections'),
          statementTimeoutMs: setting('statement_timeout'),
          missingMigrations: migrations.filter(({ isApplied }) => !isApplied).length,
          isEmbedded: embedded !== null,
        },
      };
    } finally {
      await database.close();
    }
  } catch {
    return { database: null, failedJobs: 0 };
  } finally {
    await embedded?.stop();
  }
}

async function gatherReplica(url: string): Promise<DeploymentFacts['replica']> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: SITE_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ is: boolean; lag: number | null }>(
      `select pg_is_in_recovery() as is, case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
         else extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 end as lag`,
    );
    return { isInRecovery: rows[0]?.is ?? false, lagSeconds: rows[0]?.lag ?? 0 };
  } catch {
    return 'unreachable';
  } finally {
    await client.end().catch(() => {});
  }
}

async function gatherSite(url: string): Promise<DeploymentFacts['site']> {
  const get = (address: string) =>
    fetch(new URL(address, url), { signal: AbortSignal.timeout(SITE_MS) }).catch(() => null);
  const [home, metrics] = await Promise.all([get('/'), get('/metrics')]);
  return {
    status: home?.status ?? 0,
    hasStrictTransport: home?.headers.has('strict-transport-security') ?? false,
    cacheControl: home?.headers.get('cache-control') ?? null,
    hasOpenMetrics: metrics?.status === 200,
    usesHttps: url.startsWith('https:'),
  };
}

process.exitCode = await main();
