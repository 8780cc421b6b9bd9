import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import type { Money } from '#commerce/pricing/money.ts';
import type { ProductInspection } from '#commerce/staff/product-inspector.server.ts';

const COLUMNS = [
  'sku',
  'colour',
  'size',
  'stock',
  'internal',
  'markdown',
  'effects',
  'final',
  'barcode',
] as const;

/** Price and current stock of every variant. */
export function VariantTable({ file: { product, live, prices } }: { file: ProductInspection }) {
  const t = useTranslations('staff-tools.wordsworth');
  const locale = useLocale();
  const money = (amount: Money | null) => (amount ? formatMoney(amount, locale) : '–');
  const stock = new Map(live.map(({ id, availableQuantity }) => [id, availableQuantity]));
  return (
    // A wide table scrolls by itself and is focusable.
    <section className="staff-table" aria-label={t('columns.stock')} {...REACHABLE}>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {product.variants.map(({ id, sku, colour, size, eanBarcode }) => {
            const price = prices[sku];
            if (!price) return null;
            const quantity = stock.get(id) ?? 0;
            return (
              <tr key={sku}>
                <th scope="row">{sku}</th>
                <td>{colour}</td>
                <td>{size}</td>
                <td className={quantity === 0 ? 'text-sale' : undefined}>{quantity}</td>
                <td>{money(price.internal)}</td>
                <td>{money(price.markdown)}</td>
                <td>
                  {price.effects.length === 0
                    ? '–'
                    : price.effects.map(({ name, value }) => `${name} ${money(value)}`).join(', ')}
                </td>
                <td>{money(price.final)}</td>
                <td>{eanBarcode}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const REACHABLE = { tabIndex: 0 };
