import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CardView } from '#app/departments/product-card/card-view.ts';
import { useSite } from '#app/site/site.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SparkleIcon } from '#ui/icon-shop.tsx';

const SimilarRow = lazy(() => import('./similar-row.tsx'));

interface VisuallySimilarProps {
  productKey: string;
  colour: string;
  /** The size the shopper chose; its name heads the results. */
  selectedSize?: string | null;
}

type State = { status: 'idle' | 'loading' | 'none' } | { status: 'open'; cards: CardView[] };

/** A button that finds what looks alike: a spinner while it looks, then the results in a modal. */
export function VisuallySimilar({ productKey, colour, selectedSize = null }: VisuallySimilarProps) {
  const t = useTranslations('recommendations');
  const { locale } = useSite();
  const [state, setState] = useState<State>({ status: 'idle' });
  const [wasOpen, setWasOpen] = useState<CardView[]>([]);

  async function look() {
    setState({ status: 'loading' });
    const { findLookAlikes } = await import('./find-look-alikes.ts');
    const cards = await findLookAlikes({ productKey, colour, locale });
    setState(cards.length > 0 ? { status: 'open', cards } : { status: 'none' });
    setWasOpen(cards);
  }

  if (state.status === 'none') {
    return (
      <p role="status" className="text-soft text-sm">
        {t('visual.none')}
      </p>
    );
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        loading={state.status === 'loading'}
        loadingLabel={t('visual.loading')}
        onClick={look}
      >
        <SparkleIcon /> {t('visual.open')}
      </Button>
      <Dialog
        open={state.status === 'open'}
        onClose={() => setState({ status: 'idle' })}
        size="large"
        title={selectedSize ? t('visual.inYourSize') : t('visual.products')}
        closeLabel={t('close')}
      >
        <Suspense>
          <SimilarRow cards={wasOpen} />
        </Suspense>
      </Dialog>
    </>
  );
}
