import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSiteIfKnown } from '#app/site/site.ts';
import { BrandLogo } from '#app/theme/logos.tsx';
import type { Department } from '#domain/navigation/menu.ts';
import { MenuIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { DepartmentNav } from './department-nav.tsx';
import { HeaderTools } from './header-tools.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { SearchForm } from './search-form.tsx';

export function Header({ departments }: { departments: Department[] }) {
  const site = useSiteIfKnown();
  // A new address closes whatever menu is open.
  const { key } = useLocation();
  return (
    <header className="header sticky top-0 z-30">
      <div className="page-width header-row">
        <div className="header-menu">
          <MenuButton key={key} departments={departments} />
        </div>
        <ShopLink to="/" className="header-logo" aria-label={site?.brand.name}>
          {site && <BrandLogo slug={site.brand.slug} name={site.brand.name} />}
        </ShopLink>
        <div className="header-search">
          <SearchForm />
        </div>
        <HeaderTools />
        <DepartmentNav key={key} departments={departments} />
      </div>
    </header>
  );
}

function MenuButton({ departments }: { departments: Department[] }) {
  const t = useTranslations('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('openMenu')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <MenuDrawer departments={departments} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
