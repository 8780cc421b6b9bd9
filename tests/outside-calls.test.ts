import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const GATEWAY = 'integrations/gateway/gateway.server.ts';
/** Letters go by SMTP, which has its own timeouts and is told of in the same way. */
const MAIL = 'integrations/smtp/smtp.server.ts';
/** These write scripts for the browser, where the gateway is not. */
const FOR_THE_BROWSER = [
  'packages/mock-services/widgets/feature-media/feature-media.server.ts',
  'packages/mock-services/widgets/social-gallery/social-gallery.server.ts',
];
/** In the browser, and to an address that its caller gives: each of them one of the shop's own. */
const OWN_ADDRESSES = [
  'app/features/checkout/card-field-page.ts',
  'app/features/checkout/express-pay/express-calls.ts',
  'app/features/gallery/viewer/model-viewer.tsx',
  'app/features/product-card/use-overlays.ts',
  'app/features/shell/use-away-pause.ts',
  'app/admin/tools/save-file.ts',
  'app/admin/catalogue/send-file.ts',
  'app/admin/content/record-fields/lookup-calls.ts',
];

const WAYS_OUT = [
  // Called, kept under another name, or reached through the global object.
  /(?<![.\w])fetch\s*\(/,
  /=\s*fetch\b(?!\s*[.(=])/,
  /\b(?:globalThis|global|window|self)\s*(?:\.\s*fetch\b|\[\s*['"]fetch)/,
  /\{[^}]*\bfetch\b[^}]*\}\s*=\s*(?:globalThis|global|window|self)\b/,
  /\bhttps?\.(?:get|request)\s*\(/,
  /\{[^}]*\b(?:get|request)\b[^}]*\}\s*from 'node:http'/,
  /(?:from|import\(|require\()\s*['"](?:node:)?(?:https|http2|tls|dgram|undici|axios|got|ky|node-fetch|nodemailer)['"]/,
  /\bnet\.(?:connect|createConnection)\s*\(/,
  /\bnew (?:WebSocket|EventSource|XMLHttpRequest)\b/,
];
const goesOut = (text: string) => WAYS_OUT.some((way) => way.test(text));
/** A call or a beacon to a path of the shop, by its first letter. */
const OWN_CALL = /(?:(?<![.\w])fetch|\bsendBeacon)\s*\(\s*['"`]\/(?!\/)/g;
const BEACON = /\bsendBeacon\s*\(/;

const filesIn = (room: string) =>
  readdirSync(path.join(ROOT, room), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const withoutOwnCalls = (text: string) => text.replaceAll(OWN_CALL, 'ours(');

describe('calls to outside systems', () => {
  it('all go through the gateway', () => {
    const calling = [
      'integrations',
      'server',
      'commerce',
      'config',
      'packages/search-index',
      'packages/mock-services/widgets',
    ]
      .flatMap(filesIn)
      .filter((file) => goesOut(textOf(file)));
    expect(calling.toSorted()).toEqual([...FOR_THE_BROWSER, GATEWAY, MAIL].toSorted());
  });

  it('are made by no page: what a page asks for is the shop’s own', () => {
    const calling = filesIn('app').filter((file) => {
      const text = withoutOwnCalls(textOf(file)).replaceAll(
        /\bfunction fetch\(|(?:return|void) fetch\(\)/g,
        '',
      );
      return goesOut(text) || BEACON.test(text);
    });
    expect(calling.toSorted()).toEqual(OWN_ADDRESSES.toSorted());
    for (const file of OWN_ADDRESSES) expect([file, /https?:\/\//.test(textOf(file))]).toEqual([file, false]);
  });

  it('are made by no loader and no action', () => {
    const onServer = filesIn('app').filter((file) => /\.server\.tsx?$|^app\/routes\/.*\.ts$/.test(file));
    expect(onServer.length).toBeGreaterThan(50);
    expect(onServer.filter((file) => goesOut(textOf(file)))).toEqual([]);
  });

  it('that are written for the browser stand in the function that is sent to it', () => {
    for (const file of FOR_THE_BROWSER) {
      const [ours, sent] = textOf(file).split(/^function run\(/m);
      expect([file, goesOut(ours!), goesOut(sent!), /\$\{run\}/.test(ours!)]).toEqual([
        file,
        false,
        true,
        true,
      ]);
    }
  });

  it.each([
    'await fetch(url)',
    'fetch (url)',
    'const ask = fetch;',
    "globalThis['fetch'](url)",
    'const { fetch: ask } = globalThis;',
    "import { request } from 'undici'",
    "import { request } from 'node:http'",
    "import https from 'node:https'",
    "await import('axios')",
    'https.get(url)',
    'net.connect(25, host)',
    'new WebSocket(url)',
  ])('would be found: %s', (line) => {
    expect(goesOut(line)).toBe(true);
  });

  it.each([
    'router.fetch(request)',
    'prefetch(url)',
    "import { createServer } from 'node:http'",
    "import { BlockList } from 'node:net'",
  ])('would be let be: %s', (line) => {
    expect(goesOut(line)).toBe(false);
  });

  it('knows a call to the shop from a call to somebody else', () => {
    expect(goesOut(withoutOwnCalls("fetch('/_api/shopper')"))).toBe(false);
    expect(goesOut(withoutOwnCalls('fetch(`/_api/stock/1`)'))).toBe(false);
    expect(goesOut(withoutOwnCalls("fetch('//elsewhere.example/x')"))).toBe(true);
    expect(goesOut(withoutOwnCalls("fetch('https://elsewhere.example/x')"))).toBe(true);
  });
});
