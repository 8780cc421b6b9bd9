import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { SIGN_UP_LINK, WISHLIST_LINK } from '#domain/links/shop-links.ts';
import type { Message } from '#domain/listing/message.ts';
import { buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface WishlistPromptsProps {
  isSignInOpen: boolean;
  notice: Message | null;
  onCloseSignIn: () => void;
  onCloseNotice: () => void;
}

/** What the wishlist has to say: who must sign in first, and when the list is full. */
export default function WishlistPrompts(props: WishlistPromptsProps) {
  const { isSignInOpen, notice, onCloseSignIn, onCloseNotice } = props;
  const t = useTranslations('wishlist');
  const { pathname, search } = useLocation();
  const back = encodeURIComponent(`${pathname}${search}`);
  return (
    <>
      <Dialog
        open={isSignInOpen}
        onClose={onCloseSignIn}
        title={t('signInTitle')}
        closeLabel={t('close')}
        size="small"
      >
        <div className="grid gap-4">
          <p>{t('signInText')}</p>
          <ShopLink
            to={`/sign-in?returnTo=${back}`}
            className={buttonClass({ wide: true })}
            data-autofocus=""
            onClick={onCloseSignIn}
          >
            {t('signIn')}
          </ShopLink>
          <ShopLink
            to={`${SIGN_UP_LINK}?returnTo=${back}`}
            className={buttonClass({ variant: 'secondary', wide: true })}
            onClick={onCloseSignIn}
          >
            {t('createAccount')}
          </ShopLink>
        </div>
      </Dialog>
      <Dialog
        open={notice !== null}
        onClose={onCloseNotice}
        title={t('limit')}
        closeLabel={t('close')}
        size="small"
      >
        <ShopLink to={WISHLIST_LINK} className="text-link" onClick={onCloseNotice}>
          {t('editWishlist')}
        </ShopLink>
      </Dialog>
    </>
  );
}
