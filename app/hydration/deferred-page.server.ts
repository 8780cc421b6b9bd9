import pageStarter from './page-starter.js?raw';
import { USER_ACTIVITY_EVENTS } from './user-activity.ts';

/** How long the page of a new visitor without any activity waits before it hydrates. */
const NEW_VISITOR_DELAY_MS = 3_000;

const SENT_STARTER = pageStarter.replace(/^\s*\/\/.*\n/gm, '');

const DEFERRED = /<html[^>]* data-defer-hydration=""/;
const MODULE_PRELOAD = /<link rel="modulepreload" [^>]*?href="([^"]+)"[^>]*>/g;
const IMAGE_PRELOAD = /<link rel="preload" as="image" imageSrcSet="[^>]*>/g;
/** With the nonce by which the server tells the page's own scripts from others. */
const MODULE_SCRIPT = /(<script(?: nonce="[^"]*")? type="module" async="">)([\s\S]*?)(<\/script>)/;
const ROUTE_IMPORT = /import \* as (route\d+) from ("[^"]+");\n?/g;

/**
 * Rewrites a deferred page so that the first view comes first: React and React Router put preloads of images and modules
 * before the stylesheets, and neither has an option for their order. The module script waits for `page-starter.js`.
 * Output that is not as expected is left as it is; the page then hydrates without delay.
 */
export function deferPageScripts(html: string): string {
  if (!DEFERRED.test(html)) return html;
  const moduleUrls = [...html.matchAll(MODULE_PRELOAD)].flatMap(([, url]) => url ?? []);
  const [, , code = ''] = MODULE_SCRIPT.exec(html) ?? [];
  const deferred = deferModuleScript(code, moduleUrls);
  if (moduleUrls.length === 0 || !deferred) return html;
  return html
    .replace(MODULE_PRELOAD, '')
    .replace(IMAGE_PRELOAD, '')
    .replace(MODULE_SCRIPT, (_, open: string, _code: string, close: string) => open + deferred + close);
}

/** The framework's script with its static imports, which the browser would fetch at once, turned into dynamic ones. */
function deferModuleScript(code: string, moduleUrls: string[]): string | null {
  const routes = [...code.matchAll(ROUTE_IMPORT)];
  if (routes.length === 0) return null;
  const names = routes.map(([, name]) => name).join(', ');
  const imports = routes.map(([, , url]) => `import(${url})`).join(', ');
  return `const moduleUrls = ${JSON.stringify(moduleUrls)};
const activityEvents = ${JSON.stringify(USER_ACTIVITY_EVENTS)};
const newVisitorDelayMs = ${NEW_VISITOR_DELAY_MS};
${SENT_STARTER}const [${names}] = await Promise.all([${imports}]).catch(releaseInput);
${code.replace(ROUTE_IMPORT, '')}`;
}
