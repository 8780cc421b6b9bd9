import { type ComponentType, type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFetchAhead } from '#app/hydration/use-fetch-ahead.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { useShopper } from '#app/site/shopper.tsx';
import { ACCOUNT_LINK, BASKET_LINK, isBasketPage, WISHLIST_LINK } from '#commerce/links/shop-links.ts';
import { BagIcon, HeartIcon, UserIcon } from '#ui/icon.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { isPlainClick } from '#ui/plain-click.ts';

export interface BasketPanelProps {
  open: boolean;
  onClose: () => void;
}

/** Loads the basket drawer. */
export type LoadBasketPanel = () => Promise<{ default: ComponentType<BasketPanelProps> }>;

interface HeaderToolsProps {
  loadBasketPanel?: LoadBasketPanel;
}

const FITS_PANEL = '(min-width: 768px)';

/** Account, wishlist and basket; the counts appear when the shopper's state has loaded. */
export function HeaderTools({ loadBasketPanel }: HeaderToolsProps) {
  const t = useTranslations('shell');
  const local = useLocalPath();
  useFetchAhead(async () => matchMedia(FITS_PANEL).matches && loadBasketPanel?.());
  const shopper = useShopper();
  const wishes = shopper?.wishlist.length ?? 0;
  const items = shopper?.basketCount ?? 0;
  const { key, pathname } = useLocation();
  const [Panel, setPanel] = useState<ComponentType<BasketPanelProps> | null>(null);
  // Open for one history entry only: navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);

  /** A plain click opens the basket drawer on wide screens; any other click follows the link. */
  function openPanel(event: MouseEvent) {
    const isPurchasePage = isBasketPage(pathname) || pathname.includes('/checkout');
    if (!loadBasketPanel || !isPlainClick(event) || isPurchasePage || !matchMedia(FITS_PANEL).matches) return;
    event.preventDefault();
    loadBasketPanel().then(
      ({ default: panel }) => {
        setPanel(() => panel);
        setOpenAt(key);
      },
      () => location.assign(local(BASKET_LINK)),
    );
  }

  return (
    <div className="header-tools">
      <IconLink to={local(ACCOUNT_LINK)} label={shopper?.kind === 'registered' ? t('account') : t('signIn')}>
        <UserIcon />
      </IconLink>
      <IconLink
        to={local(WISHLIST_LINK)}
        label={shopper ? t('wishlistCount', { count: wishes }) : t('wishlist')}
        count={wishes > 0 ? String(wishes) : undefined}
      >
        <HeartIcon />
      </IconLink>
      <IconLink
        to={local(BASKET_LINK)}
        label={shopper ? t('basketCount', { count: items }) : t('basket')}
        count={items > 0 ? String(items) : undefined}
        onClick={openPanel}
      >
        <BagIcon />
      </IconLink>
      {Panel && <Panel open={openAt === key} onClose={() => setOpenAt(null)} />}
    </div>
  );
}
