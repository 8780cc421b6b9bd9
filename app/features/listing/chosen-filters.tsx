'use no memo';

import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { clearFilters, isSelected, removeFilter } from '#commerce/listing/url/select-filters.ts';
import { CloseIcon } from '#ui/icon.tsx';
import type { ListingView } from './listing-view.ts';
import type { FilterChoice } from './use-filters.ts';
import { useListLinks } from './use-list-links.ts';

/** The selected filters, above the list, each with a link that removes it. */
export function ChosenFilters({ view, state }: { view: ListingView; state: FilterChoice }) {
  const t = useTranslations('plp.facets');
  const ref = useRef<HTMLElement>(null);
  useListLinks(ref);
  const chosen = view.chosen.filter(({ key, term }) => isSelected(state.filters, key, term));
  return (
    <nav ref={ref} aria-label={t('chosen')} className="chosen-filters" hidden={chosen.length === 0}>
      {chosen.length > 0 && (
        <ul>
          {chosen.map(({ key, term, termLabel }) => (
            <li key={`${key} ${term}`}>
              <a
                href={state.hrefFor(removeFilter(state.filters, key, term))}
                data-filter=""
                className="chip chip-removable"
                aria-label={t('remove', { value: termLabel })}
              >
                {termLabel}
                <CloseIcon />
              </a>
            </li>
          ))}
          <li>
            <a
              href={state.hrefFor(clearFilters(state.filters))}
              data-filter=""
              className="text-link clear-filters"
            >
              {t('clearAll')}
            </a>
          </li>
        </ul>
      )}
    </nav>
  );
}
