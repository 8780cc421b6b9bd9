import { ATTRIBUTE_PREFIX } from '#commerce/catalogue/facets/facet-records.ts';
import { facetLabelKey, findFacet, isRangeFacet } from '#commerce/catalogue/facets/find-facet.ts';
import { sizeMessage } from '#commerce/catalogue/size-message.ts';
import { describeFacetRange } from './facet-range.ts';

/** Returns a text of the language; undefined when there is no translation. It may also throw. */
export type Translate = (key: string, values?: Record<string, string>) => string | undefined;

export interface LabelContext {
  translate: Translate;
  locale: string;
  currency: string;
  /** Translates a value of product data, such as a colour; undefined for an unknown one. */
  translateValue?: (value: string) => string | undefined;
}

/** Their values are names, which no language translates. */
const NAMES: readonly string[] = ['brand', 'collection', 'productKey'];

/** The name of a facet; a failed translation shows the raw label. */
export function labelFacet(
  key: string,
  { translate, locale }: Pick<LabelContext, 'translate' | 'locale'>,
): string {
  const facet = findFacet(key);
  if (!facet) return rawLabel(key);
  // What the merchant wrote goes before what the language knows.
  return facet.labels?.[locale] ?? tryTranslate(translate, facetLabelKey(facet)) ?? facet.label;
}

/**
 * The name of a value: a range as text, a toggle by its own text or its facet's name, anything else in the language of the
 * page, or as it is.
 */
export function labelTerm(key: string, term: string, context: LabelContext): string {
  const facet = findFacet(key);
  if (facet?.kind === 'number-range') return term.replace(/-max$/, '+');
  if (facet && isRangeFacet(facet)) {
    const unit = facet.kind === 'price-range' ? 'money' : 'percent';
    return describeFacetRange(term, unit, context.locale, context.currency) ?? term;
  }
  if (term === 'true' && facet?.kind === 'toggle') {
    return tryTranslate(context.translate, `facets.terms.${key}`) ?? labelFacet(key, context);
  }
  if (NAMES.includes(key)) return term;
  if (facet?.kind === 'size') return labelSize(term, context.translate);
  return context.translateValue?.(term) ?? term;
}

function labelSize(size: string, translate: Translate): string {
  const { key, values } = sizeMessage(size);
  return tryTranslate((name) => translate(name, values), `sizes.${key}`) ?? size;
}

/** A selected range begins with its facet's name: 'Price Range: £a-£b', 'Discount Range: a%-b%'. */
export function labelSelection(key: string, term: string, context: LabelContext): string {
  const termLabel = labelTerm(key, term, context);
  const facet = findFacet(key);
  if (!facet || !isRangeFacet(facet)) return termLabel;
  return `${labelFacet(key, context)}: ${termLabel}`;
}

/** A key without a record is shown as it is, an attribute by its name. */
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
