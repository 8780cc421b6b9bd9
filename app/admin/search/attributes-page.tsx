import { Form } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { StudioTable } from '#app/admin/content/studio-table.tsx';
import type { OfferedAttribute } from '#commerce/catalogue/facets/own-facets.server.ts';
import { Button } from '#ui/button.tsx';

/** Imported attributes that are no filter yet, each one press away from being one. */
export function AttributesPage({ offered }: { offered: OfferedAttribute[] }) {
  const t = useTranslations('staff-searches.attributes');
  const format = useFormatter();
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>{t('title')}</title>
      <div className="studio-head">
        <h1 className="heading">{t('title')}</h1>
      </div>
      <p>{t('lead')}</p>
      {offered.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <StudioTable columns={[t('attribute'), t('products'), t('values'), t('filter')]}>
          {offered.map(({ key, products, values, kind }) => (
            <tr key={key}>
              <td>{key}</td>
              <td>{format.number(products)}</td>
              <td>{values.join(', ')}</td>
              <td>
                <Form method="post">
                  <input type="hidden" name="key" value={key} />
                  <input type="hidden" name="kind" value={kind} />
                  <Button type="submit" size="small" variant="secondary">
                    {t('make')}
                  </Button>
                </Form>
              </td>
            </tr>
          ))}
        </StudioTable>
      )}
    </main>
  );
}
