'use no memo';

import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSelected } from '#commerce/listing/url/select-filters.ts';
import { chooseVisibleTerms } from '#commerce/search/facets/facet-layout.ts';
import type { FacetView, TermView } from './listing-view.ts';
import { useAllFilters } from './use-all-filters.ts';
import type { FilterChoice } from './use-filters.ts';

interface FacetTermsProps {
  facet: FacetView;
  state: FilterChoice;
}

/** Ten values, including the selected ones, and the rest on demand. */
export function FacetTerms({ facet, state }: FacetTermsProps) {
  const t = useTranslations('plp.facets');
  const [isExpanded, setExpanded] = useState(useAllFilters());
  const selected = state.filters[facet.key] ?? [];
  const visible = chooseVisibleTerms({ terms: facet.terms, selected: [...selected] }, isExpanded);
  const terms: readonly TermView[] = visible.terms;
  const { toggle } = visible;
  return (
    <>
      <TermList facet={facet} terms={terms} state={state} />
      {toggle && (
        <button
          type="button"
          className="facet-toggle"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {t(toggle === 'show-more' ? 'showMore' : 'showLess')}
        </button>
      )}
    </>
  );
}

export function TermList({ facet, terms, state }: FacetTermsProps & { terms: readonly TermView[] }) {
  return (
    <ul className={facet.isSwatches ? 'facet-swatches' : 'facet-terms'}>
      {terms.map((term) => (
        <li key={term.term}>
          <TermLink facet={facet} term={term} state={state} />
        </li>
      ))}
    </ul>
  );
}

/** A value without matching products is shown without a link. */
function TermLink({
  facet,
  term: { term, label, count, swatch },
  state,
}: FacetTermsProps & { term: TermView }) {
  const isChosen = isSelected(state.filters, facet.key, term);
  const isDisabled = count === 0 && !isChosen;
  const href = isDisabled ? undefined : state.hrefToToggle(facet.key, term);
  return (
    <a
      href={href}
      data-filter=""
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      aria-disabled={isDisabled || undefined}
      className="facet-term"
    >
      {facet.isSwatches ? (
        <span
          className="swatch facet-swatch"
          style={{ '--swatch': swatch ?? 'var(--sunk)' } as CSSProperties}
        />
      ) : (
        <span className="facet-box" />
      )}
      <span className="facet-label">{label}</span>
      <span className="facet-count">{count}</span>
    </a>
  );
}
