import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import type { MenuDepartment } from '#commerce/content/menu.ts';
import { categoryLink } from '#commerce/links/shop-links.ts';
import { Picture } from '#ui/picture.tsx';

export function MenuPanel({ department }: { department: MenuDepartment }) {
  const t = useTranslations('shell');
  return (
    <div className="menu-panel">
      <div className="page-width menu-content py-8">
        <ul className="menu-columns">
          {department.columns.map((column) => (
            <li key={column.name} className="mb-8 break-inside-avoid">
              {column.href ? (
                <ShopLink
                  to={column.href}
                  data-menu={2}
                  className="eyebrow inline-flex min-h-8 items-center hover:underline"
                >
                  {column.name}
                </ShopLink>
              ) : (
                <span className="eyebrow inline-flex min-h-8 items-center">{column.name}</span>
              )}
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <ShopLink
                      to={link.href}
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
        {department.pictures.length > 0 && (
          <ul className="menu-pictures">
            {department.pictures.map(({ name, href, src, alt }) => (
              <li key={href}>
                <ShopLink to={href} className="grid gap-2 text-sm hover:underline">
                  <Picture src={src} alt={alt} ratio={1.25} sizes="240px" widths={[240, 480]} />
                  {name}
                </ShopLink>
              </li>
            ))}
          </ul>
        )}
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
