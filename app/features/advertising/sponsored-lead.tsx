import { useEffect, useEffectEvent } from 'react';
import type { LeadProps } from '#app/features/listing/listing-view.ts';
import { CardSkeleton } from '#app/features/product-card/card-skeleton.tsx';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { toEventProduct } from '#app/features/product-card/to-event-product.ts';
import { pushEvent } from '#app/site/data-layer.ts';
import { limitToPlaces, MAX_SPONSORED, SPONSORED_SKELETONS } from '#commerce/advertising/blend-sponsored.ts';
import { currentPlatform } from './fetch-ads.ts';
import { SponsoredCard } from './sponsored-card.tsx';
import { useAds } from './use-ads.ts';

/**
 * Sponsored cards before a list. The cached page shows the forecast winners, or skeletons when the forecast took too long;
 * the browser then fetches the visitor's own advertisements, and only those are counted.
 */
export function SponsoredLead({ sponsored, sizes, onShown, onLeave }: LeadProps) {
  const fresh = useAds(sponsored);
  const reportShown = useEffectEvent((cards: CardView[]) => {
    onShown(cards.map(({ key }) => key));
    if (cards.length === 0) return;
    pushEvent({ event: 'view_item_list', item_list_name: 'sponsored', items: cards.map(toEventProduct) });
  });
  useEffect(() => {
    if (fresh) reportShown(limitToPlaces(fresh, currentPlatform()));
  }, [fresh]);

  const cards = fresh ? limitToPlaces(fresh, currentPlatform()) : sponsored.cards;
  if (!cards) return <SponsoredSkeletons />;
  return cards.map((card, place) => (
    <li
      key={card.key}
      className={place < MAX_SPONSORED.mobile ? 'sponsored-place' : 'sponsored-place max-md:hidden'}
    >
      <SponsoredCard card={card} position={place} sizes={sizes} priority onLeave={onLeave} />
    </li>
  ));
}

const SKELETONS = Array.from({ length: SPONSORED_SKELETONS.desktop }, (_, place) => place);

/** Reserve the space of advertisements that still load: five cards, four on a phone. */
export function SponsoredSkeletons() {
  return SKELETONS.map((place) => (
    <li
      key={place}
      className={place < SPONSORED_SKELETONS.mobile ? 'sponsored-place' : 'sponsored-place max-md:hidden'}
      data-skeleton="sponsored"
    >
      <CardSkeleton />
    </li>
  ));
}
