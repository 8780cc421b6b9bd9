/** Which search showed a product last, kept for this visit: what is bought is told to the engine together with it. */

const KEY = 'search-origin';
const KEPT = 400;

/** As the basket takes it. */
export interface SearchTrace {
  queryID: string;
  hitObjectIDs: string[];
}

export function rememberSearch(queryId: string, productIds: readonly string[]): void {
  if (queryId === '' || productIds.length === 0) return;
  const shown = new Set(productIds);
  const before = readOrigins().filter(([id]) => !shown.has(id));
  const origins = [...before, ...productIds.map((id) => [id, queryId])].slice(-KEPT);
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(origins));
  } catch {
    // Storage may be full or forbidden; the basket then says nothing of a search.
  }
}

export function findSearch(productId: string): SearchTrace | null {
  const queryID = readOrigins().find(([id]) => id === productId)?.[1];
  return queryID ? { queryID, hitObjectIDs: [productId] } : null;
}

function readOrigins(): [productId: string, queryId: string][] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOrigin) : [];
  } catch {
    return [];
  }
}

function isOrigin(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}
