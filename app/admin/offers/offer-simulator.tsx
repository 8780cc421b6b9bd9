import { useState } from 'react';
import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { fetchProducts } from '#app/admin/content/record-fields/lookup-calls.ts';
import { useLookup } from '#app/admin/content/record-fields/use-lookup.ts';
import { StudioTable } from '#app/admin/content/studio-table.tsx';
import { useMoney } from '#app/admin/orders/order-text.ts';
import type { OfferSimulation } from '#commerce/basket/simulate-offers.server.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';

export interface OfferSimulatorProps {
  form: {
    items: { name: string; quantity: number }[];
    brand: string;
    kind: 'new' | 'returning' | 'email';
    email: string;
    code: string;
    day: string;
  };
  shops: { slug: string; name: string }[];
  simulation: OfferSimulation | null;
}

const EMPTY = [
  { name: '', quantity: 1 },
  { name: '', quantity: 1 },
];

/** A basket that is only tried out: what each offer does to it, and why the others do nothing. */
export function OfferSimulator({ form, shops, simulation }: OfferSimulatorProps) {
  const t = useTranslations('staff-offers');
  const [kind, setKind] = useState(form.kind);
  const [typed, setTyped] = useState('');
  const found = useLookup(typed, async (signal) =>
    typed.trim().length > 1 ? fetchProducts({ text: typed.trim() }, signal) : null,
  );
  // Two empty rows follow; a sent form draws them anew.
  const rows = [...form.items, ...EMPTY].map((row, place) => ({ ...row, id: `${place} ${row.name}` }));
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>{t('simulator')}</title>
      <div className="studio-head">
        <h1 className="heading">{t('simulator')}</h1>
        <Link to="/staff/offers" className="text-link">
          {t('toOffers')}
        </Link>
      </div>
      <p className="report-lead">{t('simulatorLine')}</p>
      <div className="simulator">
        <Form className="report-card simulator-form" aria-label={t('simulator')}>
          <fieldset>
            <legend>{t('basket')}</legend>
            {rows.map(({ id, name, quantity }) => (
              <div key={id} className="simulator-row">
                <TextField
                  label={t('item')}
                  name="item"
                  defaultValue={name}
                  list="simulator-products"
                  maxLength={80}
                  autoComplete="off"
                  error={simulation?.unknown.includes(name) ? t('unknownItem') : undefined}
                  onChange={(event) => setTyped(event.target.value)}
                />
                <TextField
                  label={t('pieces')}
                  name="quantity"
                  type="number"
                  min={1}
                  max={99}
                  defaultValue={quantity}
                />
              </div>
            ))}
            <datalist id="simulator-products">
              {found?.products.map(({ key, name, price }) => (
                <option key={key} value={key}>{`${name}, ${price}`}</option>
              ))}
            </datalist>
          </fieldset>
          <SelectField
            label={t('customer')}
            name="customer"
            value={kind}
            options={(['new', 'returning', 'email'] as const).map((value) => ({
              value,
              label: t(`customers.${value}`),
            }))}
            onChange={(event) => setKind(event.target.value as typeof kind)}
          />
          {kind === 'email' && (
            <TextField label={t('email')} name="email" type="email" defaultValue={form.email} />
          )}
          <TextField label={t('code')} name="code" defaultValue={form.code} autoCapitalize="characters" />
          <TextField label={t('day')} hint={t('dayHint')} name="day" type="date" defaultValue={form.day} />
          {shops.length > 1 && (
            <SelectField
              label={t('shop')}
              name="brand"
              defaultValue={form.brand}
              options={shops.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          )}
          <div>
            <Button type="submit">{t('try')}</Button>
          </div>
        </Form>
        {simulation && <Outcome simulation={simulation} />}
      </div>
    </main>
  );
}

function Outcome({ simulation }: { simulation: OfferSimulation }) {
  const t = useTranslations('staff-offers');
  const money = useMoney(simulation.currency);
  const { lines, applied, refused, delivery } = simulation;
  return (
    <div className="report-stack" role="status">
      <section className="report-card" aria-labelledby="simulated-lines">
        <h2 id="simulated-lines">{t('result')}</h2>
        <StudioTable columns={[t('item'), t('pieces'), t('price'), t('discount'), t('toPay')]}>
          {lines.map(({ id, name, quantity, isGift, gross, discounts, net }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{quantity}</td>
              <td>{isGift ? t('gift') : money(gross)}</td>
              <td>
                {discounts.map((discount) => (
                  <span key={discount.name} className="report-line">
                    −{money(discount.amount)} <span className="studio-soft">{discount.name}</span>
                  </span>
                ))}
              </td>
              <td>{money(net)}</td>
            </tr>
          ))}
        </StudioTable>
        <dl className="order-sums simulator-sums">
          <div>
            <dt>{t('subTotal')}</dt>
            <dd>{money(simulation.subTotal)}</dd>
          </div>
          <div>
            <dt>{t('discount')}</dt>
            <dd>−{money(simulation.discountTotal)}</dd>
          </div>
          {delivery && (
            <div>
              <dt>{delivery.name}</dt>
              <dd>{money(delivery.price)}</dd>
            </div>
          )}
          <div data-strong>
            <dt>{t('total')}</dt>
            <dd>{money(simulation.total)}</dd>
          </div>
        </dl>
      </section>
      <OfferList
        part="applied"
        offers={applied.map(({ amount, savedDelivery, gift, ...offer }) => ({
          ...offer,
          text: gift
            ? t('givesGift', { gift })
            : savedDelivery > 0
              ? t('savesDelivery', { amount: money(savedDelivery) })
              : `−${money(amount)}`,
        }))}
      />
      <OfferList
        part="refused"
        offers={refused.map(({ code, reason, missing, ...offer }) => {
          const values = { amount: money(missing ?? 0), count: missing ?? 0, code: code ?? '' };
          return { ...offer, text: t(`reasons.${reason}`, values) };
        })}
      />
    </div>
  );
}

interface OfferListProps {
  part: 'applied' | 'refused';
  offers: readonly { id: string; name: string; text: string }[];
}

function OfferList({ part, offers }: OfferListProps) {
  const t = useTranslations('staff-offers');
  return (
    <section className="report-card" aria-labelledby={`simulated-${part}`}>
      <h2 id={`simulated-${part}`}>{t(part)}</h2>
      {offers.length === 0 && (
        <p className="studio-soft">{t(part === 'applied' ? 'noneApplied' : 'noneRefused')}</p>
      )}
      <ul className="order-rows">
        {offers.map(({ id, name, text }) => (
          <li key={id}>
            <span>
              <Link to={`/staff/offers/${id}`} className="text-link">
                {name}
              </Link>
            </span>
            <span className={part === 'applied' ? 'order-amount' : 'studio-soft'}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
