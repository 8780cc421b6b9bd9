import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RulerIcon } from '#ui/icon-shop.tsx';
import { lazyOverlay } from '#ui/lazy.ts';

const FitWindow = lazyOverlay(() => import('./fit-window.tsx'));

export interface FitFinderProps {
  sku: string;
  /** Sizes of the chosen colour; other recommendations are ignored. */
  sizes: readonly string[];
  onChoose: (size: string) => void;
}

/** A button that opens the fit service, and the size that it recommended. */
export function FitFinder(props: FitFinderProps) {
  const t = useTranslations('widgets.fit');
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<string | null>(null);
  const recommended = found !== null && props.sizes.includes(found) ? found : null;
  return (
    <>
      <p className="fit-line">
        <RulerIcon />
        {recommended && <span>{t('recommended', { size: recommended })}</span>}
        <button type="button" className="text-link min-h-11" onClick={() => setOpen(true)}>
          {recommended ? t('again') : t('open')}
        </button>
      </p>
      {isOpen && (
        <FitWindow {...props} found={recommended} onFound={setFound} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
