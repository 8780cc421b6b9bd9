import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSiteIfKnown } from '#app/site/site.ts';
import { BRAND_ROOM_LINK, brandPageLink, categoryLink } from '#domain/links/shop-links.ts';
import type { Department } from '#domain/navigation/menu.ts';
import { LanguageSwitch } from './language-switch.tsx';

interface FooterLink {
  to: string;
  text: string;
}

export function Footer({ departments, isDemo }: { departments: Department[]; isDemo: boolean }) {
  const t = useTranslations('shell.footer');
  const shell = useTranslations('shell');
  const site = useSiteIfKnown();
  const informational = (page: string) => `/pages/informational/${page}`;
  const columns: { title: string; links: FooterLink[] }[] = [
    {
      title: t('shop'),
      links: departments.map(({ slug, name }) => ({ to: categoryLink(slug), text: name })),
    },
    {
      title: t('help'),
      links: [
        { to: informational('delivery'), text: t('delivery') },
        { to: informational('returns'), text: t('returns') },
        { to: informational('size-guide'), text: t('sizeGuide') },
        { to: informational('contact'), text: t('contact') },
      ],
    },
    {
      title: t('yourAccount'),
      links: [
        { to: '/account', text: shell('account') },
        { to: '/wishlist', text: shell('wishlist') },
        { to: '/basket', text: shell('basket') },
        { to: '/order', text: t('findOrder') },
      ],
    },
    {
      title: t('about'),
      links: [
        ...(site ? [{ to: informational('about'), text: t('aboutShop', { name: site.brand.name }) }] : []),
        // A brand's own shop sells its own: the room of all brands is the department store's.
        ...(site && site.brand.slug !== 'selvedge'
          ? [{ to: brandPageLink(site.brand.slug), text: site.brand.name }]
          : [{ to: BRAND_ROOM_LINK, text: t('brands') }]),
        { to: informational('privacy'), text: t('privacy') },
        { to: '/cookies', text: t('cookies') },
        { to: informational('terms'), text: t('terms') },
      ],
    },
  ];
  return (
    <footer className="on-dark paint-later mt-auto">
      <div className="page-width grid gap-12 py-16">
        <div className="grid grid-cols-2 gap-8 lg:grid-cols-4">
          {columns.map(({ title, links }) => (
            <section key={title}>
              <h2 className="eyebrow text-soft mb-3">{title}</h2>
              <ul>
                {links.map(({ to, text }) => (
                  <li key={to}>
                    <ShopLink to={to} className="inline-flex min-h-11 items-center text-sm hover:underline">
                      {text}
                    </ShopLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="border-line flex flex-wrap items-center justify-between gap-4 border-t pt-6">
          <p className="text-soft text-xs">
            {site && t(isDemo ? 'legal' : 'copyright', { name: site.brand.name })}
          </p>
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  );
}
