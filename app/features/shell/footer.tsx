import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSiteIfKnown } from '#app/site/site.ts';
import type { Department } from '#commerce/content/menu.ts';
import { aboutPageLink, BRAND_ROOM_LINK, brandPageLink, categoryLink } from '#commerce/links/shop-links.ts';
import { LanguageSwitch } from './language-switch.tsx';

interface FooterLink {
  to: string;
  text: string;
}

/** How shoppers reach the merchant; null where it is not said. */
export interface Support {
  email: string | null;
  phone: string | null;
  hours: string | null;
}

export interface FooterProps {
  departments: Department[];
  isDemo: boolean;
  /** Links of the footer whose pages do not exist. */
  missingPages: string[];
  support?: Support;
}

export function Footer({ departments, isDemo, missingPages, support }: FooterProps) {
  const t = useTranslations('shell.footer');
  const shell = useTranslations('shell');
  const site = useSiteIfKnown();
  const columns: { title: string; links: FooterLink[] }[] = [
    {
      title: t('shop'),
      links: departments.map(({ slug, name }) => ({ to: categoryLink(slug), text: name })),
    },
    {
      title: t('help'),
      links: [
        { to: aboutPageLink('delivery'), text: t('delivery') },
        { to: aboutPageLink('returns'), text: t('returns') },
        { to: aboutPageLink('size-guide'), text: t('sizeGuide') },
        { to: aboutPageLink('contact'), text: t('contact') },
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
        ...(site ? [{ to: aboutPageLink('about'), text: t('aboutShop', { name: site.brand.name }) }] : []),
        // The page of all brands belongs to a site that sells many.
        ...(site?.brand.theme.hideBrand
          ? [{ to: brandPageLink(site.brand.slug), text: t('brandPage', { name: site.brand.name }) }]
          : [{ to: BRAND_ROOM_LINK, text: t('brands') }]),
        { to: aboutPageLink('privacy'), text: t('privacy') },
        { to: '/cookies', text: t('cookies') },
        { to: aboutPageLink('terms'), text: t('terms') },
        { to: aboutPageLink('imprint'), text: t('imprint') },
      ],
    },
  ];
  const present = columns
    .map(({ title, links }) => ({ title, links: links.filter(({ to }) => !missingPages.includes(to)) }))
    .filter(({ links }) => links.length > 0);
  return (
    <footer className="on-dark deferred-layout mt-auto">
      <div className="page-width grid gap-12 py-16">
        <div className="grid grid-cols-2 gap-8 lg:grid-cols-4">
          {present.map(({ title, links }) => (
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
          {support && <SupportLine {...support} />}
          <p className="text-soft text-xs">
            {site && t(isDemo ? 'legal' : 'copyright', { name: site.brand.name })}
          </p>
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  );
}

function SupportLine({ email, phone, hours }: Support) {
  if (!email && !phone) return null;
  return (
    <p className="flex w-full flex-wrap items-center gap-x-6 text-sm">
      {email && (
        <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center hover:underline">
          {email}
        </a>
      )}
      {phone && (
        <a
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          className="inline-flex min-h-11 items-center hover:underline"
        >
          {phone}
        </a>
      )}
      {hours && <span className="text-soft">{hours}</span>}
    </p>
  );
}
