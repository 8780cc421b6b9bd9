import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { StudioList } from './studio-list.tsx';

function render(count: number, address: string) {
  const numbers = Array.from({ length: count }, (_, before) => before + 1);
  const List = () => (
    <StudioList
      title="Pages"
      action={null}
      find={{ words: '', onChange: () => {} }}
      filters={[]}
      count=""
      columns={['Page']}
      nothing="None"
      rows={numbers.map((number) => (
        <tr key={number}>
          <td>row {number};</td>
        </tr>
      ))}
    />
  );
  const Stub = createRoutesStub([{ path: '*', Component: List }]);
  const html = renderToStaticMarkup(<Stub initialEntries={[address]} />).replaceAll('<!-- -->', '');
  return { html, rows: [...html.matchAll(/row (\d+);/g)].map(([, number]) => Number(number)) };
}

describe('a list of the editor', () => {
  it('shows fifty rows at once and links to the next page', () => {
    const { html, rows } = render(354, '/staff/studio?kind=page');
    expect([rows[0], rows.at(-1), rows.length]).toEqual([1, 50, 50]);
    expect(html).toContain('href="/staff/studio?kind=page&amp;page=2"');
    expect(html).toContain('Page 1 of 8');
  });

  it('shows the page of the address', () => {
    const { html, rows } = render(354, '/staff/studio?kind=page&page=8');
    expect([rows[0], rows.at(-1)]).toEqual([351, 354]);
    expect(html).not.toContain('>Next<');
    expect(html).toContain('href="/staff/studio?kind=page&amp;page=7"');
  });

  it.each(['0', '-1', 'x', '1e9', '2.5'])('shows a page that exists for page=%s', (page) => {
    expect(render(120, `/staff/studio?page=${page}`).rows.length).toBeGreaterThan(0);
  });

  it('has no pages when everything fits', () => {
    expect(render(50, '/staff/studio').html).not.toContain('Pages of the list');
  });
});
