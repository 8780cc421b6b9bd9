import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { useShopper } from '#app/site/shopper.tsx';
import { BagIcon, HeartIcon, UserIcon } from '#ui/icon.tsx';
import { IconLink } from '#ui/icon-link.tsx';

/** Account, wishlist and basket; counts appear when the shopper's own call has answered. */
export function HeaderTools() {
  const t = useTranslations('shell');
  const local = useLocalPath();
  const { state } = useShopper();
  const wishes = state?.wishlist.length ?? 0;
  const items = state?.basketCount ?? 0;
  return (
    <div className="header-tools">
      <IconLink to={local('/account')} label={state?.kind === 'registered' ? t('account') : t('signIn')}>
        <UserIcon />
      </IconLink>
      <IconLink
        to={local('/wishlist')}
        label={state ? t('wishlistCount', { count: wishes }) : t('wishlist')}
        count={wishes > 0 ? String(wishes) : undefined}
      >
        <HeartIcon />
      </IconLink>
      <IconLink
        to={local('/basket')}
        label={state ? t('basketCount', { count: items }) : t('basket')}
        count={items > 0 ? String(items) : undefined}
      >
        <BagIcon />
      </IconLink>
    </div>
  );
}
