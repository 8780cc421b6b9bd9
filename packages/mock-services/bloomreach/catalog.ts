import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { numbersOf, SearchStore } from '../search-store.ts';
import { BadRequest, type Filter } from './filter-query.ts';

export type Attributes = Record<string, unknown>;

interface CategoryStep {
  id: string;
  name: string;
}

/** Attributes that are never facets. */
const PLAIN = new Set(['pid', 'title', 'description', 'url', 'thumb_image', 'category_paths', 'product_key']);

/** A catalogue: pending changes of the feed, and published records. */
export class Catalog {
  readonly store: SearchStore<Attributes>;
  /** Not published by an index job yet; null removes a record. */
  readonly pending = new Map<string, Attributes | null>();
  redirects: { query: string; url: string }[] = [];
  /** Whether the counts of a facet ignore its own filter. */
  isMultiSelect = true;

  private constructor(store: SearchStore<Attributes>) {
    this.store = store;
  }

  static async open(): Promise<Catalog> {
    return new Catalog(await SearchStore.open(toDocument));
  }

  latest(pid: string): Attributes | undefined {
    return this.pending.has(pid) ? (this.pending.get(pid) ?? undefined) : this.store.records.get(pid);
  }

  async publish(): Promise<void> {
    const put = new Map<string, Attributes>();
    const removed: string[] = [];
    for (const [pid, attributes] of this.pending) {
      if (attributes) put.set(pid, attributes);
      else if (this.store.records.has(pid)) removed.push(pid);
    }
    this.pending.clear();
    await this.store.remove(removed);
    await this.store.put(put);
  }

  passes(pid: string, filter: Filter): boolean {
    const attributes = this.store.records.get(pid) ?? {};
    if (filter.kind === 'range') {
      return numbers(attributes, filter.attribute).some(
        (value) => value >= filter.low && value <= filter.high,
      );
    }
    const values = filter.attribute === 'pid' ? [pid] : this.valuesOf(attributes, filter.attribute);
    return filter.values.some((value) => values.includes(value));
  }

  valuesOf(attributes: Attributes, name: string): string[] {
    if (name === 'category') return steps(attributes).map(({ id }) => id);
    return list(attributes[name]).map(String);
  }

  /** Text attributes, which are the facets. */
  facetNames(): string[] {
    const names = new Set<string>();
    for (const attributes of this.store.records.values()) {
      for (const [name, value] of Object.entries(attributes)) {
        if (!PLAIN.has(name) && list(value).some((entry) => typeof entry === 'string')) names.add(name);
      }
    }
    return [...names];
  }

  categoryNames(): Map<string, string> {
    return new Map(
      [...this.store.records.values()].flatMap(steps).map(({ id, name }) => [id, name] as const),
    );
  }

  sorted(pids: string[], sort: string | undefined): string[] {
    if (!sort) return pids;
    const orders = sort.split(',').map((part) => {
      const [, attribute, direction] = /^\s*([\w.]+)\s+(asc|desc)\s*$/.exec(part) ?? [];
      if (!attribute) throw new BadRequest(`Error parsing sort=${sort}`);
      return { attribute, sign: direction === 'asc' ? 1 : -1 };
    });
    const value = (pid: string, attribute: string) =>
      numbers(this.store.records.get(pid) ?? {}, attribute)[0] ?? 0;
    return pids.toSorted((a, b) => {
      for (const { attribute, sign } of orders) {
        const difference = sign * (value(a, attribute) - value(b, attribute));
        if (difference !== 0) return difference;
      }
      return 0;
    });
  }
}

export function numbers(attributes: Attributes, name: string): number[] {
  return list(attributes[name]).filter((value) => typeof value === 'number');
}

function list(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function steps(attributes: Attributes): CategoryStep[] {
  const all = (list(attributes.category_paths) as CategoryStep[][]).flat();
  return all.filter(({ id }, place) => all.findIndex((other) => other.id === id) === place);
}

function toDocument(pid: string, attributes: Attributes): SearchDocument {
  const text = (name: string) => list(attributes[name]).join(' ');
  const facets = Object.entries(attributes).filter(
    ([name, value]) => !PLAIN.has(name) && list(value).every((entry) => typeof entry === 'string'),
  );
  return {
    id: pid,
    productKey: pid,
    title: text('title'),
    brand: text('brand'),
    description: text('description'),
    categorySlugs: steps(attributes).map(({ id }) => id),
    categoryNames: steps(attributes).map(({ name }) => name),
    facets: Object.fromEntries(facets.map(([name, value]) => [name, list(value).map(String)] as const)),
    ...numbersOf(attributes),
    isOnStock: true,
    fascias: [],
  };
}
