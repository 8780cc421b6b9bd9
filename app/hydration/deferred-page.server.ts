import { nextOf, partsOf } from 'virtual:deferred-parts';
import styleUrl from '#app/theme/deferred.css?url';
import pagePreloads from './page-preloads.js?raw';
import pageStarter from './page-starter.js?raw';

const SENT_STARTER = withoutComments(pageStarter);
const SENT_PRELOADS = withoutComments(pagePreloads);

function withoutComments(code: string): string {
  return code.replace(/^\s*\/\/.*\n/gm, '');
}

const DEFERRED = /<html[^>]* data-locale="([^"]*)"[^>]* data-defer-hydration=""/;
const MODULE_PRELOAD = /<link rel="modulepreload" [^>]*?href="([^"]+)"[^>]*>/g;
const IMAGE_PRELOAD = /<link rel="preload" as="image" imageSrcSet="[^>]*>/g;
/** With the nonce by which the server tells the page's own scripts from others. */
const MODULE_SCRIPT = /(<script(?: nonce="[^"]*")? type="module" async="">)([\s\S]*?)<\/script>/y;
const MODULE_SCRIPT_MARK = ' type="module" async="">';
const NONCE = / nonce="[^"]*"/;
const ROUTE_IMPORT = /import \* as (route\d+) from ("[^"]+");\n?/g;
const HEAD_START = /<head[^>]*>(?:<meta charSet="utf-8"\/>)?/;
/** The module that starts React, which the framework's script imports at its end. */
const ENTRY_IMPORT = /import\("([^"]+)"\);?\s*$/;

/**
 * Rewrites a deferred page so that the first view comes first: React and React Router put preloads of images and modules
 * before the stylesheets, and neither has an option for their order. The module script waits for `page-starter.js`.
 * Output that is not as expected is left as it is; the page then hydrates at once.
 */
export function deferPageScripts(html: string): string {
  const locale = DEFERRED.exec(html)?.[1];
  if (locale === undefined) return html;
  // Each is looked for in its place only: a pattern takes long to look through a whole page.
  const headEnd = html.indexOf('</head>');
  const head = html.slice(0, headEnd);
  const scriptAt = html.lastIndexOf('<', html.indexOf(MODULE_SCRIPT_MARK));
  MODULE_SCRIPT.lastIndex = scriptAt;
  const moduleUrls = [...head.matchAll(MODULE_PRELOAD)].flatMap(([, url]) => url ?? []);
  const [script = '', open = '', code = ''] = MODULE_SCRIPT.exec(html) ?? [];
  const entry = ENTRY_IMPORT.exec(code)?.[1];
  const partUrls = partsOf(moduleUrls, locale);
  const nextUrls = nextOf([...moduleUrls, ...partUrls], locale);
  const deferred = deferModuleScript(code, nextUrls);
  if (headEnd < 0 || moduleUrls.length === 0 || !deferred || !entry) return html;
  const declared = `const moduleUrls = ${JSON.stringify(inOrder(moduleUrls, entry))};
const partUrls = ${JSON.stringify([entry, ...partUrls])};
const styleUrl = ${JSON.stringify(styleUrl)};
`;
  const preloads = `<script${NONCE.exec(open)?.[0] ?? ''}>${declared}${SENT_PRELOADS}</script>`;
  const deferredHead = head
    .replace(MODULE_PRELOAD, '')
    .replace(IMAGE_PRELOAD, '')
    .replace(HEAD_START, (start) => start + preloads);
  const between = html.slice(headEnd, scriptAt);
  const rest = html.slice(scriptAt + script.length);
  return `${deferredHead}${between}${open}${deferred}</script>${rest}`;
}

/** The framework's script with its static imports, which the browser would fetch at once, turned into dynamic ones. */
function deferModuleScript(code: string, nextUrls: string[]): string | null {
  const routes = [...code.matchAll(ROUTE_IMPORT)];
  if (routes.length === 0) return null;
  const names = routes.map(([, name]) => name).join(', ');
  const imports = routes.map(([, , url]) => `import(${url})`).join(', ');
  return `const nextUrls = ${JSON.stringify(nextUrls)};
${SENT_STARTER}const [${names}] = await Promise.all([${imports}]).catch(releaseInput);
${code.replace(ROUTE_IMPORT, '')}`;
}

/** What the others import comes first; the entry starts React and so comes last, with the framework's own script. */
function inOrder(moduleUrls: string[], entry: string): string[] {
  const rank = (url: string) =>
    ['/framework-', '/core-', '/storefront-'].findIndex((name) => url.includes(name));
  const shared = moduleUrls.filter((url) => rank(url) >= 0).toSorted((a, b) => rank(a) - rank(b));
  return [...shared, ...moduleUrls.filter((url) => url !== entry && !shared.includes(url))];
}
