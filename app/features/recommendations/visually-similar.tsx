import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SparkleIcon } from '#ui/icon-shop.tsx';
import { lazyWithRetry } from '#ui/lazy.ts';
import type { LookAlikes } from './find-look-alikes.ts';

const SimilarRow = lazyWithRetry(() => import('./similar-row.tsx'));

interface VisuallySimilarProps {
  productKey: string;
  colour: string;
  /** The chosen size: products in stock in it are shown first. */
  selectedSize?: string | null;
}

type Status = 'idle' | 'loading' | 'none' | 'open';

/** A button that finds visually similar products and shows them in a dialog; hidden once there are none. */
export function VisuallySimilar({ productKey, colour, selectedSize = null }: VisuallySimilarProps) {
  const t = useTranslations('recommendations');
  const { locale } = useSite();
  const [status, setStatus] = useState<Status>('idle');
  const [found, setFound] = useState<LookAlikes>({ cards: [], titleKey: 'visual.products' });

  async function find() {
    setStatus('loading');
    const { findLookAlikes } = await import('./find-look-alikes.ts');
    const alike = await findLookAlikes({ productKey, colour, size: selectedSize, locale });
    setStatus(alike.cards.length > 0 ? 'open' : 'none');
    setFound(alike);
  }

  if (status === 'none') return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        loading={status === 'loading'}
        loadingLabel={t('visual.loading')}
        onClick={find}
      >
        <SparkleIcon /> {t('visual.open')}
      </Button>
      <Dialog
        open={status === 'open'}
        onClose={() => setStatus('idle')}
        size="large"
        title={t(found.titleKey)}
        closeLabel={t('close')}
      >
        <Suspense>
          <SimilarRow cards={found.cards} />
        </Suspense>
      </Dialog>
    </>
  );
}
