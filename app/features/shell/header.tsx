import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSiteIfKnown } from '#app/site/site.ts';
import { BrandLogo } from '#app/theme/logos.tsx';
import type { Department } from '#commerce/content/menu.ts';
import { MenuIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { opensOverlay } from '#ui/native-overlay.ts';
import { DepartmentNav } from './department-nav.tsx';
import { HeaderTools, type LoadBasketPanel } from './header-tools.tsx';
import { MENU_DRAWER, MenuDrawer } from './menu-drawer.tsx';
import { SearchForm } from './search-form.tsx';

interface HeaderProps {
  departments: Department[];
  loadBasketPanel?: LoadBasketPanel;
}

export function Header({ departments, loadBasketPanel }: HeaderProps) {
  const t = useTranslations('shell');
  const site = useSiteIfKnown();
  return (
    <>
      <header className="header sticky top-0 z-30">
        <div className="page-width header-row">
          <div className="header-menu">
            <IconButton label={t('openMenu')} {...opensOverlay(MENU_DRAWER)}>
              <MenuIcon />
            </IconButton>
          </div>
          <ShopLink to="/" className="header-logo" aria-label={site?.brand.name}>
            {site && (
              <BrandLogo
                slug={site.brand.slug}
                name={site.brand.name}
                look={site.brand.theme.look}
                picture={site.brand.theme.logo}
              />
            )}
          </ShopLink>
          <div className="header-search">
            <SearchForm />
          </div>
          <HeaderTools loadBasketPanel={loadBasketPanel} />
          <DepartmentNav departments={departments} />
        </div>
      </header>
      <MenuDrawer departments={departments} />
    </>
  );
}
