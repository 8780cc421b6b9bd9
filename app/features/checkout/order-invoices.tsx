import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSite } from '#app/site/site.ts';
import { siteSegment } from '#commerce/links/site-path.ts';
import type { IssuedDocument } from '#commerce/orders/documents/invoices.server.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';

interface OrderInvoicesProps {
  number: string;
  documents: readonly IssuedDocument[];
  currency: string;
}

/** Invoices and credit notes of an order. The key of the order email, if there is one, opens them too. */
export function OrderInvoices({ number, documents, currency }: OrderInvoicesProps) {
  const t = useTranslations('orders');
  const { locale, brand } = useSite();
  const key = new URLSearchParams(useLocation().search).get('key');
  if (documents.length === 0) return null;
  const language = siteSegment(locale, brand);
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="eyebrow text-soft mb-2">
        {t('documents.title')}
      </h2>
      <ul className="grid gap-1">
        {documents.map(({ id, kind, number: document, total }) => (
          <li key={id}>
            <a
              className="text-link"
              href={`${language}/order/${number}/invoice/${document}${key ? `?key=${encodeURIComponent(key)}` : ''}`}
            >
              {t(`documents.${kind}`, { number: document })}
            </a>{' '}
            <span className="text-soft tabular-nums">
              {formatMoney(
                { centAmount: kind === 'invoice' ? total : -total, currencyCode: currency },
                locale,
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
