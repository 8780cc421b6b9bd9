import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { languages } from '#app/i18n/languages.ts';
import { localPath, plainPath } from '#app/site/local-path.ts';
import { useSiteIfKnown } from '#app/site/site.ts';

/** Plain links: another language loads a new document. */
export function LanguageSwitch() {
  const t = useTranslations('shell');
  const site = useSiteIfKnown();
  const { pathname, search } = useLocation();
  if (!site || site.brand.locales.length < 2) return null;
  const { brand } = site;
  const plain = plainPath(pathname, site.locale, brand.locale, brand.listContexts);
  return (
    <nav aria-label={t('language')}>
      <ul className="flex flex-wrap gap-x-4">
        {brand.locales.map((locale) => (
          <li key={locale}>
            <a
              href={localPath(plain, locale, brand.locale, brand.listContexts) + search}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === site.locale ? 'true' : undefined}
              className="inline-flex min-h-11 items-center text-sm hover:underline aria-[current]:underline"
            >
              {languages.get(locale)?.name ?? locale}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
