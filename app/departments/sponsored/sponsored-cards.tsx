import { useEffect, useEffectEvent } from 'react';
import type { LeadProps } from '#app/departments/listing/listing-view.ts';
import { cardProduct } from '#app/departments/product-card/card-product.ts';
import type { CardView } from '#app/departments/product-card/card-view.ts';
import { pushEvent } from '#app/site/data-layer.ts';
import { blendSponsored, countPlaces } from '#domain/sponsored/blend-sponsored.ts';
import { thisPlatform } from './ask-ads.ts';
import { SponsoredCard } from './sponsored-card.tsx';
import { SponsoredSkeletons } from './sponsored-skeletons.tsx';
import { useAds } from './use-ads.ts';

/** The advertisements of a list, in the places kept for them. */
export default function SponsoredCards({ sponsored, sizes, onShown, onLeave }: LeadProps) {
  const cards = useAds(sponsored);
  const tell = useEffectEvent((found: CardView[]) => {
    onShown(found.map(({ key }) => key));
    if (found.length === 0) return;
    pushEvent({ event: 'view_item_list', item_list_name: 'sponsored', items: found.map(cardProduct) });
  });
  useEffect(() => {
    if (cards) tell(leading(cards, sponsored.pageType));
  }, [cards, sponsored.pageType]);

  if (!cards) return <SponsoredSkeletons count={sponsored.expected.length} />;
  return leading(cards, sponsored.pageType).map((card, place) => (
    <li key={card.ad?.adId} className="sponsored-place">
      <SponsoredCard card={card} position={place} sizes={sizes} priority onLeave={onLeave} />
    </li>
  ));
}

/** The shop has decided how many there may be; a phone shows four of them. */
function leading(cards: CardView[], pageType: LeadProps['sponsored']['pageType']) {
  return blendSponsored(cards, [], countPlaces(pageType, thisPlatform(), cards.length)).leading;
}
