import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { WISHLIST_LINK } from '#domain/links/shop-links.ts';
import type { Message } from '#domain/listing/message.ts';
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
  notice: Message | null;
  onCloseSignIn: () => void;
  onCloseNotice: () => void;
}

/** What the wishlist has to say: who must sign in first, and when the list is full. */
export default function WishlistPrompts(props: WishlistPromptsProps) {
  const { SignIn, isSignInOpen, notice, onCloseSignIn, onCloseNotice } = props;
  const t = useTranslations('wishlist');
  return (
    <>
      {isSignInOpen && (
        <SignIn open title={t('signInTitle')} text={t('signInText')} onClose={onCloseSignIn} />
      )}
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
