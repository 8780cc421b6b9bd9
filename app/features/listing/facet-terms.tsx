'use no memo';

import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useServerRendered } from '#app/hydration/use-server-rendered.ts';
import { isSelected } from '#commerce/listing/url/select-filters.ts';
import { chooseVisibleTerms } from '#commerce/search/facets/facet-layout.ts';
import type { FacetView, TermView } from './listing-view.ts';
import type { FilterChoice } from './use-filters.ts';

const OPEN_FACET = '.facet-menu[open], .facet-fold[open]';

interface FacetTermsProps {
  facet: FacetView;
  state: FilterChoice;
}

/** Ten values, including the selected ones, and the rest on demand or with `showsAll`. */
export function FacetTerms({ facet, state, showsAll = false }: FacetTermsProps & { showsAll?: boolean }) {
  const t = useTranslations('plp.facets');
  const list = useRef<HTMLUListElement>(null);
  const [isExpanded, setExpanded] = useState(showsAll);
  const isFolded = useFolded(list, facet, state);
  const selected = state.filters[facet.key] ?? [];
  const visible = chooseVisibleTerms({ terms: facet.terms, selected: [...selected] }, isExpanded);
  const terms: readonly TermView[] = visible.terms;
  const { toggle } = visible;
  return (
    <>
      <TermList ref={list} facet={facet} terms={isFolded ? null : terms} state={state} />
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

interface TermListProps extends FacetTermsProps {
  ref?: RefObject<HTMLUListElement | null>;
  /** Null: those in the server's HTML. */
  terms: readonly TermView[] | null;
}

/** Leaves what is in the server's HTML as it is. */
const AS_SERVED = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

export function TermList({ ref, facet, terms, state }: TermListProps) {
  const className = facet.isSwatches ? 'facet-swatches' : 'facet-terms';
  if (terms === null) return <ul ref={ref} className={className} {...AS_SERVED} />;
  return (
    <ul ref={ref} className={className}>
      {terms.map((term) => (
        <li key={term.term}>
          <TermLink facet={facet} term={term} state={state} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Whether the values are still those of the server, in a panel that nobody has opened: React then has no work with their links. If one
 * of the panels was opened before, all of them are hydrated, since a press may be under way there.
 */
function useFolded(list: RefObject<HTMLUListElement | null>, facet: FacetView, state: FilterChoice): boolean {
  const isServerRendered = useServerRendered();
  const [served, setServed] = useState(() =>
    import.meta.env.SSR || !isServerRendered || document.querySelector(OPEN_FACET) ? null : { facet, state },
  );
  const isFolded = served?.facet === facet && served.state === state;
  useEffect(() => {
    const details = list.current?.closest('details');
    if (!isFolded || !details) return;
    // Before the panel opens: nobody can be about to press a link in it.
    const open = () => flushSync(() => setServed(null));
    if (details.open) setServed(null);
    details.addEventListener('click', open);
    details.addEventListener('toggle', open);
    return () => {
      details.removeEventListener('click', open);
      details.removeEventListener('toggle', open);
    };
  }, [list, isFolded]);
  return isFolded;
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
      style={facet.isSwatches && swatch ? ({ '--swatch': swatch } as CSSProperties) : undefined}
    >
      {label}
      {!facet.isSwatches && <span className="facet-count">{count}</span>}
    </a>
  );
}
