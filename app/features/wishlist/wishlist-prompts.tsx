import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { WISHLIST_LINK } from '#commerce/links/shop-links.ts';
import { LIMIT_REACHED, type WishlistNotice } from '#commerce/wishlist/results.ts';
import { Dialog } from '#ui/dialog.tsx';

export interface SignInProps {
  open: boolean;
  title: string;
  text: string;
  onClose: () => void;
}

interface WishlistPromptsProps {
  SignIn: ComponentType<SignInProps>;
  isSignInOpen: boolean;
  notice: WishlistNotice | null;
  onCloseSignIn: () => void;
  onCloseNotice: () => void;
}

/** Dialogs of the wishlist: sign in first, the list is full, an error. */
export default function WishlistPrompts(props: WishlistPromptsProps) {
  const { SignIn, isSignInOpen, notice, onCloseSignIn, onCloseNotice } = props;
  const t = useTranslations('wishlist');
  const texts = useTranslations();
  const isFull = notice !== null && 'key' in notice && notice.key === LIMIT_REACHED.key;
  return (
    <>
      {isSignInOpen && (
        <SignIn open title={t('signInTitle')} text={t('signInText')} onClose={onCloseSignIn} />
      )}
      <Dialog
        open={notice !== null}
        onClose={onCloseNotice}
        title={isFull ? t('limit') : t('failed')}
        closeLabel={t('close')}
        size="small"
      >
        {notice && !isFull && <p>{'key' in notice ? texts(notice.key) : notice.text}</p>}
        {isFull && (
          <ShopLink to={WISHLIST_LINK} className="text-link" onClick={onCloseNotice}>
            {t('editWishlist')}
          </ShopLink>
        )}
      </Dialog>
    </>
  );
}
