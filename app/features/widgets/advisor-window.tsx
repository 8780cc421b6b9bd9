import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { useShopper } from '#app/site/shopper.tsx';
import { ADVISOR_ADD_FAILED, readAdvisorSignal } from '#commerce/widgets/try-on/advisor-signal.ts';
import type { ProductWidgets } from '#commerce/widgets/widgets-for.ts';
import { Dialog } from '#ui/dialog.tsx';
import { frameAddress } from './frame-address.ts';
import { WidgetFrame } from './widget-frame.tsx';

type AdvisorWindowProps = NonNullable<ProductWidgets['advisor']> & { onClose: () => void };

/** The advisor's own page: what it asks for goes into the basket, and its checkout leads there. */
export default function AdvisorWindow({ kind, frame, onClose }: AdvisorWindowProps) {
  const t = useTranslations('widgets');
  const locale = useLocale();
  const local = useLocalPath();
  const navigate = useNavigate();
  const { refresh } = useShopper();

  async function hear(message: unknown) {
    const signal = readAdvisorSignal(message);
    if (signal?.kind === 'go-to-basket') {
      onClose();
      void navigate(local(signal.href));
    }
    if (signal?.kind !== 'add-to-basket') return;
    try {
      await addItems(signal.items);
      void refresh();
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
        onMessage={hear}
      />
    </Dialog>
  );
}

async function addItems(items: { sku: string; quantity: number }[]): Promise<void> {
  const form = new FormData();
  form.set('data', JSON.stringify({ items }));
  const response = await fetch('/_api/basket/addToCart', { method: 'POST', body: form });
  const { error } = (await response.json()) as { error?: string };
  if (!response.ok || error) throw new Error(error ?? String(response.status));
}
