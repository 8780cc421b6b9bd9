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
  const columns = [
    ['Today', figures.today],
    ['Since it began', figures.total],
  ] as const;
  return (
    <section aria-labelledby="record-figures">
      <h2 id="record-figures" className="studio-side-title">
        How it goes
      </h2>
      <table className="studio-table">
        <thead>
          <tr>
            <td />
            <th scope="col">Views</th>
            <th scope="col">Clicks</th>
            <th scope="col">Spent</th>
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
  /** In words, for the heading. */
  title: string;
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
    return { title: `a search for “${text}”`, href, question: { ...where, text } };
  }
  if (!categorySlug) return null;
  const question = { ...where, category: categorySlug };
  return { title: categorySlug, href: `/categories/${categorySlug}`, question };
}

function Match({ asked: { title, href, question }, revision }: { asked: Asked; revision: number }) {
  const found = useLookup(`${JSON.stringify(question)} ${revision}`, (signal) =>
    fetchProducts(question, signal),
  );
  return (
    <section aria-labelledby="record-found">
      <h2 id="record-found" className="studio-side-title">
        What shoppers find now
      </h2>
      <p className="studio-soft">
        With {title}.{' '}
        <a href={href} target="_blank" rel="noreferrer" className="text-link">
          See it in the shop
        </a>
      </p>
      <div aria-live="polite">
        {found?.redirect && (
          <p>
            It leads to <strong>{found.redirect}</strong>.
          </p>
        )}
        {found && !found.redirect && found.total === 0 && <p>Nothing.</p>}
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
