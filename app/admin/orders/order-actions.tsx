import { type ReactNode, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Address } from '#commerce/customers/address.ts';
import { CARRIERS } from '#commerce/orders/carriers.ts';
import type { StaffOrderPage } from '#commerce/orders/order-page.server.ts';
import { RETURN_REASONS } from '#commerce/orders/return-request.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { ActionFields } from './action-fields.tsx';
import type { ActionOutcome } from './order-page.tsx';
import { useMoney } from './order-text.ts';
import { PiecesFields } from './pieces-fields.tsx';

interface OrderActionsProps {
  order: StaffOrderPage;
  actionKey: string;
  mayRefund: boolean;
  outcome: ActionOutcome | null;
}

/** What can be done with the order now; each action folds out its own form. */
export function OrderActions({ order, actionKey, mayRefund, outcome }: OrderActionsProps) {
  const t = useTranslations('staff-orders');
  const { can } = order;
  const props = { order, actionKey, failed: outcome?.intent ?? null };
  const isAny = Object.values(can).some(Boolean);
  return (
    <section className="order-card" aria-labelledby="order-actions">
      <h2 id="order-actions">{t('actions')}</h2>
      {!isAny && <p className="studio-soft">{t('nothingToDo')}</p>}
      {can.ship && <ShipForm {...props} />}
      {can.deliver && (
        <Action {...props} intent="deliver" title={t('deliver.title')}>
          <Submit intent="deliver">{t('deliver.submit')}</Submit>
        </Action>
      )}
      {can.receiveReturn && <ReceiveForm {...props} />}
      {can.cancel && <CancelForm {...props} />}
      {can.changeAddress && <AddressForm {...props} errors={outcome?.addressErrors ?? []} />}
      {can.announceReturn && <AnnounceForm {...props} />}
      {can.refund && mayRefund && <RefundForm {...props} />}
      {can.checkPayment && mayRefund && <CheckPaymentForm {...props} />}
    </section>
  );
}

interface FormProps {
  order: StaffOrderPage;
  actionKey: string;
  /** The action that was refused last; its form stays open. */
  failed: string | null;
}

interface ActionProps extends FormProps {
  intent: string;
  title: string;
  text?: string;
  isOpen?: boolean;
  children: ReactNode;
}

function Action({ order, actionKey, failed, intent, title, text, isOpen = false, children }: ActionProps) {
  return (
    <details className="order-action" name="order-action" open={isOpen || failed === intent}>
      <summary>{title}</summary>
      <Form method="post" className="studio-form" aria-label={title}>
        <ActionFields {...{ order, actionKey, intent }} />
        {text && <p className="studio-soft">{text}</p>}
        {children}
      </Form>
    </details>
  );
}

function Submit({
  intent,
  children,
  ...more
}: {
  intent: string;
  children: string;
  name?: string;
  value?: string;
}) {
  const { formData } = useNavigation();
  return (
    <Button type="submit" loading={formData?.get('intent') === intent} {...more}>
      {children}
    </Button>
  );
}

function ShipForm(props: FormProps) {
  const t = useTranslations('staff-orders');
  return (
    <Action {...props} intent="ship" title={t('ship.title')} text={t('ship.text')} isOpen>
      <PiecesFields order={props.order} limitOf={({ open }) => open} isFull />
      <div className="order-pair">
        <SelectField
          label={t('ship.carrier')}
          name="carrier"
          options={[
            { value: '', label: t('ship.noCarrier') },
            ...CARRIERS.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <TextField label={t('ship.tracking')} name="trackingNumber" maxLength={100} autoComplete="off" />
      </div>
      <div>
        <Submit intent="ship">{t('ship.submit')}</Submit>
      </div>
    </Action>
  );
}

function Reason({ isOptional = false }: { isOptional?: boolean }) {
  const t = useTranslations('staff-orders');
  return (
    <TextField
      label={t('reason')}
      name="reason"
      maxLength={500}
      required={!isOptional}
      optionalLabel={isOptional ? t('optional') : undefined}
      autoComplete="off"
    />
  );
}

function CancelForm(props: FormProps) {
  const t = useTranslations('staff-orders');
  return (
    <Action {...props} intent="cancel" title={t('cancel.title')} text={t('cancel.text')}>
      <PiecesFields order={props.order} limitOf={({ open }) => open} />
      <Reason isOptional />
      <div className="studio-actions">
        <Submit intent="cancel">{t('cancel.submit')}</Submit>
        <Button type="submit" variant="secondary" name="all" value="yes">
          {t('cancel.all')}
        </Button>
      </div>
    </Action>
  );
}

function RefundForm(props: FormProps) {
  const t = useTranslations('staff-orders');
  const { order } = props;
  const money = useMoney(order.currency);
  const [kind, setKind] = useState('pieces');
  const left = order.total - order.refunded;
  return (
    <Action
      {...props}
      intent="refund"
      title={t('refund.title')}
      text={t('refund.text', { left: money(left), total: money(order.total) })}
    >
      <SelectField
        label={t('refund.kind')}
        name="kind"
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
        options={(['pieces', 'amount', 'rest'] as const).map((value) => ({
          value,
          label: value === 'rest' ? `${t('refund.rest')} (${money(left)})` : t(`refund.${value}`),
        }))}
      />
      {kind === 'pieces' && (
        <PiecesFields
          order={order}
          limitOf={({ ordered, cancelled, returned, refunded }) => ordered - cancelled - returned - refunded}
        />
      )}
      {kind === 'amount' && (
        <TextField
          label={`${t('refund.value')} (${order.currency})`}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
        />
      )}
      <Reason />
      <div>
        <Submit intent="refund">{t('refund.submit')}</Submit>
      </div>
    </Action>
  );
}

function CheckPaymentForm(props: FormProps) {
  const t = useTranslations('staff-orders');
  return (
    <Action
      {...props}
      intent="check-payment"
      title={t('checkPayment.title')}
      text={t('checkPayment.text')}
      isOpen
    >
      <TextField label={t('checkPayment.found')} name="text" maxLength={500} required autoComplete="off" />
      <div>
        <Submit intent="check-payment">{t('checkPayment.submit')}</Submit>
      </div>
    </Action>
  );
}

function AnnounceForm(props: FormProps) {
  const t = useTranslations('staff-orders');
  return (
    <Action {...props} intent="announce" title={t('announce.title')} text={t('announce.text')}>
      <PiecesFields order={props.order} limitOf={({ withCustomer }) => withCustomer} />
      <ReturnReasonField />
      <div>
        <Submit intent="announce">{t('announce.submit')}</Submit>
      </div>
    </Action>
  );
}

function ReturnReasonField() {
  const t = useTranslations('staff-orders');
  const reasons = useTranslations('orders.reasons');
  return (
    <SelectField
      label={t('reason')}
      name="reason"
      defaultValue="changed-mind"
      options={RETURN_REASONS.map((value) => ({ value, label: reasons(value) }))}
    />
  );
}

function ReceiveForm(props: FormProps) {
  const t = useTranslations('staff-orders');
  const { order } = props;
  const money = useMoney(order.currency);
  const open = order.returns.find(({ state }) => state === 'requested');
  return (
    <Action {...props} intent="receive" title={t('receive.title')} text={t('receive.text')} isOpen>
      <PiecesFields
        order={order}
        limitOf={({ announced }) => announced}
        columns={[
          { name: 'restock', label: t('receive.restock'), isFull: true },
          { name: 'writeOff', label: t('receive.writeOff'), isFull: false },
        ]}
      />
      <TextField
        label={t('receive.value', { amount: money(open?.amount ?? 0) })}
        name="amount"
        inputMode="decimal"
        optionalLabel={t('optional')}
        autoComplete="off"
      />
      <div className="studio-actions">
        <Submit intent="receive">{t('receive.submit')}</Submit>
        <Button type="submit" variant="secondary" name="close" value="yes">
          {t('receive.close')}
        </Button>
      </div>
    </Action>
  );
}

const FIELDS: (keyof Address)[] = [
  'firstName',
  'lastName',
  'streetName',
  'additionalStreetInfo',
  'city',
  'region',
  'postalCode',
  'phone',
];

function AddressForm({ errors, ...props }: FormProps & { errors: ActionOutcome['addressErrors'] }) {
  const t = useTranslations('staff-orders');
  const checkout = useTranslations('checkout');
  const address = props.order.shippingAddress;
  return (
    <Action {...props} intent="address" title={t('address.title')}>
      <input type="hidden" name="address.country" value={address.country} />
      <div className="order-address-fields">
        {FIELDS.map((field) => {
          const error = errors.find((one) => one.field === field);
          return (
            <TextField
              key={field}
              label={checkout(`address.${field}.label` as 'address.city.label')}
              name={`address.${field}`}
              defaultValue={address[field]}
              error={error && checkout(error.messageKey as 'address.city.missing')}
              autoComplete="off"
              maxLength={120}
            />
          );
        })}
      </div>
      <div>
        <Submit intent="address">{t('address.submit')}</Submit>
      </div>
    </Action>
  );
}
