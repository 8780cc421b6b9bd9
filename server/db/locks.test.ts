import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADVISORY_LOCKS } from './locks.server.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REGISTRY = 'server/db/locks.server.ts';
const CALL = /pg_(?:try_)?advisory_\w+\(([^)]*)/g;

const sources = globSync('{app,commerce,config,integrations,packages,scripts,server}/**/*.{ts,tsx,sql}', {
  cwd: ROOT,
  exclude: (name) => name === 'node_modules',
})
  .filter((file) => file !== REGISTRY && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

describe('advisory lock ids', () => {
  it('do not repeat', () => {
    const ids = Object.values(ADVISORY_LOCKS);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are taken from the registry, or are a hash of a name', () => {
    const callers = sources.flatMap(({ file, text }) =>
      [...text.matchAll(CALL)].map(([, argument = '']) => ({
        file,
        argument,
        isNamed: argument.startsWith('hashtextextended(') || /ADVISORY_LOCKS\.\w+/.test(text),
      })),
    );
    expect(callers.length).toBeGreaterThan(3);
    expect(callers.filter(({ argument, isNamed }) => !isNamed || /^\s*[\d_]+/.test(argument))).toEqual([]);
  });

  it('are written in no other file', () => {
    const ids = new Set<number>(Object.values(ADVISORY_LOCKS));
    const repeated = sources.filter(({ text }) =>
      (text.match(/\b\d[\d_]{5,}\b/g) ?? []).some((literal) => ids.has(Number(literal.replaceAll('_', '')))),
    );
    expect(repeated.map(({ file }) => file)).toEqual([]);
  });
});
