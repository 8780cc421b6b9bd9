import {
  createEmbeddedSearch,
  type EmbeddedSearch,
  type EmbeddedSearchOptions,
} from '@selvedge/search-index/engine.ts';
import { INDEX_FACETS } from './facets/index-facets.ts';

export type { EmbeddedSearch };

/** The default search engine: the search index in this process, with the shop's facets. */
export function createEmbeddedEngine(
  options: Omit<EmbeddedSearchOptions, 'facets' | 'hiddenValueParts'>,
): Promise<EmbeddedSearch> {
  return createEmbeddedSearch({ ...INDEX_FACETS.settings, ...options });
}
