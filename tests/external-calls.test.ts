import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const GATEWAY = 'integrations/gateway/gateway.server.ts';
/** SMTP has its own timeouts, and is measured like the gateway's calls. */
const MAIL = 'integrations/smtp/smtp.server.ts';
/** These contain functions that run in the browser. */
const BROWSER_SCRIPTS = [
  'packages/mock-services/widgets/feature-media/feature-media.server.ts',
  'packages/mock-services/widgets/social-gallery/social-gallery.server.ts',
];
/** Browser code that calls an address of the shop which its caller passes. */
const OWN_ADDRESSES = [
  'app/features/product/fetch-guide.ts',
  'app/features/checkout/card-field-page.ts',

  'app/features/gallery/viewer/model-viewer.tsx',
  'app/features/product-card/use-overlays.ts',
  'app/features/shell/use-unreachable-pause.ts',
  'app/features/wishlist/wishlist-calls.ts',
  // Sends pictures to the media storage, by an address that the server signed.
  'app/admin/catalogue/send-picture.ts',
  'app/admin/tools/save-file.ts',
  'app/site/api-call.ts',
  'app/site/router-fetch.ts',
];

const CALL_PATTERNS = [
  /(?<!function )\bcallApi<[^>]*>\(/,
  // Called, assigned to another name, or reached through the global object.
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
const makesCall = (text: string) => CALL_PATTERNS.some((pattern) => pattern.test(text));
/** A call or a beacon to a path of the shop. */
const OWN_CALL = /(?:(?<![.\w])fetch|\bsendBeacon|\bcallApi<[^>]*>)\s*\(\s*(?:forCart\()?['"`]\/(?!\/)/g;
const BEACON = /\bsendBeacon\s*\(/;

const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const withoutOwnCalls = (text: string) => text.replaceAll(OWN_CALL, 'ownCall(');

describe('calls to external services', () => {
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
      .filter((file) => makesCall(textOf(file)));
    expect(calling.toSorted()).toEqual([...BROWSER_SCRIPTS, GATEWAY, MAIL].toSorted());
  });

  it('are not made by pages: these call only the shop', () => {
    const calling = filesIn('app').filter((file) => {
      const text = withoutOwnCalls(textOf(file)).replaceAll(
        /\bfunction fetch\(|(?:return|void) fetch\(\)/g,
        '',
      );
      return makesCall(text) || BEACON.test(text);
    });
    expect(calling.toSorted()).toEqual(OWN_ADDRESSES.toSorted());
    for (const file of OWN_ADDRESSES) expect([file, /https?:\/\//.test(textOf(file))]).toEqual([file, false]);
  });

  it('are not made by loaders and actions', () => {
    const onServer = filesIn('app').filter((file) => /\.server\.tsx?$|^app\/routes\/.*\.ts$/.test(file));
    expect(onServer.length).toBeGreaterThan(50);
    expect(onServer.filter((file) => makesCall(textOf(file)))).toEqual([]);
  });

  it('of browser scripts are only in the function that is sent to the browser', () => {
    for (const file of BROWSER_SCRIPTS) {
      const [serverCode, browserCode] = textOf(file).split(/^function run\(/m);
      expect([file, makesCall(serverCode!), makesCall(browserCode!), /\$\{run\}/.test(serverCode!)]).toEqual([
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
    'const send = fetch;',
    "globalThis['fetch'](url)",
    'const { fetch: send } = globalThis;',
    "import { request } from 'undici'",
    "import { request } from 'node:http'",
    "import https from 'node:https'",
    "await import('axios')",
    'https.get(url)',
    'net.connect(25, host)',
    'new WebSocket(url)',
  ])('are found: %s', (line) => {
    expect(makesCall(line)).toBe(true);
  });

  it.each([
    'router.fetch(request)',
    'prefetch(url)',
    "import { createServer } from 'node:http'",
    "import { BlockList } from 'node:net'",
  ])('are not found in: %s', (line) => {
    expect(makesCall(line)).toBe(false);
  });

  it('are distinguished from calls to the shop', () => {
    expect(makesCall(withoutOwnCalls("fetch('/_api/shopper')"))).toBe(false);
    expect(makesCall(withoutOwnCalls('fetch(`/_api/stock/1`)'))).toBe(false);
    expect(makesCall(withoutOwnCalls('callApi<typeof loader>(`/_api/stock/1`)'))).toBe(false);
    expect(makesCall(withoutOwnCalls("callApi<typeof loader>('https://elsewhere.example/x')"))).toBe(true);
    expect(makesCall(withoutOwnCalls("fetch('//elsewhere.example/x')"))).toBe(true);
    expect(makesCall(withoutOwnCalls("fetch('https://elsewhere.example/x')"))).toBe(true);
  });
});
