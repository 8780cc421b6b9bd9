import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { knownVariables } from '#config/environment.ts';
import { createMetrics } from '#server/http/metrics.server.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
const yamlFiles = filesIn('deploy').filter((file) => file.endsWith('.yaml'));
/** Those of Node, of the operating system and of the other services. */
const FOREIGN =
  /^(?:MALLOC_ARENA_MAX|NODE_|POSTGRES_|DB_|SHOP_|ROOT_|VARNISH_SIZE|DISABLE_|OPENSEARCH_JAVA_OPTS)/;

/** Variables that a deployment file sets for the shop. */
function variablesIn(file: string): string[] {
  const text = read(file).replaceAll(/^\s*#.*$/gm, '');
  const patterns = [
    /^\s*-?\s*([A-Z][A-Z0-9_]+)[=:](?!\/)/gm,
    /\bname: ([A-Z][A-Z0-9_]+)\b/g,
    /(?:^Environment=|\s)([A-Z][A-Z0-9_]+)=\S/gm,
  ];
  return [...new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name!)))];
}

describe('deployment files', () => {
  it.each(yamlFiles)('[RUN-01] %s can be parsed', (file) => {
    const documents = parseAllDocuments(read(file), { merge: true });
    const errors = 'empty' in documents ? [] : documents.flatMap(({ errors }) => errors);
    expect(errors.map(({ message }) => message)).toEqual([]);
  });

  it('[RUN-01] set only variables that the shop knows', () => {
    const files = [
      ...yamlFiles.filter((file) => !file.includes('prometheus')),
      ...['deploy/Dockerfile', 'deploy/shop.env.example', 'deploy/systemd/selvedge.service'],
    ];
    const unknown = files.flatMap((file) =>
      variablesIn(file)
        .filter((name) => !knownVariables.includes(name) && !FOREIGN.test(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
    expect(variablesIn('deploy/compose.yaml')).toEqual(
      expect.arrayContaining(['DATABASE_DIRECT_URL', 'CDN', 'MEDIA']),
    );
  });

  it('[RUN-01] the image is built in stages, runs as nobody special and is checked', () => {
    const dockerfile = read('deploy/Dockerfile');
    expect(validate(dockerfile)).toEqual([]);
    expect(dockerfile.match(/^FROM /gm)).toHaveLength(2);
    expect(dockerfile).toMatch(/^USER 1000$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
    const copied = [...dockerfile.matchAll(/^COPY (packages\/\S+\/package\.json)/gm)].map(([, file]) => file);
    const packages = readdirSync(path.join(ROOT, 'packages')).map((name) => `packages/${name}/package.json`);
    expect(copied.toSorted()).toEqual(packages.toSorted());
  });

  it('[RUN-01] the image holds everything that the server imports', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    const sources = ['server', 'commerce', 'config', 'integrations', 'packages/search-index'].flatMap(
      (folder) =>
        filesIn(folder).filter(
          (file) =>
            file.endsWith('.ts') && !/\.test\.|contract-suite|fixture|\/bench\/|node_modules|vite/.test(file),
        ),
    );
    const imported = sources.flatMap((file) =>
      [
        ...read(file).matchAll(/^import (?!type )[^'"]*?from '([^.#'][^']*)'|import\('([^.#'][^']*)'\)/gm),
      ].map(([, named, lazy]) =>
        (named ?? lazy ?? '')
          .split('/')
          .slice(0, (named ?? lazy ?? '').startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    );
    const missing = [...new Set(imported)].filter(
      (name) =>
        !name.startsWith('node:') &&
        !builtinModules.includes(name) &&
        !name.startsWith('@selvedge/') &&
        !dependencies[name],
    );
    expect(missing.filter((name) => name !== 'vite')).toEqual([]);
  });
});

describe('alerts and dashboards', () => {
  const { registry, watchPool } = createMetrics();
  watchPool({ totalCount: 0, idleCount: 0, waitingCount: 0 } as never);
  const known = registry.getMetricsAsArray().map(({ name }) => name);
  const metricsIn = (text: string) =>
    [...new Set(text.match(/\b(?:selvedge|nodejs|process)_[a-z0-9_]+/g) ?? [])].map((name) =>
      name.replace(/_(?:count|bucket|sum)$/, ''),
    );

  it.each(['deploy/prometheus/alerts.yaml', 'deploy/grafana/selvedge.json'])(
    '[RUN-06] %s asks for metrics that exist',
    (file) => {
      const named = metricsIn(read(file));
      expect(named.length).toBeGreaterThan(4);
      expect(named.filter((name) => !known.includes(name))).toEqual([]);
    },
  );

  it('[RUN-06] every alert has a run book', () => {
    const alerts = [...read('deploy/prometheus/alerts.yaml').matchAll(/- alert: (\w+)/g)].map(
      ([, name]) => name!,
    );
    const operations = read('docs/operations.md');
    expect(alerts.length).toBeGreaterThan(7);
    expect(alerts.filter((name) => !operations.includes(`### ${name}\n`))).toEqual([]);
  });
});
