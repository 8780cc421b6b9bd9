import { describe, expect, it } from 'vitest';
import { letScriptsWait } from './answers.server.ts';

describe('the scripts of a page', () => {
  const page = (attributes: string) =>
    `<html lang="en-GB"${attributes}><head><link rel="modulepreload" href="/a.js"/></head></html>`;

  it('wait behind styles and pictures where the page sleeps', () => {
    expect(letScriptsWait(page(' data-sleeps=""'))).toContain(
      '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>',
    );
  });

  it('come at once where it does not', () => {
    expect(letScriptsWait(page(''))).toBe(page(''));
  });
});
