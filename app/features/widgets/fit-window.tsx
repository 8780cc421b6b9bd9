import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useShopper } from '#app/site/shopper.tsx';
import { readFrameSignal } from '#commerce/widgets/frame-signal.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { FitFinderProps } from './fit-finder.tsx';
import { frameAddress } from './frame-address.ts';
import { WidgetFrame } from './widget-frame.tsx';

interface FitWindowProps extends FitFinderProps {
  found: string | null;
  onFound: (size: string) => void;
  onClose: () => void;
}

const INITIAL_HEIGHT = 440;

/** The fit service in a frame, and a button that chooses the recommended size. */
export default function FitWindow({ sku, sizes, found, onFound, onChoose, onClose }: FitWindowProps) {
  const t = useTranslations('widgets');
  const locale = useLocale();
  const shopper = useShopper();
  const [height, setHeight] = useState(INITIAL_HEIGHT);
  const isRegistered = shopper?.kind === 'registered';
  // Computed once: a later change of the shopper's state must not reload the frame.
  const [address] = useState(() =>
    frameAddress('/widgets/fit', {
      sku,
      locale,
      user: shopper?.id ?? null,
      registered: String(isRegistered),
    }),
  );

  function onMessage(message: unknown) {
    const signal = readFrameSignal(message);
    if (signal?.kind === 'height') setHeight(signal.height);
    if (signal?.kind === 'fit-recommended' && sizes.includes(signal.size)) onFound(signal.size);
  }

  return (
    <Dialog
      open
      flush
      onClose={onClose}
      title={t('fit.title')}
      closeLabel={t('close')}
      footer={
        found && (
          <Button
            wide
            onClick={() => {
              onChoose(found);
              onClose();
            }}
          >
            {t('fit.choose', { size: found })}
          </Button>
        )
      }
    >
      <WidgetFrame address={address} title={t('fit.title')} height={height} onMessage={onMessage} />
    </Dialog>
  );
}
