import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LiveRegion } from '#ui/live-region.tsx';

/** The title may be set by a part of the page that renders later. */
const TITLE_SETTLES_MS = 150;

/** Announces a new page to screen readers, and moves the focus to it when the focused element has disappeared. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef<{ pathname: string; title: string } | null>(null);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const before = shown.current;
      shown.current = { pathname, title: document.title };
      if (!before || before.pathname === pathname) return;
      const focused = document.activeElement;
      if (!focused || focused === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
      // A filtered list has the same title and announces its count itself.
      if (before.title !== document.title) setTitle(document.title);
    }, TITLE_SETTLES_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return <LiveRegion message={title} />;
}
