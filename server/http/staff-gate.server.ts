import { mayEnter, staffDoor } from '#domain/studio/staff-door.ts';
import type { Audit } from '#server/studio/audit.server.ts';
import type { VisitSession } from './session.server.ts';

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
  session: VisitSession,
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

const NOTHING = 'no-such-page';

/** For everyone else a staff address answers, to the letter, as one that was never there. */
export function asNothingThere(request: Request): Request {
  const url = new URL(request.url);
  const lang = /^\/(?!staff)[^/]+(?=\/staff)/.exec(url.pathname)?.[0] ?? '';
  url.pathname = `${lang}/${NOTHING}${url.pathname.endsWith('.data') ? '.data' : ''}`;
  url.search = '';
  return new Request(url, { method: request.method, headers: request.headers });
}

/** The list of routes names no staff page to anyone else. */
export async function withoutStaffPaths(request: Request, session: VisitSession): Promise<Request> {
  const url = new URL(request.url);
  const asked = url.searchParams.get('paths')?.split(',') ?? [];
  const isStaff = (path: string) => staffDoor(path.replace(/^\/(?!staff)[^/]+(?=\/staff)/, '')) !== null;
  if (!asked.some(isStaff) || mayEnter('staff', (await session.customer())?.role ?? null)) return request;
  url.searchParams.set('paths', asked.filter((path) => !isStaff(path)).join(','));
  return new Request(url, { headers: request.headers });
}

interface BuiltRoute {
  path?: string;
  module: string;
  imports?: string[];
  css?: string[];
}

/**
 * The built files that only staff pages use: their own scripts and styles. What they share with the shop keeps its
 * name free of theirs, and stays open to everyone.
 */
export function staffAssets(routes: Record<string, BuiltRoute | undefined>): Set<string> {
  const isStaffRoute = ({ path = '' }: BuiltRoute) => /(?:^|\/)staff(?:\/|$)/.test(path);
  const all = Object.values(routes).flatMap((route) => route ?? []);
  const filesOf = ({ module, css = [] }: BuiltRoute) => [module, ...css];
  const shared = new Set(all.filter((route) => !isStaffRoute(route)).flatMap(filesOf));
  const own = all
    .filter(isStaffRoute)
    .flatMap((route) => [
      ...filesOf(route),
      ...(route.imports ?? []).filter((file) => /\/studio-[\w-]+\.js$/.test(file)),
    ]);
  return new Set(own.filter((file) => !shared.has(file)));
}
