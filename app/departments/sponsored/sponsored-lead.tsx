import { lazy, Suspense } from 'react';
import { preload } from 'react-dom';
import type { LeadProps } from '#app/departments/listing/listing-view.ts';
import { CARD_WIDTHS } from '#app/departments/product-card/card-picture.tsx';
import { useHydrated } from '#app/site/use-hydrated.ts';
import type { ExpectedAd } from '#domain/sponsored/sponsored-list.ts';
import { SponsoredSkeletons } from './sponsored-skeletons.tsx';

const SponsoredCards = lazy(() => import('./sponsored-cards.tsx'));

/** So many pictures lead the first view of a phone. */
const FIRST_VIEW = 2;

/**
 * What advertisers paid for, before a list. The page itself is the same for everyone and has only its place; the
 * advertisements come when the page is there.
 */
export function SponsoredLead(props: LeadProps) {
  const isHydrated = useHydrated();
  fetchPictures(props.sponsored.expected, props.sizes);
  const skeletons = <SponsoredSkeletons count={props.sponsored.expected.length} />;
  if (!isHydrated) return skeletons;
  return (
    <Suspense fallback={skeletons}>
      <SponsoredCards {...props} />
    </Suspense>
  );
}

/** The pictures set out with the page, so that the cards have them when they come. */
function fetchPictures(expected: readonly ExpectedAd[], sizes: string) {
  for (const [place, { src }] of expected.entries()) {
    if (!src) continue;
    preload(`${src}/${CARD_WIDTHS[2]}.webp`, {
      as: 'image',
      imageSrcSet: CARD_WIDTHS.map((width) => `${src}/${width}.webp ${width}w`).join(', '),
      imageSizes: sizes,
      fetchPriority: place < FIRST_VIEW ? 'high' : 'auto',
    });
  }
}
