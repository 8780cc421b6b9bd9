import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSizeText } from '#app/i18n/size-text.ts';
import { useSite } from '#app/site/site.ts';
import { formatDeliveryDate } from '#commerce/delivery/estimated-date.ts';
import type { OrderView } from '#commerce/orders/order-store.server.ts';
import { RETURN_REASONS } from '#commerce/orders/return-request.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';

interface OrderActionsProps {
  order: OrderView;
  /** Why the last try failed: a key of the texts. */
  problem: 'too-late' | 'nothing-chosen' | 'not-returnable' | 'no-reason' | 'other' | null;
}

/** Forms to cancel an order before dispatch and to return items after delivery. */
export function OrderActions({ order, problem }: OrderActionsProps) {
  const t = useTranslations('orders');
  const isTooLate = order.state === 'delivered' && !order.returnable;
  if (!order.isCancellable && !order.returnable && !isTooLate && !problem) return null;
  return (
    <section aria-label={t('choices')} className="border-line grid max-w-xl gap-2 border-t pt-4">
      {problem && (
        <p role="alert" className="border-sale text-sale border-l-4 py-1 pl-4">
          {t(`problems.${problem}`)}
        </p>
      )}
      {order.isCancellable && <CancelForm order={order} />}
      {isTooLate && <p className="text-soft text-sm">{t('nothingComesBack')}</p>}
      {order.returnable && (
        <ReturnForm order={order} returnable={order.returnable} isOpen={problem !== null} />
      )}
    </section>
  );
}

function CancelForm({ order }: { order: OrderView }) {
  const t = useTranslations('orders');
  const { locale } = useSite();
  const total = formatMoney({ centAmount: order.total, currencyCode: order.currency }, locale);
  const isBusy = useNavigation().formData?.get('intent') === 'cancel';
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 items-center">{t('cancel')}</summary>
      <Form method="post" className="grid justify-items-start gap-4 py-3">
        <p>{t('cancelText', { total })}</p>
        <Button type="submit" variant="secondary" name="intent" value="cancel" loading={isBusy}>
          {t('cancelConfirm')}
        </Button>
      </Form>
    </details>
  );
}

interface ReturnFormProps {
  order: OrderView;
  returnable: NonNullable<OrderView['returnable']>;
  isOpen: boolean;
}

function ReturnForm({ order, returnable, isOpen }: ReturnFormProps) {
  const t = useTranslations('orders');
  const sizeText = useSizeText();
  const { locale } = useSite();
  const isBusy = useNavigation().formData?.get('intent') === 'return';
  const until = formatDeliveryDate(returnable.until, locale);
  return (
    <details open={isOpen}>
      <summary className="text-link inline-flex min-h-11 items-center">
        {t('sendBack', { date: until })}
      </summary>
      <Form method="post" className="grid justify-items-start gap-5 py-3">
        <p>{t('sendBackText')}</p>
        <ul className="grid w-full gap-3">
          {order.lines.map((line, position) => {
            if (line.isGift) return null;
            const left = returnable.left[position] ?? 0;
            const kind = [line.colourLabel, line.size && sizeText(line.size)].filter(Boolean).join(' · ');
            return (
              <li key={line.lineId} className="grid grid-cols-[minmax(0,1fr)_6rem] items-center gap-4">
                <span>
                  {line.name}
                  <span className="text-soft block text-sm">{left > 0 ? kind : t('cannotComeBack')}</span>
                </span>
                {left > 0 && (
                  <SelectField
                    label={t('quantityOf', { name: line.name })}
                    hideLabel
                    name={`quantity.${position}`}
                    defaultValue="0"
                    options={Array.from({ length: left + 1 }, (_, count) => ({
                      value: String(count),
                      label: String(count),
                    }))}
                  />
                )}
              </li>
            );
          })}
        </ul>
        <SelectField
          label={t('reason')}
          name="reason"
          defaultValue=""
          className="w-full"
          options={[
            { value: '', label: t('chooseReason') },
            ...RETURN_REASONS.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) })),
          ]}
        />
        <Button type="submit" name="intent" value="return" loading={isBusy}>
          {t('sendBackConfirm')}
        </Button>
      </Form>
    </details>
  );
}
