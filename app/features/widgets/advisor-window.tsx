import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { action } from '#app/routes/api/basket/add-to-cart.ts';
import { callApi } from '#app/site/api-call.ts';
import { useLocalPath } from '#app/site/local-path.ts';
import { refreshShopper } from '#app/site/shopper.tsx';
import { ADVISOR_ADD_FAILED, readAdvisorSignal } from '#commerce/widgets/try-on/advisor-signal.ts';
import type { ProductWidgets } from '#commerce/widgets/widgets-for.ts';
import { Dialog } from '#ui/dialog.tsx';
import { frameAddress } from './frame-address.ts';
import { WidgetFrame } from './widget-frame.tsx';

type AdvisorWindowProps = NonNullable<ProductWidgets['advisor']> & { onClose: () => void };

/** The advisor in a frame: its messages add products to the basket or open the basket. */
export default function AdvisorWindow({ kind, frame, onClose }: AdvisorWindowProps) {
  const t = useTranslations('widgets');
  const locale = useLocale();
  const local = useLocalPath();
  const navigate = useNavigate();

  async function onMessage(message: unknown) {
    const signal = readAdvisorSignal(message);
    if (signal?.kind === 'go-to-basket') {
      onClose();
      void navigate(local(signal.href));
    }
    if (signal?.kind !== 'add-to-basket') return;
    try {
      await addItems(signal.items);
      void refreshShopper();
    } catch (error) {
      console.error(ADVISOR_ADD_FAILED, error);
    }
  }

  return (
    <Dialog
      open
      flush
      size="large"
      onClose={onClose}
      title={t(`advisor.${kind}.title`)}
      closeLabel={t('close')}
      className="advisor-window"
    >
      <WidgetFrame
        address={frameAddress(frame, { kind, locale })}
        title={t(`advisor.${kind}.title`)}
        onMessage={onMessage}
      />
    </Dialog>
  );
}

async function addItems(items: { sku: string; quantity: number }[]): Promise<void> {
  const form = new FormData();
  form.set('data', JSON.stringify({ items }));
  const response = await callApi<typeof action>('/_api/basket/addToCart', { method: 'POST', body: form });
  if (!response.ok) throw new Error((await response.json()).error ?? String(response.status));
}
