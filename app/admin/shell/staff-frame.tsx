import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLabel } from '#app/admin/resource/use-label.ts';
import { ToastHost } from '#ui/toast.tsx';
import { CommandPalette } from './command-palette.tsx';
import type { NavigationGroup } from './navigation.ts';

interface StaffFrameProps {
  who: string;
  /** False when emails stay in the shop. */
  sendsEmail: boolean;
  /** False while only staff see the shop. */
  isOpen?: boolean;
  navigation: readonly NavigationGroup[];
  languages: readonly { locale: string; name: string; isCurrent: boolean }[];
  children: ReactNode;
}

/** The frame of every page of the back office. */
export function StaffFrame({
  who,
  sendsEmail,
  isOpen = true,
  navigation,
  languages,
  children,
}: StaffFrameProps) {
  const t = useTranslations('staff-shell');
  const { pathname } = useLocation();
  const isEditing = pathname.endsWith('/studio/entry');
  return (
    <div className="studio">
      <meta name="robots" content="noindex" />
      <a href="#content" className="studio-skip">
        {t('skip')}
      </a>
      <header className="studio-top">
        <Link to="/staff" className="studio-mark heading">
          {t('name')}
        </Link>
        <CommandPalette navigation={navigation} />
        <p className="studio-who">
          <Link to="/staff/security">{who}</Link>
          <a href="/">{t('toShop')}</a>
        </p>
      </header>
      {!isOpen && !isEditing && (
        <p className="studio-notice studio-unsent" role="note">
          <Link to="/staff/opening">{t('closed')}</Link>
        </p>
      )}
      {!sendsEmail && !isEditing && (
        <aside className="studio-notice studio-unsent" aria-label={t('messages')}>
          {t('unsentEmail')}
        </aside>
      )}
      <div className={isEditing ? 'studio-editing' : 'studio-rooms'}>
        {!isEditing && (
          <Navigation navigation={navigation} here={placeOf(pathname, navigation)} languages={languages} />
        )}
        {children}
      </div>
      <ToastHost label={t('messages')} closeLabel={t('menu')} />
    </div>
  );
}

interface NavigationProps extends Pick<StaffFrameProps, 'navigation' | 'languages'> {
  here: string;
}

function Navigation({ navigation, here, languages }: NavigationProps) {
  const t = useTranslations('staff-shell');
  const label = useLabel();
  const { pathname, search } = useLocation();
  return (
    <details ref={foldOnPhones} key={here} className="studio-menu" open>
      <summary>{t('menu')}</summary>
      <nav aria-label={t('name')} className="studio-nav">
        <ul>
          <li>
            <Link to="/staff" aria-current={here === '/staff' ? 'page' : undefined}>
              {t('home')}
            </Link>
          </li>
        </ul>
        {navigation.map(({ title, items }) => (
          <section key={title} aria-label={label(title)}>
            <p className="eyebrow">{label(title)}</p>
            <ul>
              {items.map(({ to, title: name }) => (
                <li key={to}>
                  <Link to={to} aria-current={here === to ? 'page' : undefined}>
                    {label(name)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <form method="post" action="/staff/language" aria-label={t('language')} className="studio-languages">
          <input type="hidden" name="returnTo" value={pathname + search} />
          {languages.map(({ locale, name, isCurrent }) => (
            <button
              key={locale}
              type="submit"
              name="locale"
              value={locale}
              lang={locale}
              aria-pressed={isCurrent}
            >
              {name}
            </button>
          ))}
        </form>
      </nav>
    </details>
  );
}

/** A phone shows the page first; the menu is one press away. Without script it is open. */
function foldOnPhones(menu: HTMLDetailsElement | null) {
  if (menu && window.matchMedia('(width < 64rem)').matches) menu.open = false;
}

/** The item of the navigation that a page belongs to. */
function placeOf(pathname: string, navigation: readonly NavigationGroup[]): string {
  const all = navigation.flatMap(({ items }) => items.map(({ to }) => to));
  return all.find((to) => pathname === to || pathname.startsWith(`${to}/`)) ?? pathname;
}
