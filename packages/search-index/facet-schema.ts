/** What a facet's values are, where the index does more with them than filter and count. */
export type FacetRole =
  /** Also read from `document.brand`; typed brand names become this filter. */
  | 'brand'
  /** A further name that shoppers type. A brand of the same name wins. */
  | 'collection'
  /** Typed colours become this filter. */
  | 'colour'
  /** Typed sizes become this filter. */
  | 'size'
  /** Says what a product is ("Boots"). Its values are suggested while a shopper types. */
  | 'kind'
  /** Values that can be a product or a colour ("Cream"). */
  | 'substance'
  /** Follows `document.isOnStock`. */
  | 'stock'
  /** Follows `document.productKey`: one value per product, so it is counted only when a query names it. */
  | 'product-key'
  /** A range over `document.price`, written in whole currency units: `20-50`. */
  | 'price'
  /** A range over `document.discountPercentage`: `10-max`. */
  | 'discount';

export interface IndexFacet {
  /** Key in `document.facets` and in filters. One that ends with `*` stands for every key with that beginning. */
  key: string;
  role?: FacetRole;
  /** False where the values are no words that a shopper would type, such as "true" or "£20-£30". */
  isText?: boolean;
  /** Filter values that are ignored. */
  ignoredValues?: readonly string[];
}

/** What the index has to know about the facets of a catalogue. Plain data, so that it can be sent to threads. */
export interface FacetSettings {
  /** In the order in which results list them. Keys that are not named follow in alphabetical order. */
  facets: readonly IndexFacet[];
  /** The language of the documents' own texts, where it is not English. */
  language?: string;
  /** A value that contains one of these is never listed. */
  hiddenValueParts?: readonly string[];
}

/** Keys that begin with this belong to the index itself and are never listed. */
const INTERNAL = '#';
/** Which sites sell a document. */
export const FASCIA_KEY = `${INTERNAL}fascia`;
export const EVERY_FASCIA = '*';

/** Roles whose values are not indexed as plain words: brands and colours have their own weight, the others are no words. */
const WORDLESS_ROLES: ReadonlySet<FacetRole> = new Set([
  'brand',
  'colour',
  'size',
  'stock',
  'product-key',
  'price',
  'discount',
]);
const FAMILY = '*';

/** Looks up what the settings say about a facet key. */
export class FacetSchema {
  readonly settings: FacetSettings;
  /** A catalogue without a facet for one of these document fields has it under an internal key. */
  readonly brandKey: string;
  readonly stockKey: string;
  readonly productKey: string;
  readonly priceKey: string;
  readonly discountKey: string;
  readonly sizeKey: string | null;
  readonly #facets = new Map<string, IndexFacet>();
  readonly #keysByRole = new Map<FacetRole, string[]>();
  readonly #ranks = new Map<string, number>();
  readonly #families: { prefix: string; facet: IndexFacet; rank: number }[] = [];
  readonly #computed: ReadonlySet<string>;

  constructor(settings: FacetSettings) {
    this.settings = settings;
    settings.facets.forEach((facet, rank) => {
      this.#facets.set(facet.key, facet);
      this.#ranks.set(facet.key, rank);
      if (facet.role) this.#keysByRole.set(facet.role, [...this.keysOf(facet.role), facet.key]);
      if (facet.key.endsWith(FAMILY)) {
        this.#families.push({ prefix: facet.key.slice(0, -FAMILY.length), facet, rank });
      }
    });
    const keyOf = (role: FacetRole) => {
      const [key, ...more] = this.keysOf(role);
      if (more.length > 0) throw new Error(`search index: more than one facet has the role ${role}`);
      return key;
    };
    this.brandKey = keyOf('brand') ?? `${INTERNAL}brand`;
    this.stockKey = keyOf('stock') ?? `${INTERNAL}stock`;
    this.productKey = keyOf('product-key') ?? `${INTERNAL}product-key`;
    this.priceKey = keyOf('price') ?? `${INTERNAL}price`;
    this.discountKey = keyOf('discount') ?? `${INTERNAL}discount`;
    this.sizeKey = keyOf('size') ?? null;
    this.#computed = new Set([this.priceKey, this.discountKey, this.productKey, this.stockKey, FASCIA_KEY]);
  }

  keysOf(role: FacetRole): readonly string[] {
    return this.#keysByRole.get(role) ?? [];
  }

  roleOf(key: string): FacetRole | null {
    return this.#facets.get(key)?.role ?? (key === this.brandKey ? 'brand' : null);
  }

  /** Whether the key may be filtered by before any document has it. */
  isKnown(key: string): boolean {
    return this.#facets.has(key) || key === this.brandKey || this.#familyOf(key) !== undefined;
  }

  /** Whether typed text finds the values. */
  isText(key: string): boolean {
    const facet = this.#facets.get(key) ?? this.#familyOf(key)?.facet;
    if (this.#computed.has(key) || (facet?.role && WORDLESS_ROLES.has(facet.role))) return false;
    return facet?.isText ?? true;
  }

  /** Whether the values are read from the document's own fields, whatever `document.facets` says. */
  isComputed(key: string): boolean {
    return this.#computed.has(key);
  }

  isInternal(key: string): boolean {
    return key.startsWith(INTERNAL);
  }

  isVisible(value: string): boolean {
    return !(this.settings.hiddenValueParts ?? []).some((part) => value.includes(part));
  }

  /** The values of a filter without those that are ignored. */
  meaningfulValues(key: string, values: readonly string[]): string[] {
    const ignored = this.#facets.get(key)?.ignoredValues ?? [];
    return values.filter((value) => !ignored.includes(value));
  }

  /** Ranges of typed prices and discounts as filters. */
  rangeFilters({ price, discount }: { price?: string; discount?: string }): Record<string, string[]> {
    return {
      ...(discount && { [this.discountKey]: [discount] }),
      ...(price && { [this.priceKey]: [price] }),
    };
  }

  /** The order of keys in results. Keys of one family are listed together, in alphabetical order. */
  readonly compareKeys = (a: string, b: string): number =>
    this.#rankOf(a) - this.#rankOf(b) || (a < b ? -1 : a > b ? 1 : 0);

  #rankOf(key: string): number {
    return this.#familyOf(key)?.rank ?? this.#ranks.get(key) ?? this.settings.facets.length;
  }

  #familyOf(key: string) {
    return this.#families.find(({ prefix }) => key.startsWith(prefix));
  }
}
