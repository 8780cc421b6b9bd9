import type { RecordBody, RecordKind } from '#commerce/content/editor/record-kind.ts';
import type { RecordFigures } from '#commerce/content/editor/record-stores.server.ts';
import { pounds } from '#commerce/content/editor/record-summary.ts';
import { fetchProducts, type ProductQuestion } from './record-fields/lookup-calls.ts';
import { ProductLine } from './record-fields/product-line.tsx';
import { useLookup } from './record-fields/use-lookup.ts';

interface RecordEffectProps {
  kind: RecordKind;
  body: RecordBody;
  figures: RecordFigures | null;
  /** Changes with every save: what shoppers find is asked again. */
  revision: number;
}

/** What a record does: how a campaign went, or what shoppers find where a rule holds. */
export function RecordEffect({ kind, body, figures, revision }: RecordEffectProps) {
  if (kind === 'promotion') return null;
  if (kind === 'campaign') return figures && <Figures figures={figures} />;
  const asked = questionOf(kind, body);
  return asked && <Match asked={asked} revision={revision} />;
}

function Figures({ figures }: { figures: RecordFigures }) {
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
  name: string;
  href: string;
  question: ProductQuestion;
}

function questionOf(kind: RecordKind, body: RecordBody): Asked | null {
  const { query, categorySlug } = (body.when ?? {}) as { query?: string; categorySlug?: string };
  const [first] = ((kind === 'redirect' ? body.queries : body.words) ?? []) as string[];
  const text = kind === 'ranking' ? query : first;
  const where = { shop: (body.brand ?? '') as string, locale: (body.locale ?? '') as string };
  if (text) {
    const href = `/search?q=${encodeURIComponent(text)}`;
    return { name: `a search for “${text}”`, href, question: { ...where, text } };
  }
  if (!categorySlug) return null;
  const question = { ...where, category: categorySlug };
  return { name: categorySlug, href: `/categories/${categorySlug}`, question };
}

function Match({ asked: { name, href, question }, revision }: { asked: Asked; revision: number }) {
  const found = useLookup(`${JSON.stringify(question)} ${revision}`, (signal) =>
    fetchProducts(question, signal),
  );
  return (
    <section aria-labelledby="record-found">
      <h2 id="record-found" className="studio-side-title">
        What shoppers find now
      </h2>
      <p className="studio-soft">
        With {name}.{' '}
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
