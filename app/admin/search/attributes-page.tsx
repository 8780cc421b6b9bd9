import { Form } from 'react-router';
import { StudioTable } from '#app/admin/content/studio-table.tsx';
import type { OfferedAttribute } from '#commerce/catalogue/facets/own-facets.server.ts';
import { Button } from '#ui/button.tsx';

const number = new Intl.NumberFormat('en-GB');

/** Imported attributes that are no filter yet, each one press away from being one. */
export function AttributesPage({ offered }: { offered: OfferedAttribute[] }) {
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>Attributes | Studio</title>
      <div className="studio-head">
        <h1 className="heading">Attributes</h1>
      </div>
      <p>Attributes of your import files are kept and searched. Those below are no filter yet.</p>
      {offered.length === 0 ? (
        <p>Every attribute is a filter.</p>
      ) : (
        <StudioTable columns={['Attribute', 'Products', 'Values', 'Filter']}>
          {offered.map(({ key, products, values, kind }) => (
            <tr key={key}>
              <td>{key}</td>
              <td>{number.format(products)}</td>
              <td>{values.join(', ')}</td>
              <td>
                <Form method="post">
                  <input type="hidden" name="key" value={key} />
                  <input type="hidden" name="kind" value={kind} />
                  <Button type="submit" size="small" variant="secondary">
                    Make a filter
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
