import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LiveRegion } from '#ui/live-region.tsx';

/** A title may come with a part of the page that is still on its way. */
const TITLE_SETTLES_MS = 150;

/** Says which page has come to those who do not see it change, and puts a focus that went with the old page on the new. */
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
      // A list that was only narrowed keeps its name, and tells its number itself.
      if (before.title !== document.title) setTitle(document.title);
    }, TITLE_SETTLES_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return <LiveRegion message={title} />;
}
