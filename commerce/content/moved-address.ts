/** An address that is no longer what it was, and where its visitors go instead. */
export interface Move {
  /** A whole path, or with `/*` at its end everything below it. */
  from: string;
  /** An address of this shop; a `*` in it stands for what the visitor asked for below `from`. */
  to: string;
  isForGood: boolean;
}

/** Where a visitor is sent, in one step. */
export interface Destination {
  to: string;
  status: 301 | 302;
}

const MOST_STEPS = 20;
const ADDRESS = /^(?:\/[^\s/\\*?#]+)+(?:\/\*)?$/;
/** The shop cannot work without them, so nobody can move them away by mistake. */
const KEPT = /^\/(?:_api|staff|wordsworth|assets|media|basket|checkout|account|sign-in|sign-out|s)(?:[/.]|$)/;

/** Why an address cannot be sent elsewhere; null when it can. */
export function checkMovedAddress(from: string): string | null {
  if (from === '/' || from === '/*') return 'The front page stays where it is. Name an address below it.';
  if (!ADDRESS.test(from))
    return 'An old address begins with / and has no spaces and no question mark, such as /summer-sale; /outlet/* stands for all below /outlet.';
  return KEPT.test(from) ? 'The shop itself needs this address; it cannot be sent elsewhere.' : null;
}

/** Moves, ready to be asked: whole paths first, then the longest beginning. */
export interface MoveBook {
  whole: ReadonlyMap<string, Move>;
  beginnings: readonly { start: string; move: Move }[];
}

export function bindMoves(moves: readonly Move[]): MoveBook {
  const isBeginning = ({ from }: Move) => from.endsWith('/*');
  return {
    whole: new Map(moves.filter((move) => !isBeginning(move)).map((move) => [plain(move.from), move])),
    beginnings: moves
      .filter(isBeginning)
      .map((move) => ({ start: plain(move.from.slice(0, -1)), move }))
      .sort((a, b) => b.start.length - a.start.length),
  };
}

/** One address however it is typed: capitals and a slash at its end make no other one. */
function plain(path: string): string {
  return path.toLowerCase();
}

function withoutLastSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function oneStep(book: MoveBook, path: string): { to: string; move: Move } | null {
  const asked = withoutLastSlash(path);
  const whole = book.whole.get(plain(asked));
  if (whole) return { to: whole.to, move: whole };
  const found = book.beginnings.find(({ start }) => plain(`${asked}/`).startsWith(start));
  if (!found) return null;
  const rest = asked.slice(found.start.length);
  return { to: withoutLastSlash(found.move.to.replace('*', rest).replace(/\/{2,}/g, '/')), move: found.move };
}

/**
 * Where a path leads in the end, so that nobody is sent on twice; null when it stays, and also when its moves would
 * lead in a circle. For good only when every step is.
 */
export function followMoves(book: MoveBook, path: string): Destination | null {
  const { steps, isCircle } = walk(book, path);
  const last = steps.at(-1);
  if (!last || isCircle) return null;
  return { to: last.to, status: steps.every(({ move }) => move.isForGood) ? 301 : 302 };
}

function walk(book: MoveBook, path: string) {
  const steps: { to: string; move: Move }[] = [];
  const seen = new Set([plain(withoutLastSlash(path))]);
  let at = path;
  for (;;) {
    const step = oneStep(book, at);
    if (!step) return { steps, isCircle: false };
    steps.push(step);
    at = step.to.split(/[?#]/, 1)[0]!;
    const isKnown = seen.has(plain(withoutLastSlash(at)));
    if (isKnown || steps.length >= MOST_STEPS) return { steps, isCircle: true };
    seen.add(plain(withoutLastSlash(at)));
  }
}

/** The addresses of a circle that `from` would close, in the order a visitor would meet them; null when there is none. */
export function findCircle(moves: readonly Move[], from: string): string[] | null {
  const book = bindMoves(moves);
  // Told from the address in question, where the circle begins there.
  for (const each of [from, ...moves.map((move) => move.from)]) {
    const start = each.replace(/\*$/, 'x');
    const { steps, isCircle } = walk(book, start);
    if (isCircle && steps.some(({ move }) => move.from === from)) {
      return [start, ...steps.map(({ to }) => to)].slice(0, 4);
    }
  }
  return null;
}

/** What a visitor asked for besides the path goes along, unless the new address says it itself. */
export function withQuery(to: string, search: string): string {
  if (!search || search === '?') return to;
  const [rest = '', mark] = to.split('#', 2);
  const [path = '', own] = rest.split('?', 2);
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  return `${path}?${query}${mark === undefined ? '' : `#${mark}`}`;
}
