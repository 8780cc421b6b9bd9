import { partsOf } from 'virtual:deferred-parts';
import styleUrl from '#app/theme/deferred.css?url';
import pageStarter from './page-starter.js?raw';

const SENT_STARTER = pageStarter.replace(/^\s*\/\/.*\n/gm, '');

const DEFERRED = /<html[^>]* data-locale="([^"]*)"[^>]* data-defer-hydration=""/;
const MODULE_PRELOAD = /<link rel="modulepreload" [^>]*?href="([^"]+)"[^>]*>/g;
const IMAGE_PRELOAD = /<link rel="preload" as="image" imageSrcSet="[^>]*>/g;
/** With the nonce by which the server tells the page's own scripts from others. */
const MODULE_SCRIPT = /(<script(?: nonce="[^"]*")? type="module" async="">)([\s\S]*?)(<\/script>)/;
const ROUTE_IMPORT = /import \* as (route\d+) from ("[^"]+");\n?/g;
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
  const moduleUrls = [...html.matchAll(MODULE_PRELOAD)].flatMap(([, url]) => url ?? []);
  const [, , code = ''] = MODULE_SCRIPT.exec(html) ?? [];
  const deferred = deferModuleScript(code, moduleUrls, locale);
  if (moduleUrls.length === 0 || !deferred) return html;
  return html
    .replace(MODULE_PRELOAD, '')
    .replace(IMAGE_PRELOAD, '')
    .replace(MODULE_SCRIPT, (_, open: string, _code: string, close: string) => open + deferred + close);
}

/** The framework's script with its static imports, which the browser would fetch at once, turned into dynamic ones. */
function deferModuleScript(code: string, moduleUrls: string[], locale: string): string | null {
  const routes = [...code.matchAll(ROUTE_IMPORT)];
  const entry = ENTRY_IMPORT.exec(code)?.[1];
  if (routes.length === 0 || !entry) return null;
  const names = routes.map(([, name]) => name).join(', ');
  const imports = routes.map(([, , url]) => `import(${url})`).join(', ');
  return `const moduleUrls = ${JSON.stringify(inOrder(moduleUrls, entry))};
const partUrls = ${JSON.stringify(partsOf(moduleUrls, locale))};
const styleUrl = ${JSON.stringify(styleUrl)};
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
