import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { pushEvent } from '#app/site/data-layer.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { describePaymentPromo, type ShownPaymentBanner } from '#commerce/pricing/payment-promo.ts';
import type { ShopFacts } from './product-view.ts';

interface PaymentPromoProps {
  price: number;
  currency: string;
  shop: Pick<ShopFacts, 'paymentBanners' | 'hiddenLogos'>;
}

/** Offers to pay later: the logos, and the details on demand. */
export function PaymentPromo({ price, currency, shop }: PaymentPromoProps) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const panel = describePaymentPromo(shop.paymentBanners, price, { hiddenLogos: shop.hiddenLogos });
  // A hidden logo does not hide its offer.
  if (panel.logos.length === 0 && panel.banners.length === 0) return null;
  const isExpanded = isOpen || !panel.canExpand;

  function toggle() {
    for (const { provider } of panel.banners) {
      pushEvent({ event: 'bnplPaymentPromo', provider, action: isOpen ? 'collapse' : 'expand' });
    }
    setOpen(!isOpen);
  }

  return (
    <div className="payment-promo">
      {panel.headingKey && <p className="text-sm">{t(panel.headingKey)}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {panel.logos.map(({ provider, paymentLogo }) => (
          <img key={provider} src={paymentLogo} alt={nameOf(provider)} height={24} className="h-6 w-auto" />
        ))}
        {panel.canExpand && (
          <button
            type="button"
            className="text-link ml-auto min-h-11 text-sm"
            aria-expanded={isOpen}
            onClick={toggle}
          >
            {t(isOpen ? 'pdp.paymentPromo.seeLess' : 'pdp.paymentPromo.seeMore')}
          </button>
        )}
      </div>
      {isExpanded && (
        <ul className="grid gap-3">
          {panel.banners.map((banner) => (
            <Offer key={banner.provider} banner={banner} currency={currency} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Offer({ banner, currency }: { banner: ShownPaymentBanner; currency: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const { provider, numberOfPayments, perPayment } = banner;
  const amount =
    perPayment === null ? '' : formatMoney({ centAmount: perPayment, currencyCode: currency }, locale);
  return (
    <li className="text-sm">
      <span className="font-medium">{nameOf(provider)}: </span>
      {t(banner.label, { numberOfPayments, amount })}.{' '}
      <a
        href={banner.providerLink}
        target="_blank"
        rel="noopener noreferrer"
        className="text-link"
        onClick={() => pushEvent({ event: 'bnplPaymentPromo', provider, action: 'follow' })}
      >
        {t('pdp.paymentPromo.learnMore', { provider: nameOf(provider) })}
        <span className="sr-only"> ({t('pdp.newTab')})</span>
      </a>
      <span className="text-soft block text-xs">{t(banner.footnoteKey)}</span>
    </li>
  );
}

const NAMES: Record<string, string> = { paypal: 'PayPal' };

function nameOf(provider: string): string {
  return NAMES[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
}
