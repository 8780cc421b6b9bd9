import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { buttonClass } from '#ui/button.tsx';

/** The page for a missing address when editors have written none. */
export function UnexpectedError() {
  const t = useTranslations('content.unexpectedError');
  return (
    <div className="page-width section grid justify-items-start gap-6">
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="heading text-2xl">{t('title')}</h1>
      <p className="text-soft max-w-prose">{t('text')}</p>
      <ShopLink to="/" className={buttonClass({ variant: 'primary' })}>
        {t('browse')}
      </ShopLink>
    </div>
  );
}
