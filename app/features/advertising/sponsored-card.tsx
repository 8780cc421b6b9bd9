import { useEffect, useRef } from 'react';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { ProductCard } from '#app/features/product-card/product-card.tsx';
import { toEventProduct } from '#app/features/product-card/to-event-product.ts';
import { sendBeacon } from '#app/site/api-call.ts';
import { pushEvent } from '#app/site/data-layer.ts';
import { watchSeen } from '#app/site/watch-seen.ts';
import type { AdEvent } from '#commerce/advertising/campaign.ts';

interface SponsoredCardProps {
  card: CardView;
  position: number;
  sizes: string;
  priority?: boolean;
  onLeave?: (productId: string) => void;
}

/** A sponsored card: labelled as such, counted once when it was seen and once when it is clicked. */
export function SponsoredCard({ card, position, sizes, priority, onLeave }: SponsoredCardProps) {
  const place = useRef<HTMLDivElement>(null);
  const adId = card.ad?.adId;
  useEffect(() => {
    if (!place.current || !adId) return;
    return watchSeen([place.current], () => countAd(adId, 'impression'));
  }, [adId]);
  return (
    <div ref={place} className="h-full">
      <ProductCard
        card={card}
        sizes={sizes}
        priority={priority}
        onFollow={() => {
          if (adId) countAd(adId, 'click');
          pushEvent({ event: 'productClick', list: 'sponsored', product: toEventProduct(card), position });
          onLeave?.(card.id);
        }}
      />
    </div>
  );
}

const counted = new Set<string>();

/** Counts each moment of an advertisement once. */
function countAd(adId: string, moment: AdEvent): void {
  const name = `${moment} ${adId}`;
  if (counted.has(name)) return;
  counted.add(name);
  sendBeacon('/_api/advertising/count', { adId, moment });
}
