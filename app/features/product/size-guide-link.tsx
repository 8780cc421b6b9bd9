import { type MouseEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFetchAhead } from '#app/hydration/use-fetch-ahead.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { RulerIcon } from '#ui/icon-shop.tsx';
import { lazyOverlay, nextCode } from '#ui/lazy.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { fetchGuide } from './fetch-guide.ts';

const loadDrawer = nextCode(() => import('./size-guide-drawer.tsx'));
const SizeGuideDrawer = lazyOverlay(loadDrawer);

/** A link to the size guide in a new tab; script shows it in a drawer, and fetches it when the pointer goes down. */
export function SizeGuideLink({ to }: { to: string }) {
  const t = useTranslations('pdp');
  const local = useLocalPath();
  // A brand may have its guide on a site of its own, which opens as a page.
  const isOurs = to.startsWith('/');
  const href = isOurs ? local(to) : to;
  const [isOpen, setOpen] = useState(false);
  useFetchAhead(loadDrawer);

  function open(event: MouseEvent) {
    if (!isOurs || !isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  }

  const prefetch = () => {
    if (isOurs) fetchGuide(href).catch(() => {});
  };
  return (
    <>
      <a
        href={href}
        target="_blank"
        className="size-guide"
        onPointerDown={prefetch}
        onFocus={prefetch}
        onClick={open}
        rel="noopener"
      >
        <RulerIcon />
        {t('sizeGuide')}
      </a>
      {isOpen && <SizeGuideDrawer href={href} onClose={() => setOpen(false)} />}
    </>
  );
}
