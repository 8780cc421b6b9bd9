/** A redirect from an old address to a new one. */
export interface Redirect {
  /** An exact path, or with `/*` at its end everything below it. */
  from: string;
  /** An address of this shop; a `*` in it is replaced by the rest of the path below `from`. */
  to: string;
  isPermanent: boolean;
}

/** The final address and the HTTP status. */
export interface RedirectTarget {
  to: string;
  status: 301 | 302;
}

const MOST_STEPS = 20;
const ADDRESS = /^(?:\/[^\s/\\*?#]+)+(?:\/\*)?$/;
/** Paths that the shop needs itself; they cannot be redirected. */
const RESERVED =
  /^\/(?:_api|staff|wordsworth|assets|media|basket|checkout|account|sign-in|sign-out|s)(?:[/.]|$)/;

/** Why an address cannot be redirected; null when it can. */
export function checkRedirectSource(from: string): string | null {
  if (from === '/' || from === '/*') return 'The home page cannot be redirected. Choose an address below it.';
  if (!ADDRESS.test(from))
    return 'An old address begins with / and has no spaces and no question mark, such as /summer-sale; /outlet/* means everything below /outlet.';
  return RESERVED.test(from) ? 'The shop needs this address itself; it cannot be redirected.' : null;
}

/** Redirects for lookup: exact paths first, then the longest prefix. */
export interface RedirectTable {
  exact: ReadonlyMap<string, Redirect>;
  prefixes: readonly { start: string; redirect: Redirect }[];
}

export function buildRedirectTable(redirects: readonly Redirect[]): RedirectTable {
  const isPrefix = ({ from }: Redirect) => from.endsWith('/*');
  return {
    exact: new Map(
      redirects
        .filter((redirect) => !isPrefix(redirect))
        .map((redirect) => [normalise(redirect.from), redirect]),
    ),
    prefixes: redirects
      .filter(isPrefix)
      .map((redirect) => ({ start: normalise(redirect.from.slice(0, -1)), redirect }))
      .sort((a, b) => b.start.length - a.start.length),
  };
}

/** Paths are compared without regard to case. */
function normalise(path: string): string {
  return path.toLowerCase();
}

function withoutLastSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function nextStep(table: RedirectTable, path: string): { to: string; redirect: Redirect } | null {
  const asked = withoutLastSlash(path);
  const exact = table.exact.get(normalise(asked));
  if (exact) return { to: exact.to, redirect: exact };
  const found = table.prefixes.find(({ start }) => normalise(`${asked}/`).startsWith(start));
  if (!found) return null;
  const rest = asked.slice(found.start.length);
  return {
    to: withoutLastSlash(found.redirect.to.replace('*', rest).replace(/\/{2,}/g, '/')),
    redirect: found.redirect,
  };
}

/**
 * The end of a chain of redirects, so that a visitor is redirected once; null without a redirect and for a loop.
 * Permanent only when every step is.
 */
export function resolveRedirect(table: RedirectTable, path: string): RedirectTarget | null {
  const { steps, isLoop } = walk(table, path);
  const last = steps.at(-1);
  if (!last || isLoop) return null;
  return { to: last.to, status: steps.every(({ redirect }) => redirect.isPermanent) ? 301 : 302 };
}

function walk(table: RedirectTable, path: string) {
  const steps: { to: string; redirect: Redirect }[] = [];
  const seen = new Set([normalise(withoutLastSlash(path))]);
  let at = path;
  for (;;) {
    const step = nextStep(table, at);
    if (!step) return { steps, isLoop: false };
    steps.push(step);
    at = step.to.replace(/[?#].*$/s, '');
    const isKnown = seen.has(normalise(withoutLastSlash(at)));
    if (isKnown || steps.length >= MOST_STEPS) return { steps, isLoop: true };
    seen.add(normalise(withoutLastSlash(at)));
  }
}

/** The addresses of a loop that includes the redirect of `from`, in order; null when there is none. */
export function findRedirectLoop(redirects: readonly Redirect[], from: string): string[] | null {
  const table = buildRedirectTable(redirects);
  // Starts with `from` itself, so that the loop is reported from there when possible.
  for (const each of [from, ...redirects.map((redirect) => redirect.from)]) {
    const start = each.replace(/\*$/, 'x');
    const { steps, isLoop } = walk(table, start);
    if (isLoop && steps.some(({ redirect }) => redirect.from === from)) {
      return [start, ...steps.map(({ to }) => to)].slice(0, 4);
    }
  }
  return null;
}

/** Adds the query of the request, except for parameters that the new address sets itself. */
export function withQuery(to: string, search: string): string {
  if (!search || search === '?') return to;
  const [rest = '', mark] = to.split('#', 2);
  const [path = '', own] = rest.split('?', 2);
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  return `${path}?${query}${mark === undefined ? '' : `#${mark}`}`;
}
