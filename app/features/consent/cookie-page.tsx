import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import type { Consent } from '#commerce/events/consent.ts';
import { Button } from '#ui/button.tsx';

interface CookiePageProps {
  /** The earlier choice; null when there is none yet. */
  consent: Consent | null;
  isSaved: boolean;
  /** Null when the shop has no such page. */
  privacyLink: string | null;
}

/** The page to change the cookie consent: a plain form that works without script. */
export function CookiePage({ consent, isSaved, privacyLink }: CookiePageProps) {
  const t = useTranslations('recommendations.consent');
  const now = consent === null ? 'nothing' : consent;
  return (
    <main id="content" tabIndex={-1} className="page-width section">
      <title>{t('pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <div className="grid max-w-prose gap-6">
        <h1 className="heading text-2xl">{t('pageTitle')}</h1>
        <p role="status">
          {isSaved && <strong>{t('saved')} </strong>}
          {t(`now.${now}`)}
        </p>
        <p className="text-soft">{t('text')}</p>
        <p className="text-soft">{t('needed')}</p>
        <p className="text-soft">{t('visitor')}</p>
        {/* A native form loads a new document, which stops analytics that is already running. */}
        <form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" name="consent" value="necessary" variant="secondary">
            {t('no')}
          </Button>
          <Button type="submit" name="consent" value="all" variant="secondary">
            {t('yes')}
          </Button>
        </form>
        {privacyLink && (
          <p>
            <ShopLink to={privacyLink} className="text-link">
              {t('privacy')}
            </ShopLink>
          </p>
        )}
      </div>
    </main>
  );
}
