import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { categoryLink } from '#domain/links/shop-links.ts';
import type { MenuDepartment } from '#domain/navigation/menu.ts';

export function MenuPanel({ department }: { department: MenuDepartment }) {
  const t = useTranslations('shell');
  return (
    <div className="menu-panel">
      <div className="page-width grid gap-8 py-8">
        <ul className="menu-columns">
          {department.columns.map((column) => (
            <li key={column.slug} className="mb-8 break-inside-avoid">
              <ShopLink
                to={categoryLink(column.slug)}
                data-menu={2}
                className="eyebrow inline-flex min-h-8 items-center hover:underline"
              >
                {column.name}
              </ShopLink>
              <ul>
                {column.links.map((link) => (
                  <li key={link.slug}>
                    <ShopLink
                      to={categoryLink(link.slug)}
                      data-menu={3}
                      className="text-soft hover:text-ink inline-flex min-h-8 items-center text-sm hover:underline"
                    >
                      {link.name}
                    </ShopLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <ShopLink
          to={categoryLink(department.slug)}
          data-menu={1}
          className="text-link justify-self-start text-sm"
        >
          {t('shopAll', { name: department.name })}
        </ShopLink>
      </div>
    </div>
  );
}
