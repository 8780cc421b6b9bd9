import { useEffect, useReducer, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { pushEvent } from '#app/site/data-layer.ts';
import { readFrameSignal } from '#commerce/widgets/frame-signal.ts';
import { nextTryOn, type TryOnEvent } from '#commerce/widgets/try-on/try-on.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SparkleIcon } from '#ui/icon-shop.tsx';
import { useModal } from '#ui/use-modal.ts';
import { frameAddress } from './frame-address.ts';
import type { TryOnProps } from './try-on.tsx';
import { type FrameHandle, WidgetFrame } from './widget-frame.tsx';

/** Loads the provider's frame hidden, because only the provider knows whether this SKU can be tried on. */
export default function TryOnOffer({ frame, sku, name }: TryOnProps) {
  const t = useTranslations('widgets');
  const locale = useLocale();
  const [state, send] = useReducer(nextTryOn, 'unknown');
  const provider = useRef<FrameHandle>(null);
  const [address] = useState(() => frameAddress(frame, { sku, locale }));
  const sentSku = useRef(sku);
  const isOpen = state === 'open';
  const { dialogProps } = useModal(isOpen, close);

  // Another shade is sent to the frame that is already loaded.
  useEffect(() => {
    if (sentSku.current === sku) return;
    sentSku.current = sku;
    provider.current?.post({ type: 'vto_add_products', products: [{ sku }] });
  }, [sku]);

  function move(event: TryOnEvent, action: 'open' | 'close' | 'unavailable') {
    send(event);
    pushEvent({ event: 'revieveVto', sku, action });
  }
  function close() {
    move('closed', 'close');
    provider.current?.post({ type: 'vto_reset' });
  }
  function onMessage(message: unknown) {
    const signal = readFrameSignal(message);
    if (signal?.kind === 'try-on-closed' && isOpen) close();
    if (signal?.kind !== 'try-on-availability' || signal.sku !== sentSku.current) return;
    if (signal.isAvailable) send('reported-available');
    else move('reported-unavailable', 'unavailable');
  }

  return (
    <>
      {(state === 'available' || isOpen) && (
        <Button variant="secondary" className="try-on-button" onClick={() => move('opened', 'open')}>
          <SparkleIcon />
          {t('tryOn.open')}
        </Button>
      )}
      <dialog {...dialogProps} aria-label={t('tryOn.title', { name })} className="overlay dialog try-on">
        <WidgetFrame
          handle={provider}
          address={address}
          title={t('tryOn.title', { name })}
          onMessage={onMessage}
          onLoad={() => pushEvent({ event: 'loadVtoScript', sku })}
        />
      </dialog>
      <Dialog
        open={state === 'unavailable-notice'}
        onClose={() => send('acknowledged')}
        size="small"
        title={t('tryOn.unavailableTitle')}
        closeLabel={t('close')}
        footer={
          <Button wide data-autofocus="" onClick={() => send('acknowledged')}>
            {t('tryOn.acknowledge')}
          </Button>
        }
      >
        <p>{t('tryOn.unavailable')}</p>
      </Dialog>
    </>
  );
}
