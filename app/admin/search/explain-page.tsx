import { Form, Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { StudioTable } from '#app/admin/content/studio-table.tsx';
import type { SearchExplanation } from '#commerce/search/provider.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

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

/** The list of a search, and the parts of one product's score. */
export function ExplainPage({ query, found, explained, canExplain }: ExplainPageProps) {
  const t = useTranslations('staff-searches.explain');
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>{t('title')}</title>
      <div className="studio-head">
        <h1 className="heading">{t('title')}</h1>
      </div>
      <Form role="search" className="studio-filters items-end">
        <TextField label={t('search')} name="q" type="search" defaultValue={query} maxLength={200} />
        <TextField
          label={t('product')}
          name="product"
          defaultValue={explained?.product ?? ''}
          maxLength={80}
          autoComplete="off"
        />
        <Button type="submit">{t('submit')}</Button>
      </Form>
      {!canExplain && <p>{t('silent')}</p>}
      {explained && <Explanation {...explained} />}
      {found && (
        <section aria-label={t('list')} className="mt-8">
          <h2 className="heading text-xl">{t('counts', { total: found.total, close: found.close })}</h2>
          {found.corrected && <p>{t('corrected', { text: found.corrected })}</p>}
          {found.filters.length > 0 && <p>{t('filters', { filters: found.filters.join(', ') })}</p>}
          <StudioTable columns={[t('place'), t('name'), t('part'), t('why')]}>
            {found.products.map(({ id, key, name, isClose }, index) => (
              <tr key={id}>
                <td>{index + 1}</td>
                <td>{name}</td>
                <td>{t(isClose ? 'isClose' : 'isWhole')}</td>
                <td>
                  <Link className="text-link" to={`?${new URLSearchParams({ q: query, product: key })}`}>
                    {t('submit')}
                  </Link>
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
  const t = useTranslations('staff-searches.explain');
  const format = useFormatter();
  const { part, position, words, factors, isPinned } = explanation;
  const title = t(`parts.${part}`, { product });
  const number = (value: number) =>
    format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <section aria-label={t('whyProduct', { product })} className="mt-8">
      <h2 className="heading text-xl">
        {position === null ? title : t('atPlace', { part: title, position })}
      </h2>
      {isPinned && <p>{t('pinned')}</p>}
      <StudioTable caption={t('words')} columns={[t('typed'), t('foundAs'), t('where'), t('weight')]}>
        {words.map(({ word, as, place, weight, isName }) => (
          <tr key={word}>
            <td>{isName ? t('names', { word }) : word}</td>
            <td>{as ?? t('notFound')}</td>
            <td>{place && t(place === 'title' ? 'inTitle' : 'inText')}</td>
            <td>{number(weight)}</td>
          </tr>
        ))}
      </StudioTable>
      <StudioTable caption={t('multiplied')} columns={[t('part'), t('factor')]}>
        {factors.map(({ name, factor }) => (
          <tr key={name}>
            <td>{t(`factors.${name}`)}</td>
            <td>{number(factor)}</td>
          </tr>
        ))}
      </StudioTable>
    </section>
  );
}
