import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import type { WalletContact } from '#commerce/checkout/apple-pay/contact.ts';
import { formatMoney, toMinorUnits } from '#commerce/pricing/format-money.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { type SandboxSession, type SheetView, sandboxToken } from './sandbox-session.ts';

/** The wallet's field names, a demo value, and the key of our label. */
const FIELDS = [
  ['givenName', 'Ada', 'address.firstName.label'],
  ['familyName', 'Byron', 'address.lastName.label'],
  ['emailAddress', 'ada@example.com', 'email'],
  ['phoneNumber', '07700 900123', 'address.phone.label'],
  ['addressLines', '1 Loom Street', 'address.streetName.label'],
  ['locality', 'London', 'address.city.label'],
  ['postalCode', 'SW1A 1AA', 'address.postalCode.label'],
  ['countryCode', 'GB', 'address.country.label'],
] as const;

const firstContact = () => Object.fromEntries(FIELDS.map(([name, value]) => [name, value]));

const OUTCOMES = ['authorise', 'refuse', 'respond-late', 'stay-silent'] as const;

interface SandboxSheetProps {
  session: SandboxSession;
  view: SheetView;
}

/** The wallet's sheet for browsers without one. It runs the same code as a real wallet. */
export function SandboxSheet({ session, view }: SandboxSheetProps) {
  const t = useTranslations('checkout.express');
  const texts = useTranslations('checkout');
  const { locale, brand } = useSite();
  // A wallet gets amounts as decimal text and shows them in the currency of the request.
  const money = (amount: string) =>
    Number(amount) === 0 ? texts('free') : formatMoney(toMinorUnits(Number(amount), brand.currency), locale);
  const [contact, setContact] = useState<Record<string, string>>(firstContact);
  const [outcome, setOutcome] = useState<string>('authorise');
  /** The place whose delivery methods are shown. */
  const [place, setPlace] = useState('');
  /** The total that was shown when Pay was pressed during an update; null when no press waits. */
  const [agreedTotal, setAgreedTotal] = useState<string | null>(null);
  const isOpen = !['idle', 'done', 'failed', 'cancelled'].includes(view.phase);
  const isNew = view.methods.length === 0 && view.errors.length === 0;
  const needsContact = view.phase === 'active' && isNew;
  const takesPress = view.phase === 'active' || (view.phase === 'contact' && !isNew && agreedTotal === null);

  const selectFirstContact = useEffectEvent(selectContact);
  useEffect(() => {
    if (needsContact) selectFirstContact();
  }, [needsContact]);

  const payAsAgreed = useEffectEvent(() => {
    setAgreedTotal(null);
    const isUnchanged = view.errors.length === 0 && view.total.amount === agreedTotal;
    if (view.phase === 'active' && isUnchanged) authorise();
  });
  useEffect(() => {
    if (view.phase !== 'contact') payAsAgreed();
  }, [view.phase]);

  function selectContact() {
    setPlace(placeOf(contact));
    session.selectContact(toContact(contact));
  }

  function pay(event: FormEvent) {
    event.preventDefault();
    if (view.phase === 'active') authorise();
    // The press took the focus from a field and so began an update: it counts once that is done.
    else if (takesPress) setAgreedTotal(view.total.amount);
  }

  function authorise() {
    const wallet = toContact(contact);
    session.authorise({
      token: sandboxToken(outcome, crypto.randomUUID()),
      shippingContact: wallet,
      billingContact: wallet,
    });
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => session.cancel()}
      title={t('sandboxTitle')}
      closeLabel={t('close')}
      size="small"
    >
      <form onSubmit={pay} noValidate className="grid gap-5">
        <p className="text-soft text-sm">{t('sandboxIntro')}</p>
        <details>
          <summary className="text-link inline-flex min-h-11 items-center text-sm">{t('edit')}</summary>
          <div className="grid gap-3 pb-3">
            {FIELDS.map(([name, , label]) => (
              <TextField
                key={name}
                label={texts(label)}
                name={name}
                value={contact[name]}
                onChange={(event) => setContact({ ...contact, [name]: event.target.value })}
                onBlur={() => view.phase === 'active' && placeOf(contact) !== place && selectContact()}
              />
            ))}
          </div>
        </details>
        {view.methods.length > 0 && (
          <RadioGroup
            legend={t('method')}
            name="method"
            rows
            value={view.methodId ?? undefined}
            onChange={(id) => view.phase === 'active' && session.selectMethod(id)}
            options={view.methods.map((method) => ({
              value: method.identifier,
              label: method.label,
              hint: method.detail,
              end: money(method.amount),
            }))}
          />
        )}
        {view.errors.map(({ message }) => (
          <p key={message} role="alert" className="text-sale text-sm">
            {message}
          </p>
        ))}
        <SelectField
          label={t('outcome')}
          value={outcome}
          onChange={(event) => setOutcome(event.target.value)}
          options={OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
        />
        <dl className="border-line grid grid-cols-[1fr_auto] gap-y-1 border-t pt-4 tabular-nums">
          {view.lineItems.map(({ label, amount }) => (
            <div key={label} className="text-soft col-span-2 grid grid-cols-subgrid text-sm">
              <dt>{label}</dt>
              <dd className="text-right">{money(amount)}</dd>
            </div>
          ))}
          <dt className="font-medium">{view.total.label}</dt>
          <dd className="text-right font-medium">{money(view.total.amount)}</dd>
        </dl>
        <Button type="submit" size="large" wide loading={!takesPress} loadingLabel={t('working')}>
          {t('authorise')}
        </Button>
      </form>
    </Dialog>
  );
}

/** What a wallet tells of a contact before the payment is authorised. */
function placeOf({ locality, postalCode, countryCode }: Record<string, string>): string {
  return JSON.stringify([locality, postalCode, countryCode]);
}

function toContact(fields: Record<string, string>): WalletContact {
  return { ...fields, addressLines: [fields.addressLines ?? ''] };
}
