import type { Attributes, Catalog } from './catalog.ts';

interface Operation {
  op?: string;
  path?: string;
  value?: unknown;
}

const PRODUCT = /^\/products\/([^/]+)(?:\/attributes\/([^/]+))?$/;
const unescapePart = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Operations of a feed, one per line or as a list; null when the format is invalid. */
export function readOperations(body: string, contentType: string): Operation[] | null {
  try {
    if (!contentType.includes('jsonlines')) {
      const list = JSON.parse(body) as unknown;
      return Array.isArray(list) ? (list as Operation[]) : null;
    }
    const lines = body.split('\n').filter((line) => line.trim() !== '');
    return lines.map((line) => JSON.parse(line) as Operation);
  } catch {
    return null;
  }
}

/** Applies all operations or none; returns the error message of the first invalid one. */
export function applyOperations(
  catalog: Catalog,
  operations: readonly Operation[],
  isFull: boolean,
): string | null {
  const changes = new Map<string, Attributes | null>();
  if (isFull) for (const pid of catalog.store.records.keys()) changes.set(pid, null);
  for (const { op, path = '', value } of operations) {
    const [, escapedPid, escapedAttribute] = PRODUCT.exec(path) ?? [];
    if (!escapedPid) return `Unsupported path: ${path}`;
    const [pid, attribute] = [unescapePart(escapedPid), escapedAttribute && unescapePart(escapedAttribute)];
    const before = changes.has(pid) ? changes.get(pid) : catalog.latest(pid);
    if (isFull && (op !== 'add' || attribute)) return 'Only whole products can be added by PUT';
    if (op === 'add' && attribute) {
      if (!before) return `No product ${pid} to change`;
      changes.set(pid, { ...before, [attribute]: value });
    } else if (op === 'add') {
      const attributes = (value as { attributes?: Attributes } | undefined)?.attributes;
      if (typeof attributes?.title !== 'string') return `Product ${pid} has no title`;
      changes.set(pid, attributes);
    } else if (op === 'remove' && !attribute) changes.set(pid, null);
    else return `Unsupported operation: ${op}`;
  }
  for (const [pid, attributes] of changes) catalog.pending.set(pid, attributes);
  return null;
}
