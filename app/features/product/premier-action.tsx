import { useLocale, useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { useShopper } from '#app/site/shopper.tsx';
import { describePremier } from '#commerce/basket/premier.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { SIGN_UP_LINK } from '#commerce/links/shop-links.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CrownIcon } from '#ui/icon-shop.tsx';
import type { ProductView } from './product-view.ts';

interface PremierActionProps {
  view: ProductView;
  isAdding: boolean;
  now: Date;
}

/** Members see when their membership ends; guests sign up first and find it in their basket afterwards. */
export default function PremierAction({ view, isAdding, now }: PremierActionProps) {
  const t = useTranslations();
  const local = useLocalPath();
  const locale = useLocale();
  const shopper = useShopper();
  const premier = describePremier(
    {
      isGuest: shopper?.kind !== 'registered',
      membership: shopper?.premierUntil ? { validUntil: shopper.premierUntil } : null,
    },
    now,
    locale,
  );
  if (premier.kind === 'active') {
    return (
      <p className="premier-action border-line flex items-center gap-3 border-y py-4">
        <CrownIcon />
        <span>
          <strong className="font-medium">{t(premier.statusKey)}</strong>
          <span className="text-soft block text-sm">
            {t(premier.validUntilKey, { date: premier.validUntil })}
          </span>
        </span>
      </p>
    );
  }
  if (premier.labelKey === 'premier.signUpAndAdd') {
    const back = encodeURIComponent(`${local(productLink(view))}?addToBagOnLoadAndRegistered=true`);
    return (
      <ButtonLink to={`${local(SIGN_UP_LINK)}?returnTo=${back}`} size="large" wide className="premier-action">
        {t(premier.labelKey)}
      </ButtonLink>
    );
  }
  return (
    <Button type="submit" size="large" wide loading={isAdding} loadingLabel={t('pdp.adding')}>
      {t(premier.labelKey)}
    </Button>
  );
}
