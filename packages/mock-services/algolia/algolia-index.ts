import type { SearchDocument } from '@selvedge/search-index/document.ts';
import { numbersOf, SearchStore } from '../search-store.ts';
import { type AlgoliaRecord, valuesOf } from './attributes.ts';

export interface AlgoliaSettings {
  attributesForFaceting?: string[];
  customRanking?: string[];
  replicas?: string[];
  relevancyStrictness?: number;
  paginationLimitedTo?: number;
  maxValuesPerFacet?: number;
  attributeForDistinct?: string;
  [name: string]: unknown;
}

export interface AlgoliaRule {
  objectID: string;
  conditions?: {
    pattern?: string;
    anchoring?: 'is' | 'startsWith' | 'endsWith' | 'contains';
    alternatives?: boolean;
    context?: string;
    filters?: string;
  }[];
  consequence: {
    promote?: { objectID?: string; objectIDs?: string[]; position: number }[];
    filterPromotes?: boolean;
    params?: { optionalFilters?: string[]; renderingContent?: Record<string, unknown> };
    userData?: unknown;
  };
}

/** An index with its records; a replica shares the records of its source and has its own settings. */
export class AlgoliaIndex {
  readonly name: string;
  readonly store: SearchStore<AlgoliaRecord>;
  settings: AlgoliaSettings = {};
  rules = new Map<string, AlgoliaRule>();
  synonyms = new Map<string, string[]>();

  constructor(name: string, store: SearchStore<AlgoliaRecord>) {
    this.name = name;
    this.store = store;
  }

  static async create(name: string): Promise<AlgoliaIndex> {
    return new AlgoliaIndex(name, await SearchStore.open(toDocument));
  }

  /** `brand`, `searchable(brand)` and `filterOnly(brand)` all declare the facet `brand`. */
  facetKind(attribute: string): 'plain' | 'searchable' | 'filterOnly' | null {
    for (const declared of this.settings.attributesForFaceting ?? []) {
      const match = /^(?:(searchable|filterOnly|afterDistinct)\((.+)\)|(.+))$/.exec(declared);
      if ((match?.[2] ?? match?.[3]) !== attribute) continue;
      return match?.[1] === 'searchable' || match?.[1] === 'filterOnly' ? match[1] : 'plain';
    }
    return null;
  }

  facetNames(): string[] {
    return (this.settings.attributesForFaceting ?? [])
      .map((declared) => declared.replace(/^\w+\((.+)\)$/, '$1'))
      .filter((name) => this.facetKind(name) !== 'filterOnly');
  }
}

/** Maps the usual attributes of a product record to a search document. */
function toDocument(id: string, record: AlgoliaRecord): SearchDocument {
  const text = (name: string) => valuesOf(record, name).join(' ');
  const lists = Object.entries(record).flatMap(([name, value]): [string, string[]][] => {
    if (['categorySlugs', 'categoryNames', 'fascias', 'categories'].includes(name)) return [];
    if (Array.isArray(value)) return [[name, value.filter((entry) => typeof entry === 'string')]];
    if (value === null || typeof value !== 'object') return [];
    return Object.keys(value).map((child) => [`${name}.${child}`, valuesOf(record, `${name}.${child}`)]);
  });
  return {
    id,
    productKey: text('productKey') || id,
    title: text('title') || text('name'),
    brand: text('brand'),
    description: text('description'),
    categorySlugs: valuesOf(record, 'categorySlugs'),
    categoryNames: valuesOf(record, 'categoryNames'),
    facets: { brand: valuesOf(record, 'brand'), ...Object.fromEntries(lists) },
    ...numbersOf(record),
    isOnStock: record.isOnStock !== false,
    fascias: [],
  };
}
