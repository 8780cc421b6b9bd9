import { describe, expect, it } from 'vitest';
import { deferPageScripts } from './deferred-page.server.ts';

const MODULE_SCRIPT =
  '<script type="module" async="">;\n' +
  'import * as route0 from "/root.js";\nimport * as route1 from "/home.js";\n' +
  'window.modules = {"root":route0,"home":route1};\n\nimport("/entry.js");</script>';

const page = (attributes: string, script = MODULE_SCRIPT) =>
  `<html lang="en-GB" data-locale="en-GB"${attributes}><head><meta charSet="utf-8"/>` +
  '<link rel="preload" as="image" imageSrcSet="/a/320.webp 320w" imageSizes="50vw" fetchPriority="high"/>' +
  '<link rel="preload" as="image" imageSrcSet="/b/320.webp 320w" imageSizes="50vw"/>' +
  '<link rel="modulepreload" href="/entry.js"/><link rel="modulepreload" href="/root.js"/>' +
  `<link rel="stylesheet" href="/root.css"/></head><body>${script}</body></html>`;

const DEFERRED = ' data-defer-hydration=""';
const sent = deferPageScripts(page(DEFERRED));

describe('a deferred page', () => {
  it('preloads no module and imports its routes only after the starter', () => {
    expect(sent).not.toContain('<link rel="modulepreload"');
    expect(sent).not.toContain('import * as');
    expect(sent).toContain('const moduleUrls = ["/root.js"];');
    const order = [
      "addEventListener('load', preloadAll)",
      "preload('modulepreload', url)",
      'rel="stylesheet"',
      "addEventListener('DOMContentLoaded', resolve",
      'for (const url of moduleUrls) {',
      'const [route0, route1] = await Promise.all([import("/root.js"), import("/home.js")])',
      'window.modules =',
      'import("/entry.js");',
    ];
    const places = order.map((code) => sent.indexOf(code));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('sends no comments', () => {
    expect(sent).not.toMatch(/^\s*\/\//m);
  });

  it('gives its own scripts the nonce of the page', () => {
    const marked = deferPageScripts(page(DEFERRED, MODULE_SCRIPT.replace('<script', '<script nonce="n"')));
    expect(marked.match(/<script nonce="n"/g)).toHaveLength(2);
  });

  it('has scripts that a browser can parse', () => {
    const scripts = [...sent.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
    expect(scripts).toHaveLength(2);
    expect(() => new Function(`return async () => {${scripts.join(';')}}`)).not.toThrow();
  });

  it('preloads no picture before its stylesheets', () => {
    expect(sent).not.toContain('as="image"');
    expect(sent).toContain('</script><link rel="stylesheet" href="/root.css"/></head>');
  });

  it('stays as it is when the framework writes its script another way', () => {
    const unknown = page(DEFERRED, '<script type="module" src="/entry.js"></script>');
    expect(deferPageScripts(unknown)).toBe(unknown);
  });
});

it('a page that is not deferred stays as it is', () => {
  expect(deferPageScripts(page(''))).toBe(page(''));
});
