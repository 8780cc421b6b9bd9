import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const APP = path.resolve(import.meta.dirname, '..');
const ORDER = /@layer theme, base, components, utilities;/;

/** Stylesheets that a part links by itself; React puts them before those of the theme. */
function linked(): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: APP }).flatMap((file) =>
    [...readFileSync(path.join(APP, file), 'utf8').matchAll(/from '([^']+\.css)\?url'/g)].map(([, target]) =>
      target!.startsWith('#app/')
        ? path.join(APP, target!.slice('#app/'.length))
        : path.join(APP, path.dirname(file), target!),
    ),
  );
  return [...new Set(files)];
}

it('a stylesheet that is linked by itself names the order of its layers, or has none', () => {
  const wrong = linked().filter((file) => {
    const css = readFileSync(file, 'utf8');
    return css.includes('@layer') && !(ORDER.exec(css)?.index === css.indexOf('@layer'));
  });
  expect(linked().length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});
