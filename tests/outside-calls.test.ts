import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const GATEWAY = 'suppliers/gateway.server.ts';
/** These write scripts for the browser, where the gateway is not. */
const FOR_THE_BROWSER = [
  'suppliers/feature-media/stand-in/feature-media.server.ts',
  'suppliers/social-gallery/stand-in/social-gallery.server.ts',
];
const CALL =
  /(?<![.\w])fetch\s*\(|globalThis\.fetch|\bhttps?\.(?:get|request)\(|from '(?:node:https|undici|axios|got)'/;

const sources = ['suppliers', 'server'].flatMap((room) =>
  readdirSync(path.join(ROOT, room), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name))),
);
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const calling = sources.filter((file) => CALL.test(textOf(file)));

describe('calls to outside systems', () => {
  it('all go through the gateway', () => {
    expect(calling.filter((file) => file !== GATEWAY && !FOR_THE_BROWSER.includes(file))).toEqual([]);
  });

  it('that are written for the browser stand in the function that is sent to it', () => {
    for (const file of FOR_THE_BROWSER) {
      const [ours, sent] = textOf(file).split(/^function run\(/m);
      expect([file, CALL.test(ours!), CALL.test(sent!), /\$\{run\}/.test(ours!)]).toEqual([
        file,
        false,
        true,
        true,
      ]);
    }
  });

  it('would be found', () => {
    for (const line of [
      'await fetch(url)',
      'fetch (url)',
      "import { request } from 'undici'",
      'https.get(url)',
    ]) {
      expect([line, CALL.test(line)]).toEqual([line, true]);
    }
    for (const line of ['router.fetch(request)', 'prefetch(url)', 'fetch: send = fetch,']) {
      expect([line, CALL.test(line)]).toEqual([line, false]);
    }
  });
});
