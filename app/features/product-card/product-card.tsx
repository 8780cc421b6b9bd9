import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSizeText } from '#app/i18n/size-text.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSiteIfKnown } from '#app/site/site.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { showsBrand } from '#commerce/listing/card-facts.ts';
import { showsSwatchRow } from '#commerce/listing/swatch-count.ts';
import { CardGift, CardImageBadges, CardPromo } from './card-badges.tsx';
import { CardName } from './card-name.tsx';
import { CardPicture } from './card-picture.tsx';
import { followCard } from './card-preview.ts';
import { CardPrice } from './card-price.tsx';
import { CardRating } from './card-rating.tsx';
import { useCardSlots } from './card-slots.tsx';
import { CardSwatches } from './card-swatches.tsx';
import type { CardColour, CardView } from './card-view.ts';
import { useLazySlots } from './lazy-slots.ts';

export interface ProductCardProps {
  card: CardView;
  /** As in HTML: how wide the picture will be shown. */
  sizes: string;
  /** In the first view: its picture is loaded eagerly and with high priority. */
  priority?: boolean | 'early';
  /** Sizes that the list is filtered by; a single one goes into the link. */
  selectedSizes?: readonly string[];
  /** Called before the link is followed. */
  onFollow?: (card: CardView, colour: CardColour) => void;
  /** Replaces the page's quick-add button. */
  quickAdd?: ReactNode;
  wishlist?: ReactNode;
}

/** One product in a list or carousel. */
export function ProductCard({
  card,
  sizes,
  priority = false,
  selectedSizes,
  onFollow,
  quickAdd,
  wishlist,
}: ProductCardProps) {
  const sizeText = useSizeText();
  const t = useTranslations();
  const site = useSiteIfKnown();
  const { Wishlist, QuickAdd } = useCardSlots();
  const { Tools, overlays } = useLazySlots();
  const { badges, promo } = overlays?.[card.id] ?? card;
  const [chosen, setChosen] = useState(card.shown);
  const [wantsSecond, setWantsSecond] = useState(false);
  const [previewed, setPreviewed] = useState<number | null>(null);
  // A new colour filter changes the colour of cards that are already shown.
  const [shownBefore, setShownBefore] = useState(card.shown);
  if (shownBefore !== card.shown) {
    setShownBefore(card.shown);
    setChosen(card.shown);
  }
  const colour = card.colours[chosen] ?? card.colours[0];
  const seen = card.colours[previewed ?? chosen] ?? colour;
  const href = productLink(card, colour.colour, selectedSizes);

  return (
    <article
      className="card product-card"
      data-product={card.id}
      data-out={!card.isOnStock || undefined}
      data-sponsored={card.ad ? true : undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setWantsSecond(true)}
    >
      <div className="product-card-media">
        <CardPicture
          alt={t('plp.card.picture', { name: card.name, colour: seen.label })}
          colour={seen}
          ratio={site?.brand.theme.imageRatio ?? card.ratio}
          ownRatio={card.ratio}
          sizes={sizes}
          priority={priority}
          wantsSecond={wantsSecond}
        />
        {badges.length > 0 && <CardImageBadges badges={badges} />}
        {card.gift && <CardGift gift={card.gift} badges={badges} />}
        {!card.isOnStock && <span className="badge card-sold-out">{t('stock.outOfStock')}</span>}
        <span className="product-card-wish">
          {wishlist ?? (Wishlist && <Wishlist card={card} colour={colour} />)}
        </span>
        <span className="product-card-add">
          {quickAdd ?? (QuickAdd && <QuickAdd card={card} colour={colour} />)}
        </span>
      </div>
      <div className="card-body">
        {card.ad && (
          <p className="text-soft text-xs">
            {card.ad.sponsor
              ? t('plp.card.sponsoredBy', { sponsor: card.ad.sponsor })
              : t('plp.card.sponsored')}
          </p>
        )}
        {site && showsBrand(site.brand.theme) && <p className="product-card-brand">{card.brand}</p>}
        <CardName name={card.name}>
          <ShopLink
            to={href}
            className="product-card-link"
            rel={card.ad ? 'sponsored' : undefined}
            onClick={({ currentTarget }) => {
              followCard(card, seen, currentTarget.closest('article') ?? currentTarget);
              onFollow?.(card, colour);
            }}
          >
            {card.name}
          </ShopLink>
        </CardName>
        {(card.tag || card.size) && (
          <p className="text-soft text-xs">
            {[card.tag, card.size && sizeText(card.size)].filter(Boolean).join(' · ')}
          </p>
        )}
        <CardPrice size="small" card={card} t={t} />
        {/* Below the price, so that names and prices of a row are aligned. */}
        {showsSwatchRow(card.colours.length) && (
          <CardSwatches
            t={t}
            card={card}
            chosen={chosen}
            isFirstView={Boolean(priority)}
            onChoose={setChosen}
            onPreview={setPreviewed}
          />
        )}
        {card.rating && <CardRating t={t} rating={card.rating} name={card.name} />}
        {promo && <CardPromo badge={promo} />}
        {colour.left !== null && (
          <p className="text-sale text-xs">{t('stock.onlyLeft', { count: colour.left })}</p>
        )}
        {Tools && <Tools card={card} colour={colour} />}
      </div>
    </article>
  );
}
