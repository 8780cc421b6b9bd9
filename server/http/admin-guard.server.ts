import type { Audit } from '#commerce/content/editor/audit.server.ts';
import type { RequestSession } from '#commerce/customers/request-session.server.ts';
import { tokenAuthor } from '#commerce/staff/api-token-resource.ts';
import { meets, type Requirement, requirementFor } from '#commerce/staff/staff-routes.ts';
import { readablePath } from './page-address.server.ts';

/** Where the build puts files that only staff may load; see vite.config.ts. */
export const STAFF_FILES = '/assets/staff/';

interface AccessAttempt {
  /** What the address requires; null for a public address. */
  requirement: Requirement | null;
  method: string;
  path: string;
  client: string;
}

/** Whether the visitor's role has the required permission; a refusal is audited. */
export async function guardStaffAccess(
  audit: Audit,
  session: RequestSession,
  { requirement, method, path, client }: AccessAttempt,
): Promise<boolean> {
  if (!requirement) return true;
  const customer = await session.customer();
  if (meets(customer, requirement)) return true;
  await audit.record({
    who: customer?.token ? tokenAuthor(customer.token.name) : (customer?.email ?? null),
    role: customer?.token ? 'token' : customer ? (customer.staffRole ?? customer.role) : 'guest',
    client,
    action: method,
    subject: path,
    outcome: 'refused',
  });
  return false;
}

export type FindRequirement = (path: string, method: string) => Requirement | null;

interface TableRoute {
  id: string;
  parentId?: string;
  path?: string;
}

/** What an address requires, by the table of routes: in any language, case and encoding in which the router finds it. */
export function createFindRequirement(routes: Record<string, TableRoute | undefined>): FindRequirement {
  const patternOf = ({ path, parentId }: TableRoute): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return (parent ? patternOf(parent) : '') + (path ? `/${path}` : '');
  };
  const guarded = Object.values(routes).flatMap((route) => {
    const pattern = route ? patternOf(route) : '';
    const isStaff = requirementFor(pattern.replace(/^\/:lang\?/, ''), 'GET') !== null;
    return isStaff ? [toMatcher(pattern)] : [];
  });
  return (path, method) => {
    const normalised = normalisePath(path);
    const isGuarded = guarded.some((matcher) => matcher.test(normalised));
    return isGuarded ? requirementFor(normalised.replace(LANGUAGE, ''), method) : null;
  };
}

/** A pattern of the route table such as `/:lang?/wordsworth/:productKey`. */
function toMatcher(pattern: string): RegExp {
  const segments = pattern.split('/').slice(1);
  const source = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    if (segment.startsWith(':')) return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    return `/${segment.replaceAll('.', '\\.')}`;
  });
  return new RegExp(`^${source.join('')}/*$`, 'i');
}

/** The path as the router compares it: each segment decoded, and in small letters. */
export function normalisePath(path: string): string {
  return path
    .split('/')
    .map((segment) => decodeURIComponent(readablePath(segment)).replaceAll('/', '%2F').toLowerCase())
    .join('/');
}

/** Has more segments than any route, so that only the page for unknown addresses matches it, in the browser too. */
const UNKNOWN_PATH = 'nothing/is/here';
/** The language prefix of a staff address. */
const LANGUAGE = /^\/(?!staff|wordsworth)[^/]+(?=\/(?:staff|wordsworth)(?:[/.]|$))/;

/** For visitors without access a staff address has exactly the response of an unknown address. */
export function asUnknownAddress(request: Request): Request {
  const url = new URL(request.url);
  const lang = LANGUAGE.exec(url.pathname)?.[0] ?? '';
  url.pathname = `${lang}/${UNKNOWN_PATH}${url.pathname.endsWith('.data') ? '.data' : ''}`;
  url.search = '';
  return new Request(url, { method: request.method, headers: request.headers });
}

/** Removes staff pages from the requested route manifest, unless the visitor is staff. */
export async function withoutStaffPaths(
  request: Request,
  session: RequestSession,
  findRequirement: FindRequirement = () => null,
): Promise<Request> {
  const url = new URL(request.url);
  const paths = url.searchParams.get('paths')?.split(',') ?? [];
  const isStaff = (path: string) =>
    findRequirement(path, 'GET') !== null ||
    requirementFor(normalisePath(path).replace(LANGUAGE, ''), 'GET') !== null;
  if (!paths.some(isStaff) || meets(await session.customer(), 'any')) return request;
  url.searchParams.set('paths', paths.filter((path) => !isStaff(path)).join(','));
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

/** Files named after a staff page or the studio; all others are shared with the storefront. */
const STAFF_FILE = /^\/assets\/(?:staff|studio)-[\w-]+\.(?:js|css)$/;

/**
 * The built files that only staff pages use. Files shared with the storefront stay public, also those that it loads lazily and
 * that the route manifest therefore does not list.
 */
export function staffAssets(routes: Record<string, BuiltRoute | undefined>): Set<string> {
  // A nested route has only its own part of the path.
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
