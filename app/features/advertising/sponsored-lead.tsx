import { useEffect, useEffectEvent } from 'react';
import type { LeadProps } from '#app/features/listing/listing-view.ts';
import { cardProduct } from '#app/features/product-card/card-product.ts';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { pushEvent } from '#app/site/data-layer.ts';
import { fitPlaces, MAX_SPONSORED } from '#commerce/advertising/blend-sponsored.ts';
import { thisPlatform } from './ask-ads.ts';
import { SponsoredCard } from './sponsored-card.tsx';
import { SponsoredSkeletons } from './sponsored-skeletons.tsx';
import { useAds } from './use-ads.ts';

/**
 * What advertisers paid for, before a list. The page, the same for everyone, shows who would win now, or keeps the places
 * where that took too long; whoever is there gets advertisements of their own, and only those are counted.
 */
export function SponsoredLead({ sponsored, sizes, onShown, onLeave }: LeadProps) {
  const fresh = useAds(sponsored);
  const tell = useEffectEvent((cards: CardView[]) => {
    onShown(cards.map(({ key }) => key));
    if (cards.length === 0) return;
    pushEvent({ event: 'view_item_list', item_list_name: 'sponsored', items: cards.map(cardProduct) });
  });
  useEffect(() => {
    if (fresh) tell(fitPlaces(fresh, thisPlatform()));
  }, [fresh]);

  const cards = fresh ? fitPlaces(fresh, thisPlatform()) : sponsored.cards;
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
