import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

const SHOW_AFTER_MS = 250;

/** A thin progress line at the top when a navigation is not instant. */
export function NavigationProgress({ label }: { label: string }) {
  const isLoading = useNavigation().state !== 'idle';
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!isLoading) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      {isShown && (
        <>
          <span className="sr-only">{label}</span>
          <span className="navigation-progress bg-accent-ink block h-full" />
        </>
      )}
    </div>
  );
}
