import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { ToastHost } from '#ui/toast.tsx';
import { STUDIO_AREAS } from './studio-areas.ts';

/** What stands around every page of the studio. */
export function StudioFrame({ who, children }: { who: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const here = roomOf(pathname, search);
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
            {STUDIO_AREAS.map(({ title, rooms }) => (
              <section key={title} aria-label={title}>
                <p className="eyebrow">{title}</p>
                <ul>
                  {rooms.map((room) => (
                    <li key={room.to}>
                      <Link to={room.to} aria-current={here === room.to ? 'page' : undefined}>
                        {room.title}
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

/** The room one is in: the list itself, or the list that a record belongs to. */
function roomOf(pathname: string, search: string): string {
  if (pathname === '/staff/studio' && !search) return `${pathname}?kind=page`;
  if (pathname === '/staff/catalogue') return pathname;
  if (!pathname.endsWith('/record')) return pathname + search;
  return `/staff/studio/records?kind=${new URLSearchParams(search).get('kind')}`;
}
