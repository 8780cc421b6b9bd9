import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showsBackToTop } from '#commerce/listing/back-to-top.ts';
import { ArrowUpIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { SectionProps } from '../define-section.ts';
import type section from './section.ts';

const PLACES = { left: 'left-4', center: 'left-1/2 -translate-x-1/2', right: 'right-4' };

/** Appears once the page is scrolled down. */
export default function BackToTop({ fields }: SectionProps<typeof section>) {
  const t = useTranslations('shell');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(showsBackToTop('product', window.scrollY));
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isShown) return null;
  return (
    <IconButton
      label={t('backToTop')}
      look="raised"
      className={`way-up fixed bottom-4 z-20 shadow-md ${PLACES[fields.placement]}`}
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <ArrowUpIcon />
    </IconButton>
  );
}
