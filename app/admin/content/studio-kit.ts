import type * as v from 'valibot';

/** What the studio knows of sections; the page that opens it brings them along. */
export interface StudioKit {
  types: readonly string[];
  schemaOf: (type: string) => v.GenericSchema | null;
  /** Sound fields to begin with. */
  sampleOf: (type: string) => Record<string, unknown>;
}

export interface StudioBrand {
  slug: string;
  name: string;
  locale: string;
  locales: readonly string[];
}

export interface EntryAddress {
  kind: string;
  key: string;
  brand: string;
  locale: string;
}
