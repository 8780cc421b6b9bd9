import { useLocale, useTranslations } from 'use-intl';
import type { Money } from '#domain/catalogue/money.ts';
import { formatMoney } from '#domain/price/format-money.ts';
import type { ProductFile } from '#server/staff/product-file.server.ts';

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

/** Price and stock of every variant; the stock is that of this moment. */
export function VariantTable({ file: { product, live, prices } }: { file: ProductFile }) {
  const t = useTranslations('staff-tools.wordsworth');
  const locale = useLocale();
  const money = (amount: Money | null) => (amount ? formatMoney(amount, locale) : '–');
  const stock = new Map(live.map(({ id, availableQuantity }) => [id, availableQuantity]));
  return (
    // A wide table scrolls by itself, and can be reached to do so.
    <section className="overflow-x-auto" aria-label={t('columns.stock')} {...REACHABLE}>
      <table className="w-full text-left text-sm tabular-nums">
        <thead>
          <tr className="border-line border-b">
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="text-soft py-2 pr-4 font-normal">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {product.variants.map(({ id, sku, colour, size, eanBarcode }) => {
            const price = prices[sku]!;
            const quantity = stock.get(id) ?? 0;
            return (
              <tr key={sku} className="border-line border-b">
                <th scope="row" className="py-2 pr-4 font-normal whitespace-nowrap">
                  {sku}
                </th>
                <td className="pr-4">{colour}</td>
                <td className="pr-4">{size}</td>
                <td className={quantity === 0 ? 'text-sale pr-4' : 'pr-4'}>{quantity}</td>
                <td className="pr-4">{money(price.internal)}</td>
                <td className="pr-4">{money(price.markdown)}</td>
                <td className="pr-4">
                  {price.effects.length === 0
                    ? '–'
                    : price.effects.map(({ name, value }) => `${name} ${money(value)}`).join(', ')}
                </td>
                <td className="pr-4 font-medium">{money(price.final)}</td>
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
