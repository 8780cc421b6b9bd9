import { useEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { type Packed, unpack } from '#app/hydration/packed.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { type LoadedPage, mergePages } from '#commerce/listing/merge-pages.ts';
import { hrefWithPage } from '#commerce/listing/url/listing-href.ts';
import { addsPage } from './adds-page.ts';
import type { ListingView } from './listing-view.ts';
import { savedRange } from './saved-place.ts';

type Pages = LoadedPage<CardView>[];

interface Loaded {
  view: ListingView;
  pages: Pages;
}

/** Lists as they were left, by history entry: going back finds every page that was loaded. */
const left = new Map<string, Pages>();
const KEPT_LISTS = 20;

/** The pages on the screen: the one the server sent, what was loaded around it, and what was there before. */
export function usePages(view: ListingView): Pages {
  const location = useLocation();
  const [loaded, setLoaded] = useState<Loaded>(() => ({
    view,
    pages: mergePages(left.get(location.key) ?? [], pageOf(view)),
  }));

  let { pages } = loaded;
  if (loaded.view !== view) {
    const isSameList = loaded.view.address === view.address;
    const before = left.get(location.key) ?? (isSameList && addsPage(location.state) ? loaded.pages : []);
    pages = mergePages(before, pageOf(view));
    setLoaded({ view, pages });
  }

  useRestoredPages(view, pages, (page) =>
    setLoaded((now) => (now.view === view ? { view, pages: mergePages(now.pages, page) } : now)),
  );

  useEffect(() => {
    left.delete(location.key);
    left.set(location.key, pages);
    if (left.size > KEPT_LISTS) left.delete(left.keys().next().value!);
  }, [location.key, pages]);

  return pages;
}

function pageOf({ page, cards }: ListingView): LoadedPage<CardView> {
  return { page, products: cards };
}

/** After the whole page was loaded anew (another site, a reload), the pages around it are fetched again. */
function useRestoredPages(view: ListingView, pages: Pages, add: (page: LoadedPage<CardView>) => void) {
  const local = useLocalPath();
  const fetcher = useFetcher<{ view: Packed<ListingView> | null }>();
  const fetched = fetcher.data?.view ? unpack(fetcher.data.view) : null;
  const [range, setRange] = useState<{ firstPage: number; lastPage: number } | null>(null);

  useEffect(() => setRange(savedRange()), []);

  const first = pages[0]?.page ?? view.page;
  const last = pages.at(-1)?.page ?? view.page;
  const next = range && (last < range.lastPage ? last + 1 : first > range.firstPage ? first - 1 : null);

  useEffect(() => {
    if (next === null || fetcher.state !== 'idle' || fetched?.page === next) return;
    void fetcher.load(local(hrefWithPage(view.address, next)));
  });

  useEffect(() => {
    if (fetched && fetched.address === view.address && fetched.page === next) add(pageOf(fetched));
  });
}
