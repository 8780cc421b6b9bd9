import { useEffect, useRef } from 'react';
import { cardProduct } from '#app/features/product-card/card-product.ts';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { ProductCard } from '#app/features/product-card/product-card.tsx';
import { pushEvent } from '#app/site/data-layer.ts';
import { watchSeen } from '#app/site/watch-seen.ts';
import { countAd } from './count-ad.ts';

interface SponsoredCardProps {
  card: CardView;
  position: number;
  sizes: string;
  priority?: boolean;
  onLeave?: (productId: string) => void;
}

/** A card that somebody paid for: it says so, and is counted once when it was seen and once when it is followed. */
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
          pushEvent({ event: 'productClick', list: 'sponsored', product: cardProduct(card), position });
          onLeave?.(card.id);
        }}
      />
    </div>
  );
}
