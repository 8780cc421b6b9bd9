import { ACCOUNT_PAGE, findPageRoute, PAGE_PATH, PAGE_ROUTES } from './page-routes.ts';
import { sendOnce, sendWithRetry } from './router-fetch.ts';

interface RouteEntry {
  parentId?: string;
  module: string;
  imports?: string[];
  css?: string[];
}
type RouteEntries = Record<string, RouteEntry | undefined>;

/** React Router's own global: its routes and the version of the build. */
interface RouterWindow {
  __reactRouterManifest?: { version: string };
}

let entries: RouteEntries | null = null;
let loading: Promise<void> | null = null;
let loadedAt = 0;
/** After this time the server is asked again: a new version of the shop reloads the page. */
const FRESH_MS = 5 * 60_000;

/**
 * Fetches the manifest of the public routes in one request. React Router would ask for it before each navigation to an address
 * that it has not seen; the manifest of all routes is no alternative, since it names staff pages. It takes all of them over when it
 * asks for those of the links in the header, so that no navigation waits for that.
 */
export function loadKnownRoutes(send = sendOnce): Promise<void> {
  loading = fetchEntries(send).finally(() => {
    loading = null;
  });
  return loading;
}

async function fetchEntries(send: typeof fetch): Promise<void> {
  const version = (window as RouterWindow).__reactRouterManifest?.version;
  if (!version) return;
  const paths = [...Object.values(PAGE_ROUTES).map(({ example }) => example), ACCOUNT_PAGE];
  const response = await send(`/__manifest?${new URLSearchParams({ paths: paths.join(','), version })}`);
  // A new version of the shop is 204: React Router reloads the page when it asks itself.
  entries = response.status === 200 ? ((await response.json()) as RouteEntries) : null;
  loadedAt = Date.now();
}

/** The answer to a manifest request for known pages only; null for any other request. */
export function answerManifest(request: Request, known = freshEntries()): Promise<Response> | null {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/__manifest' || !(known || loading)) return null;
  const paths = searchParams.get('paths')?.split(',') ?? [];
  if (!paths.every((path) => PAGE_PATH.test(path))) return null;
  if (known) return Promise.resolve(Response.json(known));
  // Asked for already: sooner here than by a request of its own.
  const arrived = loading?.catch(() => {});
  return Promise.resolve(arrived).then(() => (entries ? Response.json(entries) : sendWithRetry(request)));
}

function freshEntries(): RouteEntries | null {
  if (!entries || Date.now() - loadedAt < FRESH_MS) return entries;
  entries = null;
  loadKnownRoutes().catch(() => {
    // React Router asks for each route when it is opened.
  });
  return null;
}

/** The same once the routes are known, for a page that comes next in any case. */
export async function prepareRoute(pathname: string): Promise<void> {
  await loading;
  preloadRoute(pathname);
}

/** Fetches, without running it, the code of the page at this path, and its styles. */
export function preloadRoute(pathname: string): void {
  let id = findPageRoute(pathname)?.id;
  while (id !== undefined && entries) {
    const { parentId, module, imports = [], css = [] }: RouteEntry = entries[id] ?? { module: '' };
    for (const href of module ? [module, ...imports] : []) addLink({ rel: 'modulepreload', href });
    for (const href of css) addLink({ rel: 'prefetch', as: 'style', href });
    id = parentId;
  }
}

const linked = new Set<string>();

function addLink(link: { rel: string; href: string; as?: string }): void {
  if (linked.has(link.href)) return;
  linked.add(link.href);
  if (!document.querySelector(`link[href="${link.href}"]`))
    document.head.append(Object.assign(document.createElement('link'), link));
}
