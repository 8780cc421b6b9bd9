import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { pushEvent } from '#app/site/data-layer.ts';
import type { ProductWidgets } from '#commerce/widgets/widgets-for.ts';
import { Button } from '#ui/button.tsx';
import { SparkleIcon } from '#ui/icon-shop.tsx';
import { lazyOverlay } from '#ui/lazy.ts';

const AdvisorWindow = lazyOverlay(() => import('./advisor-window.tsx'));

/** A banner for the beauty advisor, whose code is loaded when the shopper starts it. */
export function AdvisorBanner({ kind, frame }: NonNullable<ProductWidgets['advisor']>) {
  const t = useTranslations('widgets.advisor');
  const [isOpen, setOpen] = useState(false);
  function start() {
    pushEvent({ event: 'revieveClick', advisor: kind });
    setOpen(true);
  }
  return (
    <aside className="advisor-banner" aria-label={t(`${kind}.title`)}>
      <SparkleIcon />
      <div>
        <p className="font-medium">{t(`${kind}.title`)}</p>
        <p className="text-soft text-sm">{t(`${kind}.text`)}</p>
      </div>
      <Button variant="secondary" size="small" onClick={start}>
        {t('start')}
      </Button>
      {isOpen && <AdvisorWindow kind={kind} frame={frame} onClose={() => setOpen(false)} />}
    </aside>
  );
}
