import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { ToastHost } from '#ui/toast.tsx';
import { STUDIO_AREAS } from './studio-areas.ts';

/** The frame of every editor page. */
export function StudioFrame({ who, children }: { who: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const here = itemOf(pathname, search);
  const isEditing = pathname.endsWith('/entry');
  return (
    <div className="studio">
      <a href="#content" className="studio-skip">
        Skip to content
      </a>
      <header className="studio-top">
        <Link to="/staff/studio" className="studio-mark heading">
          Studio
        </Link>
        {!isEditing && (
          <p className="studio-who">
            {who} · <a href="/">Back to the shop</a>
          </p>
        )}
      </header>
      <div className={isEditing ? 'studio-editing' : 'studio-rooms'}>
        {!isEditing && (
          <nav aria-label="Studio" className="studio-nav">
            {STUDIO_AREAS.map(({ title, items }) => (
              <section key={title} aria-label={title}>
                <p className="eyebrow">{title}</p>
                <ul>
                  {items.map((item) => (
                    <li key={item.to}>
                      <Link to={item.to} aria-current={here === item.to ? 'page' : undefined}>
                        {item.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        )}
        {children}
      </div>
      <ToastHost label="Messages" closeLabel="Close" />
    </div>
  );
}

/** The current area: the list itself, or the list that a record belongs to. */
function itemOf(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  if (pathname === '/staff/studio' && params.size === 0) return `${pathname}?kind=page`;
  if (pathname === '/staff/catalogue' || pathname.startsWith('/staff/search')) return pathname;
  if (pathname.endsWith('/record')) return `/staff/studio/records?kind=${params.get('kind')}`;
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
