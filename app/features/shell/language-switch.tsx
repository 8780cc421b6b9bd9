import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { languages } from '#app/i18n/languages.ts';
import { siteAddress } from '#app/site/alternates.ts';
import { localPath, plainPath } from '#app/site/local-path.ts';
import { useSiteIfKnown } from '#app/site/site.ts';
import { currencySign } from '#commerce/pricing/format-money.ts';

/** Links to this page in the other languages and markets. Plain ones: each loads a new document. */
export function LanguageSwitch() {
  const t = useTranslations('shell');
  const site = useSiteIfKnown();
  const { pathname, search } = useLocation();
  if (!site) return null;
  const { brand, origin } = site;
  const plain = plainPath(pathname, site.locale, brand, brand.listContexts);
  const markets = (brand.sites ?? []).flatMap((each) =>
    each.locales.map((locale) => ({
      key: `${each.market} ${locale}`,
      href: siteAddress(plain, each.host === null ? '' : origin, each, locale) + search,
      locale,
      isCurrent: each.market === brand.market && locale === site.locale,
      text: `${each.name} (${currencySign(site.locale, each.currency)})`,
      detail: each.locales.length > 1 ? (languages.get(locale)?.name ?? locale) : null,
    })),
  );
  const inLanguages = brand.locales.map((locale) => ({
    key: locale,
    href: localPath(plain, locale, brand, brand.listContexts) + search,
    locale,
    isCurrent: locale === site.locale,
    text: languages.get(locale)?.name ?? locale,
    detail: null,
  }));
  const links = markets.length > 1 ? markets : inLanguages;
  if (links.length < 2) return null;
  return (
    <nav aria-label={t(markets.length > 1 ? 'market' : 'language')}>
      <ul className="flex flex-wrap gap-x-4">
        {links.map(({ key, href, locale, isCurrent, text, detail }) => (
          <li key={key}>
            <a
              href={href}
              hrefLang={locale}
              lang={locale}
              aria-current={isCurrent ? 'true' : undefined}
              className="inline-flex min-h-11 items-center text-sm hover:underline aria-[current]:underline"
            >
              {detail === null ? text : `${text} · ${detail}`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
