import { CardSkeleton } from '#app/features/product-card/card-skeleton.tsx';
import { SPONSORED_SKELETONS } from '#commerce/advertising/blend-sponsored.ts';

const PLACES = Array.from({ length: SPONSORED_SKELETONS.desktop }, (_, place) => place);

/** Hold the places of advertisements that are on their way: five on desktop, four on a phone. */
export function SponsoredSkeletons() {
  return PLACES.map((place) => (
    <li
      key={place}
      className={place < SPONSORED_SKELETONS.mobile ? 'sponsored-place' : 'sponsored-place max-md:hidden'}
      data-skeleton="sponsored"
    >
      <CardSkeleton />
    </li>
  ));
}
