import type { ReactNode } from 'react';
import { Form, NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { Button } from '#ui/button.tsx';

const PAGES = [
  { path: '/account', text: 'overview' },
  { path: '/account/orders', text: 'orders' },
  { path: '/account/addresses', text: 'addresses' },
  { path: '/account/details', text: 'details' },
  { path: '/wishlist', text: 'wishlist' },
] as const;

const LINK =
  'inline-flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent aria-[current=page]:border-ink aria-[current=page]:font-medium lg:border-b-0 lg:border-l-2 lg:pl-4';

/** The layout of the account pages: navigation at the side, the page beside it. */
export function AccountFrame({ firstName, children }: { firstName: string; children: ReactNode }) {
  const t = useTranslations('account');
  const local = useLocalPath();
  return (
    <main id="content" tabIndex={-1} className="page-width my-8 lg:my-12">
      <meta name="robots" content="noindex" />
      <h1 className="heading mb-6 text-2xl lg:mb-10">{t('hello', { name: firstName })}</h1>
      <div className="grid gap-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-16">
        <nav
          aria-label={t('title')}
          className="border-line -mx-(--gutter) min-w-0 border-b lg:mx-0 lg:border-b-0"
        >
          <ul className="flex gap-6 overflow-x-auto px-(--gutter) [scrollbar-width:none] lg:grid lg:gap-1 lg:px-0">
            {PAGES.map(({ path, text }) => (
              <li key={path}>
                <NavLink to={local(path)} end={path === '/account'} className={LINK} prefetch="intent">
                  {t(text)}
                </NavLink>
              </li>
            ))}
            <li className="lg:mt-4">
              <Form method="post" action={local('/sign-out')} reloadDocument>
                <Button type="submit" variant="link" className="lg:pl-4">
                  {t('signOut')}
                </Button>
              </Form>
            </li>
          </ul>
        </nav>
        <div className="min-w-0">{children}</div>
      </div>
    </main>
  );
}
