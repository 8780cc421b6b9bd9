import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { siteAddress } from '#app/site/alternates.ts';
import { plainPath } from '#app/site/local-path.ts';
import { useSite } from '#app/site/site.ts';
import { Button, buttonClass } from '#ui/button.tsx';

const DISMISSED = 'market-offer-dismissed';

/** Offers the market of the visitor's country, on the same page. It stays away once it was refused. */
export default function MarketOffer({ market, country }: { market: string | null; country: string }) {
  const t = useTranslations('shell.marketOffer');
  const { brand, locale, origin } = useSite();
  const { pathname, search } = useLocation();
  const [isDismissed, setIsDismissed] = useState(() => readDismissed() === `${market}`);
  const offered = brand.sites?.find((site) => site.market === market);
  if (!offered || isDismissed) return null;
  const place = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
  const plain = plainPath(pathname, locale, brand, brand.listContexts);
  const dismiss = () => {
    setIsDismissed(true);
    try {
      window.localStorage.setItem(DISMISSED, `${market}`);
    } catch {
      // Private windows may refuse storage; it then comes back on the next page.
    }
  };
  return (
    <aside aria-label={t('label')} className="border-line bg-raised sticky bottom-0 z-20 border-t">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3">
        <p className="text-sm">
          {t('text', {
            country: place,
            currency: new Intl.DisplayNames([locale], { type: 'currency' }).of(offered.currency) ?? '',
          })}
        </p>
        <div className="flex flex-wrap gap-2">
          <a
            className={buttonClass({ size: 'small' })}
            href={siteAddress(plain, offered.host === null ? '' : origin, offered, offered.locale) + search}
            hrefLang={offered.locale}
          >
            {t('go', { name: place })}
          </a>
          <Button size="small" variant="secondary" onClick={dismiss}>
            {t('stay')}
          </Button>
        </div>
      </div>
    </aside>
  );
}

function readDismissed(): string | null {
  try {
    return window.localStorage.getItem(DISMISSED);
  } catch {
    return null;
  }
}
