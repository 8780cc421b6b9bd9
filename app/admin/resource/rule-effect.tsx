import { useTranslations } from 'use-intl';
import { fetchProducts, type ProductQuestion } from '#app/admin/content/record-fields/lookup-calls.ts';
import { ProductLine } from '#app/admin/content/record-fields/product-line.tsx';
import { useLookup } from '#app/admin/content/record-fields/use-lookup.ts';
import { pounds } from '#commerce/pricing/pounds.ts';
import type { RecordBody } from '#commerce/resources/define-resource.ts';
import type { PanelProps } from './resource-panels.tsx';

interface Figures {
  today: { impressions: number; clicks: number; spent: number };
  total: { impressions: number; clicks: number; spent: number };
}

/** How a campaign went. */
export function CampaignFigures({ record }: PanelProps) {
  const figures = record?.extra as Figures | null | undefined;
  return figures ? <FigureTable figures={figures} /> : null;
}

/** What shoppers find where a rule of the search holds. */
export function RuleEffect({ name, body, record }: PanelProps) {
  const asked = questionOf(name, body);
  return asked && <Match asked={asked} revision={record?.revision ?? 0} />;
}

function FigureTable({ figures }: { figures: Figures }) {
  const t = useTranslations('staff-searches.effect');
  const columns = [
    [t('today'), figures.today],
    [t('total'), figures.total],
  ] as const;
  return (
    <section aria-labelledby="record-figures">
      <h2 id="record-figures" className="studio-side-title">
        {t('figures')}
      </h2>
      <table className="studio-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('views')}</th>
            <th scope="col">{t('clicks')}</th>
            <th scope="col">{t('spent')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(([name, { impressions, clicks, spent }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{impressions}</td>
              <td>{clicks}</td>
              <td>{pounds(spent / 1000)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface Asked {
  /** What was searched, or the category. */
  text: string | null;
  category: string;
  href: string;
  question: ProductQuestion;
}

function questionOf(name: string, body: RecordBody): Asked | null {
  const { query, categorySlug } = (body.when ?? {}) as { query?: string; categorySlug?: string };
  const [first] = ((name === 'search-redirects' ? body.queries : body.words) ?? []) as string[];
  const text = name === 'ranking' ? query : first;
  const where = { shop: (body.brand ?? '') as string, locale: (body.locale ?? '') as string };
  if (text) {
    const href = `/search?q=${encodeURIComponent(text)}`;
    return { text, category: '', href, question: { ...where, text } };
  }
  if (!categorySlug) return null;
  const question = { ...where, category: categorySlug };
  return { text: null, category: categorySlug, href: `/categories/${categorySlug}`, question };
}

function Match({ asked, revision }: { asked: Asked; revision: number }) {
  const { text, category, href, question } = asked;
  const t = useTranslations('staff-searches.effect');
  const found = useLookup(`${JSON.stringify(question)} ${revision}`, (signal) =>
    fetchProducts(question, signal),
  );
  return (
    <section aria-labelledby="record-found">
      <h2 id="record-found" className="studio-side-title">
        {t('title')}
      </h2>
      <p className="studio-soft">
        {t('with', { what: text === null ? category : t('aSearch', { text }) })}{' '}
        <a href={href} target="_blank" rel="noreferrer" className="text-link">
          {t('seeIt')}
        </a>
      </p>
      <div aria-live="polite">
        {found?.redirect && (
          <p>
            {t.rich('leadsTo', {
              address: found.redirect,
              strong: (shown) => <strong>{shown}</strong>,
            })}
          </p>
        )}
        {found && !found.redirect && found.total === 0 && <p>{t('nothing')}</p>}
      </div>
      {found && !found.redirect && (
        <ol className="studio-products">
          {found.products.map((product) => (
            <li key={product.id}>
              <ProductLine product={product} name={product.name} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
