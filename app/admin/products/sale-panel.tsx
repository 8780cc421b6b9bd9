import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PanelProps } from '#app/admin/resource/resource-panels.tsx';
import type { ProductExtra } from '#commerce/catalogue/product-store.server.ts';
import type { UnsoldReason } from '#commerce/catalogue/why-not-sold.ts';

/** Where it is sold, and for every site that does not sell it the reasons. */
export function SalePanel({ record }: PanelProps) {
  const t = useTranslations('staff-products');
  const extra = record?.extra as ProductExtra | null | undefined;
  if (!record || !extra) return null;
  const key = encodeURIComponent(record.id);
  // Said once where it holds on every site.
  const [first, ...others] = extra.sites;
  const everywhere = (first?.reasons ?? []).filter((reason) =>
    others.every(({ reasons }) => reasons.includes(reason)),
  );
  const sold = extra.sites.filter(({ reasons }) => reasons.length === 0);
  const some = extra.sites
    .map((site) => ({ ...site, reasons: site.reasons.filter((reason) => !everywhere.includes(reason)) }))
    .filter(({ reasons }) => reasons.length > 0);
  return (
    <section aria-labelledby="product-sold" className="product-sold">
      <h2 id="product-sold" className="studio-side-title">
        {sold.length > 0 ? t('soldOn', { count: sold.length, of: extra.sites.length }) : t('notSold')}
      </h2>
      {everywhere.length > 0 && <Reasons reasons={everywhere} />}
      {everywhere.length === 0 &&
        some.map(({ name, reasons }) => (
          <div key={name}>
            <p>{name}</p>
            <Reasons reasons={reasons} />
          </div>
        ))}
      <p className="product-links">
        <a href={`/staff/product-preview/${key}`} target="_blank" rel="noreferrer" className="text-link">
          {t('preview')}
        </a>
        {sold.length > 0 && (
          <a href={`/product/${extra.slug}`} target="_blank" rel="noreferrer" className="text-link">
            {t('inShop')}
          </a>
        )}
        <Link to={`/staff/prices?q=${key}`} className="text-link">
          {t('pricesByList')}
        </Link>
        <a href={`/wordsworth/${key}`} target="_blank" rel="noreferrer" className="text-link">
          {t('inspector')}
        </a>
      </p>
    </section>
  );
}

function Reasons({ reasons }: { reasons: readonly UnsoldReason[] }) {
  const t = useTranslations('staff-products');
  return (
    <ul className="product-reasons">
      {reasons.map((reason) => (
        <li key={reason}>{t(`reasons.${reason}`)}</li>
      ))}
    </ul>
  );
}
