import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { type CardPreview, showFollowedCard } from '#app/features/product-card/card-preview.ts';
import { onLinkFollowed } from '#app/site/link-navigation.ts';
import { currentKey } from '#app/site/page-memory.ts';

type Body = ComponentType<CardPreview>;

interface Early {
  preview: CardPreview;
  /** The history entry of the page that the card is on. */
  from: string;
  /** How far that page was scrolled. Asked for before anything changes, which would make the browser lay it out. */
  scrollY: number;
}

/**
 * The product of a card in the moment of the click, in place of the page that the card is on. The router shows the same a little later: it
 * first renders all that knows of navigations, and makes React hydrate what is not hydrated yet.
 */
export default function EarlyPreview() {
  const { key } = useLocation();
  const { state } = useNavigation();
  const place = useRef<HTMLDivElement>(null);
  const [early, setEarly] = useState<Early | null>(null);
  const [Preview, setPreview] = useState<Body | null>(null);
  useEffect(() => {
    import('./product-preview.tsx').then(
      ({ PreviewBody }) => setPreview(() => PreviewBody),
      () => {
        // Without its code the router's preview is the first.
      },
    );
  }, []);
  useEffect(() => {
    if (!Preview) return;
    return onLinkFollowed((path) => {
      const isReady = path !== window.location.pathname && hasStyles(place.current);
      const preview = isReady ? showFollowedCard(path) : null;
      setEarly(preview && { preview, from: currentKey(), scrollY: window.scrollY });
    });
  }, [Preview]);
  // The page that takes its place comes with this render.
  if (early && early.from !== key) setEarly(null);
  // The navigation has ended here.
  useEffect(() => (state === 'idle' ? undefined : () => setEarly(null)), [state]);
  const isShown = early?.from === key && Preview !== null;
  return (
    <div ref={place} className="early-preview" hidden={!isShown}>
      {isShown && <InPlaceOfPage {...early} Preview={Preview} />}
    </div>
  );
}

/** Those of the product page come after this page has loaded. */
function hasStyles(place: HTMLElement | null): boolean {
  return place !== null && getComputedStyle(place).getPropertyValue('--has-styles') !== '';
}

function InPlaceOfPage({ preview, from, scrollY, Preview }: Early & { Preview: Body }) {
  useLayoutEffect(() => {
    const page = document.getElementById('content');
    page?.setAttribute('data-covered', '');
    if (scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      page?.removeAttribute('data-covered');
      // Still here: the product could not be loaded.
      if (from === currentKey()) window.scrollTo({ top: scrollY, behavior: 'instant' });
    };
  }, [from, scrollY]);
  return (
    <main className="product-page" aria-busy="true" style={{ minHeight: '100svh' }}>
      <Preview {...preview} />
    </main>
  );
}
