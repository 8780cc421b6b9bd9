import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Chip, ChipLink } from '#ui/chip.tsx';
import { Pagination } from '#ui/pagination.tsx';

describe('Breadcrumbs', () => {
  it('link every step but this page', () => {
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <Breadcrumbs label="You are here" items={[{ name: 'Women', to: '/women' }, { name: 'Dresses' }]} />
      </MemoryRouter>,
    );
    expect(markup).toContain('<nav aria-label="You are here"');
    expect(markup).toMatch(/<a href="\/women"[^>]*>Women<\/a>/);
    expect(markup).toContain('<span aria-current="page">Dresses</span>');
  });
});

describe('Pagination', () => {
  const at = (page: number) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <Pagination
          label="Pages"
          page={page}
          pages={9}
          to={(to) => `/women?page=${to}`}
          pageLabel={(to) => `Page ${to}`}
          previousLabel="Previous page"
          nextLabel="Next page"
        />
      </MemoryRouter>,
    );

  it('marks the current page and names the others', () => {
    expect(at(5)).toMatch(/aria-label="Page 5"[^>]*aria-current="page"/);
    expect(at(5).match(/aria-current/g)).toHaveLength(1);
  });

  it('has previous and next links that work without script', () => {
    expect(at(5)).toMatch(/href="\/women\?page=4"[^>]*rel="prev"|rel="prev"[^>]*href="\/women\?page=4"/);
    expect(at(5)).toMatch(/href="\/women\?page=6"[^>]*rel="next"|rel="next"[^>]*href="\/women\?page=6"/);
    expect(at(1)).not.toContain('Previous page');
    expect(at(9)).not.toContain('Next page');
  });
});

describe('Chip', () => {
  it('exposes whether it is pressed', () => {
    expect(renderToStaticMarkup(<Chip pressed>Navy</Chip>)).toContain('aria-pressed="true"');
    expect(renderToStaticMarkup(<Chip>Clear all</Chip>)).not.toContain('aria-pressed');
  });

  it('as a link exposes that it is selected', () => {
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <ChipLink to="/women" selected>
          Women
        </ChipLink>
      </MemoryRouter>,
    );
    expect(markup).toContain('aria-current="true"');
  });
});
