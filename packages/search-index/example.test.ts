import { readFileSync } from 'node:fs';
import { format } from 'node:util';
import { expect, it, vi } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const example = read('./example.ts');

it('prints what its comments say', async () => {
  const printed: string[] = [];
  const log = vi
    .spyOn(console, 'log')
    .mockImplementation((...values) => void printed.push(format(...values)));
  await import('./example.ts');
  log.mockRestore();
  const promised = example.split('\n').flatMap((line) => /^\/\/ (.*)$/.exec(line)?.[1] ?? []);
  expect(printed.join('\n').split('\n')).toEqual(promised);
});

it('is shown in the README as it is', () => {
  expect(read('./README.md')).toContain(`\`\`\`ts\n${example.trimEnd()}\n\`\`\``);
});
