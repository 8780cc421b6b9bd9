import { useFetcher } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import type { BasketLineView } from '#commerce/basket/basket-view.server.ts';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';

/** Changes at once on the screen; the answer confirms or corrects it. */
export function LineQuantity({ line }: { line: BasketLineView }) {
  const t = useTranslations('basket');
  const fetcher = useFetcher();
  const local = useLocalPath();
  const asked = Number(fetcher.formData?.get('quantity') ?? line.quantity);
  const change = (quantity: number) =>
    fetcher.submit(
      { intent: 'quantity', lineId: line.id, quantity },
      { method: 'post', action: local('/basket') },
    );
  return (
    <fetcher.Form method="post" action={local('/basket')} className="flex items-center gap-3">
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="lineId" value={line.id} />
      <QuantityStepper
        label={t('quantityOf', { name: line.name })}
        lessLabel={t('oneLess')}
        moreLabel={t('oneMore')}
        name="quantity"
        value={asked}
        min={1}
        max={Math.max(line.limit, line.quantity)}
        onChange={change}
      />
      <noscript>
        <button type="submit" className="text-link text-sm">
          {t('update')}
        </button>
      </noscript>
    </fetcher.Form>
  );
}
