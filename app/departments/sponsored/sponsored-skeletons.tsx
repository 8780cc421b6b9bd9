import { CardSkeleton } from '#app/departments/product-card/card-skeleton.tsx';
import { SPONSORED_SKELETONS } from '#domain/sponsored/blend-sponsored.ts';
import './sponsored.css';

/** Hold the places of the advertisements that are expected: five on desktop, never more than four on a phone. */
export function SponsoredSkeletons({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, place) => place);
  return places.map((place) => (
    <li
      key={`sponsored ${place}`}
      className={place < SPONSORED_SKELETONS.mobile ? 'sponsored-place' : 'sponsored-place max-md:hidden'}
      data-skeleton="sponsored"
    >
      <CardSkeleton />
    </li>
  ));
}
