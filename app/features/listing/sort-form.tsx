'use no memo';

import { useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { prefetchPages } from '#app/site/preload-next.ts';
import { hrefWithSort } from '#commerce/listing/url/listing-href.ts';
import { parseSort } from '#commerce/search/sort-options.ts';
import { ChevronDownIcon } from '#ui/icon.tsx';
import type { ListingView } from './listing-view.ts';

/** A plain form; with script a change of the select field applies at once. */
export function SortForm({ view }: { view: Pick<ListingView, 'address' | 'sort' | 'sortKeys'> }) {
  const t = useTranslations('plp.sort');
  const local = useLocalPath();
  const navigate = useNavigate();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const { key } = useLocation();
  const shownKey = useRef(key);
  // A sort that could not be loaded is no longer selected: its navigation ended at the old address. A choice from before
  // hydration stays.
  useEffect(() => {
    if (shownKey.current !== key && select.current) select.current.value = view.sort;
    shownKey.current = key;
  }, [key, view.sort]);
  const otherSorts = view.sortKeys
    .filter((key) => key !== view.sort)
    .map((key) => local(hrefWithSort(view.address, key)));
  const [path, query] = local(view.address).split('?', 2);
  return (
    <form action={path} className="sort-form">
      {[...new URLSearchParams(query)]
        .filter(([name]) => name !== 'sort')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <label htmlFor={id} className="sr-only">
        {t('label')}
      </label>
      <span className="sort-field">
        <select
          ref={select}
          id={id}
          // Remounts after back navigation, so that the select field shows the sort of the page.
          key={view.sort}
          name="sort"
          defaultValue={view.sort}
          className="sort-select"
          data-submits=""
          onPointerDown={() => prefetchPages(otherSorts)}
          onChange={(event) => {
            const href = hrefWithSort(view.address, parseSort(event.target.value));
            void navigate(local(href), { preventScrollReset: true });
          }}
        >
          {view.sortKeys.map((key) => (
            <option key={key} value={key}>
              {t(key)}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="sort-arrow" />
      </span>
      <button type="submit" className="button button-quiet button-small without-script">
        {t('apply')}
      </button>
    </form>
  );
}
