import { useTranslations } from 'use-intl';
import { showsBackToTop } from '#commerce/listing/back-to-top.ts';
import { ArrowUpIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useScrolled } from './use-scrolled.ts';

export function BackToTopAfter({ placement = 'right' }: { placement?: 'left' | 'centre' | 'right' }) {
  const t = useTranslations('shell');
  const isShown = useScrolled((scrollY) => showsBackToTop('product', scrollY));
  if (!isShown) return null;
  return (
    <IconButton
      label={t('backToTop')}
      look="raised"
      className={`back-up back-up-${placement}`}
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <ArrowUpIcon />
    </IconButton>
  );
}
