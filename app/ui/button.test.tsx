import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { BagIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconLink } from '#ui/icon-link.tsx';

describe('Button', () => {
  it('never submits a form by accident', () => {
    expect(renderToStaticMarkup(<Button>Add</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Pay</Button>)).toContain('type="submit"');
  });

  it('keeps its label in the layout while loading, so that its width stays', () => {
    const markup = renderToStaticMarkup(
      <Button loading loadingLabel="Adding">
        Add to bag
      </Button>,
    );
    expect(markup).toContain('<span class="button-label">Add to bag</span>');
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('<span class="sr-only">Adding</span>');
  });

  it('stays focusable while loading', () => {
    const markup = renderToStaticMarkup(<Button loading>Add</Button>);
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toContain(' disabled');
  });

  it('has no busy state when it is not loading', () => {
    const markup = renderToStaticMarkup(<Button>Add</Button>);
    expect(markup).not.toContain('aria-busy');
    expect(markup).not.toContain('aria-disabled');
  });

  it('is a link where it has an address', () => {
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <ButtonLink to="/women" variant="secondary">
          Shop
        </ButtonLink>
      </MemoryRouter>,
    );
    expect(markup).toMatch(/^<a [^>]*href="\/women"/);
    expect(markup).toContain('class="button button-secondary"');
  });
});

describe('IconButton', () => {
  it('has a label, and its icon is hidden from screen readers', () => {
    const markup = renderToStaticMarkup(
      <IconButton label="Basket, 3 items" count="3">
        <BagIcon />
      </IconButton>,
    );
    expect(markup).toContain('aria-label="Basket, 3 items"');
    expect(markup).toMatch(/<svg [^>]*aria-hidden="true"/);
    expect(markup).toContain('<span class="icon-button-count" aria-hidden="true">3</span>');
  });

  it('exists as a link', () => {
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <IconLink to="/basket" label="Basket">
          <BagIcon />
        </IconLink>
      </MemoryRouter>,
    );
    expect(markup).toMatch(/^<a [^>]*aria-label="Basket"[^>]*class="icon-button"/);
    expect(markup).not.toContain('icon-button-count');
  });
});
