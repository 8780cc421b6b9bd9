import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const AREA =
  /^(?:\.ci|app|bench|commerce|config|deploy|docs|extensions|integrations|packages|scripts|server|tests)\//;

const documents = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'],
  ...['docs', 'app', 'packages'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
      .map((file) => path.join(folder, file)),
  ),
];

/** Paths that a document names, without patterns, placeholders and the files that a code block below the path would write. */
function pathsIn(text: string): string[] {
  const prose = text.replace(/^(?:`[^`\n]+`\n\n)?```[\s\S]*?^```/gm, '');
  const named = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, code]) => code!.replace(/[/.,:]$/, ''));
  return named.filter((code) => AREA.test(code) && !/[*{<…]/.test(code));
}

const linksIn = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, address]) => address!);

describe('documents', () => {
  it.each(documents)('%s names files that exist', (document) => {
    const text = readFileSync(path.join(ROOT, document), 'utf8');
    expect(pathsIn(text).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const folder = path.dirname(path.join(ROOT, document));
    expect(linksIn(text).filter((address) => !existsSync(path.resolve(folder, address)))).toEqual([]);
  });
});
