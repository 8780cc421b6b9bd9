import { describe, expect, it } from 'vitest';
import { orderSleepingPage } from './sleeping-page.server.ts';

const page = (attributes: string) =>
  `<html lang="en-GB"${attributes}><head><meta charSet="utf-8"/>` +
  '<link rel="preload" as="image" imageSrcSet="/a/320.webp 320w" imageSizes="50vw" fetchPriority="high"/>' +
  '<link rel="preload" as="image" imageSrcSet="/b/320.webp 320w" imageSizes="50vw"/>' +
  '<link rel="modulepreload" href="/entry.js"/><link rel="modulepreload" href="/root.js"/>' +
  '<link rel="stylesheet" href="/root.css"/></head><body><script type="module" async="">;\n' +
  'import * as route0 from "/root.js";\nimport * as route1 from "/home.js";\n' +
  'window.modules = {"root":route0,"home":route1};\n\nimport("/entry.js");</script></body></html>';

const sleeping = orderSleepingPage(page(' data-sleeps=""'));

describe('a page that sleeps', () => {
  it('links no script, and fetches those it has once its first view is there', () => {
    expect(sleeping).not.toContain('<link rel="modulepreload"');
    expect(sleeping).not.toContain('import * as');
    expect(sleeping).toContain('const parts = ["/entry.js","/root.js"];');
    const order = [
      'await begun;',
      'import("/root.js"), import("/home.js")',
      'window.modules =',
      '("/entry.js");',
    ];
    const places = order.map((code) => sleeping.indexOf(code));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('is script that a browser can read', () => {
    const code = /<script[^>]*>([\s\S]*)<\/script>/.exec(sleeping)![1]!;
    expect(() => new Function(`return async () => {${code}}`)).not.toThrow();
  });

  it('lets no picture go before its styles', () => {
    expect(sleeping).not.toContain('as="image"');
    expect(sleeping).toContain('<meta charSet="utf-8"/><link rel="stylesheet" href="/root.css"/></head>');
  });
});

it('a page that does not sleep stays as it is', () => {
  expect(orderSleepingPage(page(''))).toBe(page(''));
});
