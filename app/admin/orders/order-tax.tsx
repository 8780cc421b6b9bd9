import { useLocale, useTranslations } from 'use-intl';
import { StudioTable } from '#app/admin/content/studio-table.tsx';
import type { StaffOrderPage } from '#commerce/orders/order-page.server.ts';
import { useMoney } from './order-text.ts';

/** The tax of an order by rate: what was paid without it, and with it. */
export function OrderTax({ order }: { order: StaffOrderPage }) {
  const t = useTranslations('staff-orders');
  const money = useMoney(order.currency);
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  if (order.taxByRate === null) return null;
  const taxed = order.taxByRate.map(({ name, basisPoints, taxable, tax }) => ({
    name: `${name} ${percent.format(basisPoints / 10_000)}`,
    net: taxable,
    tax,
  }));
  const untaxed = order.total - taxed.reduce((sum, { net, tax }) => sum + net + tax, 0);
  const rows = untaxed === 0 ? taxed : [...taxed, { name: t('tax.untaxed'), net: untaxed, tax: 0 }];
  const tax = rows.reduce((sum, row) => sum + row.tax, 0);
  return (
    <>
      <h3>{t('tax.title')}</h3>
      <StudioTable columns={[t('tax.rate'), t('tax.net'), t('tax.tax'), t('tax.gross')]}>
        {[...rows, { name: t('tax.total'), net: order.total - tax, tax }].map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td className="order-amount">{money(row.net)}</td>
            <td className="order-amount">{money(row.tax)}</td>
            <td className="order-amount">{money(row.net + row.tax)}</td>
          </tr>
        ))}
      </StudioTable>
    </>
  );
}
