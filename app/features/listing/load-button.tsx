'use no memo';

import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { prefetchPages } from '#app/site/preload-next.ts';
import { LOAD_BUTTON } from '#commerce/listing/load-buttons.ts';
import { Spinner } from '#ui/spinner.tsx';
import { ADDS_A_PAGE } from './adds-page.ts';

/** How many screens before the button its page is asked for. */
const AHEAD = 1.5;

interface LoadButtonProps {
  href: string;
  isLoading: boolean;
  /** The page could not be loaded; the button tries again. */
  hasFailed: boolean;
  label: string;
}

/** A link to another page of the list; with script the page is added to the list, and the address is updated. */
export function LoadButton({ href, isLoading, hasFailed, label }: LoadButtonProps) {
  const t = useTranslations('plp');
  const link = useRef<HTMLAnchorElement>(null);
  // Whoever has scrolled this far is likely to go on. An observer would tell after the pictures of the last rows were asked for.
  useEffect(() => {
    if (isLoading || hasFailed) return;
    const prefetch = () => {
      // Hidden while a card is shown as its product.
      if (!link.current?.checkVisibility()) return;
      const { top, bottom } = link.current.getBoundingClientRect();
      const ahead = AHEAD * window.innerHeight;
      if (top - window.innerHeight < ahead && bottom > -ahead) prefetchPages([href], { isUrgent: true });
    };
    // Scrolled here before hydration.
    if (window.scrollY > 0) prefetch();
    window.addEventListener('scroll', prefetch, { passive: true });
    return () => window.removeEventListener('scroll', prefetch);
  }, [href, isLoading, hasFailed]);
  return (
    <>
      {hasFailed && (
        <p role="alert" className="text-sm">
          {t('loadFailed')}
        </p>
      )}
      <Link
        ref={link}
        to={href}
        replace
        preventScrollReset
        data-in-page=""
        state={ADDS_A_PAGE}
        className="button button-secondary load-button"
        aria-busy={isLoading || undefined}
        style={{ maxWidth: LOAD_BUTTON.width, height: LOAD_BUTTON.height }}
      >
        <span className="button-label">{hasFailed ? t('tryAgain') : label}</span>
        {isLoading && (
          <span className="button-wait">
            <Spinner />
          </span>
        )}
      </Link>
    </>
  );
}
