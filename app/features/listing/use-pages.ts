import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { type Compact, fromCompact } from '#app/hydration/compact.ts';
import { useServerRendered } from '#app/hydration/use-server-rendered.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { type LoadedPage, mergePages } from '#commerce/listing/merge-pages.ts';
import { hrefWithPage } from '#commerce/listing/url/listing-href.ts';
import { addsPage } from './adds-page.ts';
import { readSavedRange } from './list-position.ts';
import type { ListingView } from './listing-view.ts';
import { expectBackgroundLoad } from './restore-list.ts';

/** A page of the list; only the first one has sponsored products. */
export type ListPage = LoadedPage<CardView> & Pick<ListingView, 'sponsored'>;
type Pages = ListPage[];

interface Loaded {
  view: ListingView;
  pages: Pages;
}

/** Loaded pages by history entry: back navigation restores all of them. */
const storedPages = new Map<string, Pages>();
const MAX_STORED = 20;

/** All loaded pages of the list: the server's, those added to it, and those restored by back navigation. */
export function usePages(view: ListingView): Pages {
  const location = useLocation();
  const [loaded, setLoaded] = useState<Loaded>(() => ({
    view,
    pages: mergePages(storedPages.get(location.key) ?? [], pageOf(view)),
  }));

  let { pages } = loaded;
  if (loaded.view !== view) {
    const isSameList = loaded.view.address === view.address;
    const before =
      storedPages.get(location.key) ?? (isSameList && addsPage(location.state) ? loaded.pages : []);
    pages = mergePages(before, pageOf(view));
    setLoaded({ view, pages });
  }

  useRestoredPages(view, pages, (page) =>
    setLoaded((now) => (now.view === view ? { view, pages: mergePages(now.pages, page) } : now)),
  );

  useEffect(() => {
    storedPages.delete(location.key);
    storedPages.set(location.key, pages);
    const [oldest] = storedPages.keys();
    if (storedPages.size > MAX_STORED && oldest !== undefined) storedPages.delete(oldest);
  }, [location.key, pages]);

  return pages;
}

function pageOf({ page, cards, sponsored }: ListingView): ListPage {
  return { page, products: cards, sponsored };
}

/** The pages that were loaded when the shopper left the list; forgotten once they are loaded or another list is shown. */
interface SavedRange {
  address: string;
  firstPage: number;
  lastPage: number;
}

/** After a document load (reload, or back from another site) the other pages are fetched again. */
function useRestoredPages(view: ListingView, pages: Pages, add: (page: ListPage) => void) {
  const local = useLocalPath();
  const fetcher = useFetcher<{ view: Compact<ListingView> | null }>();
  const fetched = fetcher.data?.view ? fromCompact(fetcher.data.view) : null;
  const isServerRendered = useServerRendered();
  const [range, setRange] = useState<SavedRange | null>(null);
  const requested = useRef(0);

  const readRange = useEffectEvent(() => {
    const saved = readSavedRange(isServerRendered);
    if (saved) setRange({ ...saved, address: view.address });
  });
  useEffect(readRange, []);

  const first = pages[0]?.page ?? view.page;
  const last = pages.at(-1)?.page ?? view.page;
  const isSameList = range?.address === view.address;
  const next =
    range && isSameList
      ? last < range.lastPage
        ? last + 1
        : first > range.firstPage
          ? first - 1
          : null
      : null;
  if (range && next === null) setRange(null);

  useEffect(() => {
    // Each page once: a page that could not be loaded is left to the buttons.
    if (next === null || requested.current === next) return;
    requested.current = next;
    const href = local(hrefWithPage(view.address, next));
    expectBackgroundLoad(href);
    void fetcher.load(href);
  });

  useEffect(() => {
    if (fetched && fetched.address === view.address && fetched.page === next) add(pageOf(fetched));
  });
}
