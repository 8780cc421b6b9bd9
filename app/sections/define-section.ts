import * as v from 'valibot';
import type { CardView } from '#app/features/product-card/card-view.ts';
import type { RichText } from '#commerce/content/rich-text.server.ts';
import type { Shop } from '#server/composition.server.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import type { ProductQueryField } from './fields.ts';

/** What a section's `load` may use; handed in, because the server reads `section.ts` files outside the bundle too. */
export interface SectionContext {
  shop: Shop;
  request: RequestContext;
  /** The page that shows the section; null in the gallery of samples. */
  path: string | null;
  richText: RichText;
  /** The products that a query names or lists; only those in stock. */
  findCards: (query: ProductQueryField) => Promise<CardView[]>;
  /** Products by what editors write on shoppable buttons (`sku#colour`); null for an unknown one. */
  findShoppableProducts: (skus: string[]) => Promise<Record<string, CardView | null>>;
}

export interface SectionDefinition<Schema extends v.GenericSchema = v.GenericSchema, Data = unknown> {
  /** The content system's name. The folder has the same name in lower case with hyphens, and so has its component. */
  type: string;
  /** Stylesheets that it needs besides `sections.css`: file names in `styles/` or in the section's own folder. */
  styles?: readonly string[];
  /** It shows the page's first heading (h1). */
  hasHeading?: boolean;
  /** What an editor may write. */
  schema: Schema;
  /** What it shows beyond its fields; most types need nothing. */
  load?: (fields: v.InferOutput<Schema>, context: SectionContext) => Promise<Data>;
  /** Its states, for the gallery, the studio and tests. */
  samples: readonly { name: string; fields: v.InferInput<Schema> }[];
}

/** Describes a content section type: `section.ts` in a folder of its own, beside the component that shows it. */
export function defineSection<Schema extends v.GenericSchema, Data = null>(
  definition: SectionDefinition<Schema, Data>,
): SectionDefinition<Schema, Data> {
  return definition;
}

/** What a section's component receives. `data` is what `load` returned, or null when it failed. */
export interface SectionProps<Definition> {
  id: string;
  fields: Definition extends SectionDefinition<infer Schema, infer _> ? v.InferOutput<Schema> : never;
  data: Definition extends SectionDefinition<infer _, infer Data> ? Data | null : never;
  /** In the first view: loaded at once and first. */
  isEager: boolean;
}

export type SectionDefinitions = ReadonlyMap<string, SectionDefinition>;

/** Definitions by type, from the files that hold them (`…/hero-banner/section.ts`). */
export function indexSections(files: Iterable<[file: string, SectionDefinition]>): SectionDefinitions {
  const definitions = new Map<string, SectionDefinition>();
  for (const [file, definition] of files) {
    const { type } = definition;
    const folder = file.split('/').at(-2) ?? '';
    if (folder.replaceAll('-', '') !== type.toLowerCase())
      throw new Error(`${file}: the folder of section type ${type} must have its name, with hyphens`);
    definitions.set(type, definition);
  }
  return definitions;
}

export type SectionCheck = { fields: Record<string, unknown> } | { reason: string };

/** Checks a section's fields against its schema; valid ones come back with their defaults. */
export function checkFields(
  definitions: SectionDefinitions,
  type: string,
  fields: Record<string, unknown>,
): SectionCheck {
  const definition = definitions.get(type);
  if (!definition) return { reason: 'There is no section of this type.' };
  const parsed = v.safeParse(definition.schema, fields);
  if (parsed.success) return { fields: parsed.output as Record<string, unknown> };
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  return { reason: path ? `${path}: ${issue.message}` : issue.message };
}
