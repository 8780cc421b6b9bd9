import type { Attributes, Catalog } from './catalog.ts';

interface Operation {
  op?: string;
  path?: string;
  value?: unknown;
}

const PRODUCT = /^\/products\/([^/]+)(?:\/attributes\/([^/]+))?$/;
const unescapePart = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Operations of a feed, one a line or in a list; null when it is neither. */
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

/** Takes the operations all or none; the sentence says what was wrong with the first bad one. */
export function takeOperations(
  catalog: Catalog,
  operations: readonly Operation[],
  isFull: boolean,
): string | null {
  const taken = new Map<string, Attributes | null>();
  if (isFull) for (const pid of catalog.memory.records.keys()) taken.set(pid, null);
  for (const { op, path = '', value } of operations) {
    const match = PRODUCT.exec(path);
    if (!match) return `Unsupported path: ${path}`;
    const [pid, attribute] = [unescapePart(match[1]!), match[2] && unescapePart(match[2])];
    const before = taken.has(pid) ? taken.get(pid) : catalog.latest(pid);
    if (isFull && (op !== 'add' || attribute)) return 'Only whole products can be added by PUT';
    if (op === 'add' && attribute) {
      if (!before) return `No product ${pid} to change`;
      taken.set(pid, { ...before, [attribute]: value });
    } else if (op === 'add') {
      const attributes = (value as { attributes?: Attributes } | undefined)?.attributes;
      if (typeof attributes?.title !== 'string') return `Product ${pid} has no title`;
      taken.set(pid, attributes);
    } else if (op === 'remove' && !attribute) taken.set(pid, null);
    else return `Unsupported operation: ${op}`;
  }
  for (const [pid, attributes] of taken) catalog.waiting.set(pid, attributes);
  return null;
}
