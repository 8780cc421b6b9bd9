import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useShopper } from '#app/site/shopper.tsx';
import { useSite } from '#app/site/site.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { describeRewards } from '#commerce/promotions/rewards.ts';
import { GiftIcon, LeafIcon, SparkleIcon } from '#ui/icon-shop.tsx';
import { Picture } from '#ui/picture.tsx';
import type { VariantFacts } from './compact-variants.ts';
import type { ProductView } from './product-view.ts';

/** The reward points of the product; guests get a link to sign up. */
export function RewardsNote({ points }: { points: number }) {
  const t = useTranslations();
  const shopper = useShopper();
  const { brand, locale } = useSite();
  const message = describeRewards(
    points,
    { isGuest: shopper?.kind !== 'registered' },
    { locale, currency: brand.currency },
  );
  if (!message) return null;
  return (
    <p className="panel-note">
      <SparkleIcon />
      <span>
        {t(message.messageKey, { amount: message.amount })}
        {message.joinHref && (
          <>
            {' · '}
            <ShopLink to={message.joinHref} className="text-link">
              {t('pdp.rewards.join')}
            </ShopLink>
          </>
        )}
      </span>
    </p>
  );
}

export function SustainabilityNote({ facts }: { facts: VariantFacts }) {
  const t = useTranslations('pdp');
  if (!facts.sustainabilityContent) return null;
  return (
    <div className="panel-note panel-note-good">
      <LeafIcon />
      <p>
        <strong className="font-medium">{t('sustainability')}</strong>
        <span className="text-soft block">{facts.sustainabilityContent}</span>
      </p>
    </div>
  );
}

export function GiftCard({ gift, facts }: { gift: ProductView['gift']; facts: VariantFacts }) {
  const t = useTranslations('pdp.gift');
  if (!gift || !facts.gwpSku) return null;
  return (
    <div className="gift-card">
      {gift.picture && (
        <Picture
          src={gift.picture.src}
          alt=""
          ratio={1.25}
          tone={gift.picture.tone}
          sizes="64px"
          widths={[80, 120, 180]}
          className="w-16"
        />
      )}
      <div className="text-sm">
        <p className="eyebrow text-good flex items-center gap-1">
          <GiftIcon />
          {t('title')}
        </p>
        <ShopLink to={productLink(gift, gift.colour)} className="text-link font-medium">
          {gift.name}
        </ShopLink>
        {facts.gwpDescription && <p className="text-soft">{facts.gwpDescription}</p>}
      </div>
    </div>
  );
}
