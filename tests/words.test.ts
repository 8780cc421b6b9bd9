import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Words that say nothing to somebody who searches the code. A hyphen joins words that are not used together. */
const BANNED = [
  ...['asleep', 'awake', 'sleeper', 'sleeping', 'sleeps', 'wake', 'wakes', 'woken'],
  ...['courier', 'dice', 'entrance', 'furnish', 'furnished', 'keeper', 'knock', 'ledger', 'mend', 'owed'],
  ...['shelf', 'somebody', 'supplier', 'suppliers', 'tidy', 'till', 'whoever', 'wordsworth'],
  ...['found-by', 'hear-news', 'long-way', 'open-ground', 'order-letter', 'outside-system', 'payment-news'],
  ...['post-letter', 'product-floor', 'short-way', 'staff-door', 'staff-room', 'stand-in', 'stand-ins'],
  ...['when-near', 'write-letter', 'checkout-desk', 'catalogue-desk'],
];

const ROOT = path.resolve(import.meta.dirname, '..');
const AREAS = [
  'app',
  'bench',
  'commerce',
  'config',
  'integrations',
  'packages',
  'scripts',
  'server',
  'tests',
];

const files = AREAS.flatMap((area) =>
  readdirSync(path.join(ROOT, area), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name))),
);

/** `openGround`, `open-ground` and `OPEN_GROUND` as `-open-ground-`. */
function wordsOf(name: string): string {
  const parts = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').split(/[^A-Za-z0-9]+/);
  return `-${parts.join('-').toLowerCase()}-`;
}

const known = new Map<string, string[]>();

/** Names repeat in hundreds of files. */
function bannedIn(name: string): string[] {
  const before = known.get(name);
  if (before) return before;
  const words = wordsOf(name);
  const found = BANNED.filter((word) => words.includes(`-${word}-`));
  known.set(name, found);
  return found;
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/.*$/gm;
/** Words that shoppers type, and addresses of the specification, stand in patterns. */
const PATTERN = /(?<=[=(,:[!&|?{;]\s*|return\s+)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g;
const TEXT = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** Names in the code; comments and texts are prose. */
function identifiersIn(source: string): Set<string> {
  const code = source
    .replace(COMMENT, ' ')
    .replace(PATTERN, '//')
    .replace(TEXT, (text) => (text.startsWith('`') ? (text.match(/\$\{[^}]*\}/g) ?? []).join(' ') : "''"));
  return new Set(code.match(/[A-Za-z_$][\w$]*/g));
}

describe('words', () => {
  it('file names use the words of the field', () => {
    expect(files.filter((file) => bannedIn(path.basename(file).replace(/\..*$/, '')).length > 0)).toEqual([]);
  });

  it('identifiers use the words of the field', () => {
    const found = files
      .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
      .flatMap((file) =>
        [...identifiersIn(readFileSync(path.join(ROOT, file), 'utf8'))]
          .filter((name) => bannedIn(name).length > 0)
          .map((name) => `${file}: ${name}`),
      );
    expect(found).toEqual([]);
  });

  it.each([
    ['openShortWay', 'short-way'],
    ['STAND_INS', 'stand-ins'],
    ['wake-up', 'wake'],
  ])('%s would be found', (name, word) => {
    expect(bannedIn(name)).toContain(word);
  });

  it.each(['until', 'awaken', 'distillery', 'standing'])('%s is an ordinary word', (name) => {
    expect(bannedIn(name)).toEqual([]);
  });
});
