import { ATTRIBUTE_PREFIX } from './attribute-facets.ts';
import { describeFacetRange } from './facet-range.ts';
import { findFilterKey } from './filter-keys.ts';

/** Looks a text up; undefined when there is no translation. It may also throw. */
export type Translate = (key: string) => string | undefined;

export interface LabelContext {
  translate: Translate;
  locale: string;
  currency: string;
}

/** The name of a facet; a failed translation shows the raw label. */
export function labelFacet(key: string, translate: Translate): string {
  const filter = findFilterKey(key);
  if (!filter) return rawLabel(key);
  return tryTranslate(translate, filter.labelKey) ?? filter.label;
}

/** The name of a value: ranges are put into words, switches are named by their facet, the rest stands as it is. */
export function labelTerm(key: string, term: string, context: LabelContext): string {
  if (findFilterKey(key)?.facetType === 'range') {
    return describeFacetRange(key, term, context.locale, context.currency) ?? term;
  }
  if (term === 'true' && (key === 'isNextDay' || key === 'isOnStock')) {
    return tryTranslate(context.translate, `facets.terms.${key}`) ?? labelFacet(key, context.translate);
  }
  return term;
}

/** A chosen range names itself: 'Price Range: £a-£b', 'Discount Range: a%-b%'. */
export function labelSelection(key: string, term: string, context: LabelContext): string {
  const termLabel = labelTerm(key, term, context);
  if (findFilterKey(key)?.facetType !== 'range') return termLabel;
  return `${labelFacet(key, context.translate)}: ${termLabel}`;
}

/** A key without a label of its own shows its plain name. */
function rawLabel(key: string): string {
  return key.startsWith(ATTRIBUTE_PREFIX) ? key.slice(ATTRIBUTE_PREFIX.length) : key;
}

function tryTranslate(translate: Translate, key: string): string | undefined {
  try {
    return translate(key) || undefined;
  } catch {
    return undefined;
  }
}
