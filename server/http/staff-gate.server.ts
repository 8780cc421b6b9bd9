import type { Audit } from '#commerce/content/editor/audit.server.ts';
import { mayEnter, staffDoor } from '#commerce/content/editor/staff-door.ts';
import type { RequestSession } from '#commerce/customers/request-session.server.ts';

/** Where the build puts what only staff may have; see vite.config.ts. */
export const STAFF_FILES = '/assets/staff/';

interface Knock {
  /** Whose door this address is; null for an address of the shop. */
  door: 'staff' | 'admin' | null;
  method: string;
  path: string;
  client: string;
}

/** Whether the visitor may pass; whoever may not is noted. */
export async function guardStaffDoor(
  audit: Audit,
  session: RequestSession,
  { door, method, path, client }: Knock,
): Promise<boolean> {
  if (!door) return true;
  const customer = await session.customer();
  if (mayEnter(door, customer?.role ?? null)) return true;
  await audit.record({
    who: customer?.email ?? null,
    role: customer?.role ?? 'guest',
    client,
    action: method,
    subject: path,
    outcome: 'refused',
  });
  return false;
}

/** Deep enough that no page but the one for unknown addresses takes it, in the browser too. */
const NOTHING = 'nothing/is/here';
/** The language in front of a staff address. */
const LANGUAGE = /^\/(?!staff|wordsworth)[^/]+(?=\/(?:staff|wordsworth)(?:[/.]|$))/;

/** For everyone else a staff address answers, to the letter, as one that was never there. */
export function asNothingThere(request: Request): Request {
  const url = new URL(request.url);
  const lang = LANGUAGE.exec(url.pathname)?.[0] ?? '';
  url.pathname = `${lang}/${NOTHING}${url.pathname.endsWith('.data') ? '.data' : ''}`;
  url.search = '';
  return new Request(url, { method: request.method, headers: request.headers });
}

/** The list of routes names no staff page to anyone else. */
export async function withoutStaffPaths(request: Request, session: RequestSession): Promise<Request> {
  const url = new URL(request.url);
  const asked = url.searchParams.get('paths')?.split(',') ?? [];
  const isStaff = (path: string) => staffDoor(path.replace(LANGUAGE, '')) !== null;
  if (!asked.some(isStaff) || mayEnter('staff', (await session.customer())?.role ?? null)) return request;
  url.searchParams.set('paths', asked.filter((path) => !isStaff(path)).join(','));
  return new Request(url, { headers: request.headers });
}

interface BuiltRoute {
  parentId?: string;
  path?: string;
  module: string;
  clientActionModule?: string;
  clientLoaderModule?: string;
  imports?: string[];
  css?: string[];
}

/** Files that are named after a staff page or the studio; all others are shared with the shop. */
const STAFF_FILE = /^\/assets\/(?:staff|studio)-[\w-]+\.(?:js|css)$/;

/**
 * The built files that only staff pages use. What they share with the shop stays open to everyone, also what the shop
 * fetches late and the list of routes therefore does not show.
 */
export function staffAssets(routes: Record<string, BuiltRoute | undefined>): Set<string> {
  // A route within another has only its own part of the address.
  const isStaffRoute = ({ path = '', parentId }: BuiltRoute): boolean => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return (
      /(?:^|\/)(?:staff|wordsworth)(?:\/|$)/.test(path) || (parent !== undefined && isStaffRoute(parent))
    );
  };
  const all = Object.values(routes).flatMap((route) => route ?? []);
  const filesOf = (route: BuiltRoute) => [
    route.module,
    ...(route.clientActionModule ? [route.clientActionModule] : []),
    ...(route.clientLoaderModule ? [route.clientLoaderModule] : []),
    ...(route.imports ?? []),
    ...(route.css ?? []),
  ];
  const shared = new Set(all.filter((route) => !isStaffRoute(route)).flatMap(filesOf));
  const own = all.filter(isStaffRoute).flatMap(filesOf);
  return new Set(own.filter((file) => STAFF_FILE.test(file) && !shared.has(file)));
}
