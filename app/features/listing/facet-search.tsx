import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { loader } from '#app/routes/api/search/facet-values.ts';
import { callApi } from '#app/site/api-call.ts';
import { useSite } from '#app/site/site.ts';
import type { FacetTerm } from '#commerce/search/facets/facet.ts';
import { FacetTerms, TermList } from './facet-terms.tsx';
import type { FacetView } from './listing-view.ts';
import type { FilterChoice } from './use-filters.ts';

const DEBOUNCE_MS = 150;

interface FacetSearchProps {
  facet: FacetView;
  state: FilterChoice;
  address: string;
  showsAll: boolean | undefined;
}

type Found = { text: string; terms: FacetTerm[] } | { text: string; failed: true };

/** Searches the values of a facet; the counts respect the other filters. */
export function FacetSearch({ facet, state, address, showsAll }: FacetSearchProps) {
  const t = useTranslations('plp.facets');
  const { locale } = useSite();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const typed = text.trim();

  useEffect(() => {
    if (typed === '') {
      setFound(null);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const params = new URLSearchParams({ list: address, key: facet.key, text: typed, locale });
        const response = await callApi<typeof loader>(`/_api/search/facet-values?${params}`, {
          signal: controller.signal,
        });
        if (!response.ok) throw new Error(`facet values: ${response.status}`);
        setFound({ text: typed, terms: (await response.json()).terms });
      } catch {
        if (!controller.signal.aborted) setFound({ text: typed, failed: true });
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed, address, facet.key, locale]);

  return (
    <>
      <input
        type="search"
        className="input facet-search"
        value={text}
        maxLength={60}
        autoComplete="off"
        placeholder={t('search', { facet: facet.label })}
        aria-label={t('search', { facet: facet.label })}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="status">
        {found && 'failed' in found && <p className="text-soft text-sm">{t('failed')}</p>}
        {found && 'terms' in found && found.terms.length === 0 && (
          <p className="text-soft py-2 text-sm">{t('noResults')}</p>
        )}
      </div>
      {found && 'terms' in found ? (
        <TermList facet={facet} terms={found.terms} state={state} />
      ) : (
        <FacetTerms facet={facet} state={state} showsAll={showsAll} />
      )}
    </>
  );
}
