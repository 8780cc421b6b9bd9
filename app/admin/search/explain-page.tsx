import { Form, Link } from 'react-router';
import { StudioTable } from '#app/admin/content/studio-table.tsx';
import type { SearchExplanation } from '#commerce/search/provider.ts';
import { Button } from '#ui/button.tsx';

export interface ExplainedProduct {
  id: string;
  key: string;
  name: string;
  isClose: boolean;
}

export interface ExplainPageProps {
  query: string;
  found: {
    total: number;
    close: number;
    corrected: string | null;
    filters: string[];
    products: ExplainedProduct[];
  } | null;
  /** The chosen product, and why it stands where it stands. */
  explained: { product: string; explanation: SearchExplanation } | null;
  canExplain: boolean;
}

const FACTORS: Record<SearchExplanation['factors'][number]['name'], string> = {
  title: 'How well the title fits',
  quality: 'Sales, ratings and stock',
  rules: 'Ranking rules',
  shoppers: 'What shoppers chose after this search',
};
const PARTS: Record<SearchExplanation['part'], string> = {
  first: 'has everything that was typed',
  close: 'is close to what was typed',
  none: 'is not in this list',
};

/** The list of a search, and the parts of one product's score. */
export function ExplainPage({ query, found, explained, canExplain }: ExplainPageProps) {
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>Explain a search | Studio</title>
      <div className="studio-head">
        <h1 className="heading">Explain a search</h1>
      </div>
      <Form className="studio-form">
        <label>
          Search <input name="q" defaultValue={query} maxLength={200} />
        </label>{' '}
        <label>
          Product key, if one is missing{' '}
          <input name="product" defaultValue={explained?.product ?? ''} maxLength={80} />
        </label>{' '}
        <Button type="submit">Explain</Button>
      </Form>
      {!canExplain && <p>The search engine of this shop does not say how it ranks.</p>}
      {explained && <Explanation {...explained} />}
      {found && (
        <section aria-label="List">
          <h2 className="heading">
            {found.total} with everything, {found.close} close
          </h2>
          {found.corrected && <p>Read as “{found.corrected}”.</p>}
          {found.filters.length > 0 && <p>Read as filters: {found.filters.join(', ')}.</p>}
          <StudioTable columns={['Place', 'Product', 'Part', 'Why']}>
            {found.products.map(({ id, key, name, isClose }, index) => (
              <tr key={id}>
                <td>{index + 1}</td>
                <td>{name}</td>
                <td>{isClose ? 'close' : 'everything'}</td>
                <td>
                  <Link to={`?${new URLSearchParams({ q: query, product: key })}`}>Explain</Link>
                </td>
              </tr>
            ))}
          </StudioTable>
        </section>
      )}
    </main>
  );
}

function Explanation({ product, explanation }: NonNullable<ExplainPageProps['explained']>) {
  const { part, position, words, factors, isPinned } = explanation;
  return (
    <section aria-label={`Why ${product}`}>
      <h2 className="heading">
        {product} {PARTS[part]}
        {position !== null && `, at place ${position}`}
      </h2>
      {isPinned && <p>A ranking rule pins it to the top.</p>}
      <StudioTable caption="Words" columns={['Typed', 'Found as', 'Where', 'Weight']}>
        {words.map(({ word, as, place, weight, isName }) => (
          <tr key={word}>
            <td>{isName ? `${word} (names the product)` : word}</td>
            <td>{as ?? 'not found'}</td>
            <td>{place === 'title' ? 'title, brand, category or attribute' : (place ?? '')}</td>
            <td>{weight.toFixed(2)}</td>
          </tr>
        ))}
      </StudioTable>
      <StudioTable caption="Multiplied by" columns={['Part', 'Factor']}>
        {factors.map(({ name, factor }) => (
          <tr key={name}>
            <td>{FACTORS[name]}</td>
            <td>{factor.toFixed(2)}</td>
          </tr>
        ))}
      </StudioTable>
    </section>
  );
}
