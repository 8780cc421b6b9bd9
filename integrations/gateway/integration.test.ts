import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '#config/environment.ts';
import { integrationVariables } from '#config/integration-variables.ts';
import { INTEGRATIONS } from '#server/integrations.server.ts';
import { type Integration, NotConfigured, requireVariables } from './integration.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(ROOT, 'docs/integrations.md'), 'utf8');
const folders = readdirSync(path.join(ROOT, 'integrations')).filter((name) => name !== 'gateway');

async function load(folder: string): Promise<Integration> {
  const file = [`${folder}.server.ts`, `${folder}.ts`].find((name) =>
    existsSync(path.join(ROOT, 'integrations', folder, name)),
  );
  const exported: object = await import(path.join(ROOT, 'integrations', folder, file ?? ''));
  const name = folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return (exported as Record<string, Integration>)[name]!;
}
const integrations = await Promise.all(folders.map(load));
const named = integrations.map((integration) => [integration.id, integration] as const);
const chosen: Integration[] = Object.values(INTEGRATIONS).flat();

/** A row of a table on the page, as the code in each of its cells. */
function rowOf(first: string): string[][] {
  const line = page
    .split('\n')
    .find((one) => one.startsWith(`| \`${first}\` |`) || one.includes(` | \`${first}\` | `));
  const cells = line?.split('|').slice(1, -1) ?? [];
  return cells.map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
}
const variablesIn = (cell: string[] = []) => cell.filter((code) => /^[A-Z][A-Z0-9_]+$/.test(code));

describe('an integration', () => {
  it.each(named)('%s is described by its folder’s main file', (id, { name, hosts }) => {
    expect(folders).toContain(id);
    expect(name).toMatch(/\S/);
    for (const host of hosts) expect(host).toMatch(/^https:\/\/(?:\*\.)?[a-z0-9.-]+$/);
  });

  it.each(named)('%s has all its variables in the environment', (_, { env, optionalEnv = [] }) => {
    expect(Object.keys(integrationVariables)).toEqual(expect.arrayContaining([...env, ...optionalEnv]));
  });

  it.each(named)('%s is documented with its variables and hosts', (id, { env, optionalEnv = [], hosts }) => {
    const [, required, optional, documentedHosts] = rowOf(id);
    expect(variablesIn(required)).toEqual([...env]);
    expect(variablesIn(optional)).toEqual([...optionalEnv]);
    expect(documentedHosts).toEqual([...hosts]);
  });

  it.each(named.filter(([, { contractTests }]) => contractTests))(
    '%s runs the contract suite that it names',
    (id, { contractTests = '' }) => {
      expect(existsSync(path.join(ROOT, contractTests))).toBe(true);
      const test = readFileSync(path.join(ROOT, 'integrations', id, `${id}.test.ts`), 'utf8');
      expect(test).toContain(`'#${contractTests}'`);
    },
  );

  it.each(Object.entries(INTEGRATIONS))('is one of the choices of %s', (variable, list: Integration[]) => {
    const schema = integrationVariables[variable as keyof typeof INTEGRATIONS];
    const choices = schema.wrapped.options;
    const embedded = v.parse(schema, undefined);
    expect(choices.toSorted()).toEqual([embedded, ...list.map(({ id }) => id)].toSorted());
    expect(rowOf(variable)[2]).toEqual([...choices]);
  });

  it('owns every variable that does not choose one', () => {
    const owned = integrations.flatMap(({ env, optionalEnv = [] }) => [...env, ...optionalEnv]);
    expect([...Object.keys(INTEGRATIONS), ...owned].toSorted()).toEqual(
      Object.keys(integrationVariables).toSorted(),
    );
  });

  it('that needs variables can be chosen', () => {
    const needy = integrations.filter(({ env }) => env.length > 0);
    expect(new Set(chosen)).toEqual(new Set(needy));
  });
});

describe('variables that are not set', () => {
  const mail = { name: 'Mail', env: ['MAIL_URL', 'MAIL_FROM', 'BLOOMREACH_DOMAIN_KEYS'] } as const;

  it('are named in the message', () => {
    expect(() => requireVariables(mail, parseEnvironment({}))).toThrow(
      new NotConfigured('Mail is not configured: set MAIL_URL, MAIL_FROM and BLOOMREACH_DOMAIN_KEYS.'),
    );
    expect(() =>
      requireVariables(mail, parseEnvironment({ MAIL_FROM: 'a@b.example', BLOOMREACH_DOMAIN_KEYS: 'x' })),
    ).toThrow('set MAIL_URL.');
  });

  it('do not matter to an integration that does not need them', () => {
    const environment = parseEnvironment({});
    expect(requireVariables({ name: 'None', env: [] }, environment)).toBe(environment);
  });
});
