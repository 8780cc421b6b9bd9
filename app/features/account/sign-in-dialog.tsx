import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PurchaseTexts } from '#app/i18n/purchase-texts.tsx';
import type { action } from '#app/routes/account/sign-in.tsx';
import { useLocalPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { refreshShopper } from '#app/site/shopper.tsx';
import { SIGN_UP_LINK } from '#commerce/links/shop-links.ts';
import { buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SignInFields } from './sign-in-form.tsx';

export interface SignInDialogProps {
  open: boolean;
  title: string;
  text: string;
  onClose: () => void;
}

/** Signs in without leaving the page. */
export default function SignInDialog(props: SignInDialogProps) {
  return (
    <PurchaseTexts>
      <SignInWindow {...props} />
    </PurchaseTexts>
  );
}

function SignInWindow({ open, title, text, onClose }: SignInDialogProps) {
  const t = useTranslations('account');
  const local = useLocalPath();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<typeof action>();
  const result = fetcher.data;
  const isDone = result?.ok === true;
  const finish = useEffectEvent(async () => {
    await refreshShopper();
    onClose();
  });
  useEffect(() => {
    if (isDone) void finish();
  }, [isDone]);
  // A link in the dialog opens another page: the dialog closes.
  const [openedAt] = useState(pathname);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (pathname !== openedAt) leave();
  }, [pathname, openedAt]);
  const back = encodeURIComponent(`${pathname}${search}`);
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('close')} size="small">
      <div className="grid gap-6">
        <p>{text}</p>
        <fetcher.Form method="post" action={local('/sign-in')} className="grid gap-5">
          <input type="hidden" name="via" value="modal" />
          <SignInFields
            outcome={result?.ok === false ? result.outcome : undefined}
            isBusy={fetcher.state !== 'idle' || isDone}
          />
        </fetcher.Form>
        <ShopLink
          to={`${SIGN_UP_LINK}?returnTo=${back}`}
          className={buttonClass({ variant: 'secondary', wide: true })}
        >
          {t('createAccount')}
        </ShopLink>
      </div>
    </Dialog>
  );
}
