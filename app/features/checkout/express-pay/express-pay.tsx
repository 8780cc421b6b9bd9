import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PurchaseTexts } from '#app/i18n/purchase-texts.tsx';
import { useSite } from '#app/site/site.ts';
import { APPLE_PAY_VERSION, buildApplePayRequest } from '#commerce/checkout/apple-pay/request.ts';
import { Button } from '#ui/button.tsx';
import { findWallet, type WalletSessionClass } from './apple-pay-session.ts';
import type { ExpressItem } from './express-calls.ts';
import { runExpressPay } from './run-express-pay.ts';
import { SandboxSession, type SheetView } from './sandbox-session.ts';
import { SandboxSheet } from './sandbox-sheet.tsx';

export interface ExpressPayProps {
  /** Items or a basket to buy; null while a choice is missing, in which case a click calls `onIncomplete`. */
  goods: readonly ExpressItem[] | { cartId: string } | null;
  /** In minor units; the sheet shows it before the server has been called. */
  subTotal: number;
  /** In a demo, browsers without a wallet get a sandbox sheet. */
  allowSandbox: boolean;
  onIncomplete?: () => void;
  onTotalUpdated?: () => void;
}

/** Express payment with Apple Pay. Pages load it lazily, so that others do not download it. */
export default function ExpressPay(props: ExpressPayProps) {
  return (
    <PurchaseTexts>
      <ExpressButton {...props} />
    </PurchaseTexts>
  );
}

function ExpressButton({ goods, subTotal, allowSandbox, onIncomplete, onTotalUpdated }: ExpressPayProps) {
  const t = useTranslations('checkout');
  const { brand } = useSite();
  const [wallet, setWallet] = useState<WalletSessionClass | 'sandbox' | null>(null);
  const [sandbox, setSandbox] = useState<SandboxSession | null>(null);
  const [sheet, setSheet] = useState<SheetView | null>(null);
  const [message, setMessage] = useState<string | null>(null);

  useEffect(() => {
    const own = findWallet(APPLE_PAY_VERSION);
    // The wallet is a class, which `setState` would call: wrap it.
    setWallet(() => own ?? (allowSandbox ? 'sandbox' : null));
  }, [allowSandbox]);

  if (!wallet || !brand.features.applePay) return null;

  function buy() {
    if (!goods) {
      onIncomplete?.();
      return;
    }
    setMessage(null);
    const totals = {
      shopName: brand.name,
      currencyCode: brand.currency,
      subTotal,
      discount: 0,
      delivery: null,
      labels: { subTotal: t('subTotal'), discount: t('discount'), delivery: t('delivery') },
    };
    const request = buildApplePayRequest(totals, {
      countryCode: brand.country,
      currencyCode: brand.currency,
    });
    const own = wallet === 'sandbox' ? new SandboxSession(request, setSheet) : null;
    if (own) setSandbox(own);
    const session = own ?? new (wallet as WalletSessionClass)(APPLE_PAY_VERSION, request);
    runExpressPay(session, {
      goods,
      totals,
      onSuccess: (redirect) => location.assign(redirect),
      onFailure: setMessage,
      onCancel: () => {},
      onTotalUpdated: () => onTotalUpdated?.(),
    });
  }

  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        size="large"
        wide
        onClick={buy}
        style={wallet === 'sandbox' ? undefined : { appearance: '-apple-pay-button' as 'none' }}
      >
        {t('express.buy')}
      </Button>
      {message && (
        <p role="alert" className="text-sale text-sm">
          {message}
        </p>
      )}
      {sandbox && sheet && <SandboxSheet session={sandbox} view={sheet} />}
    </div>
  );
}
