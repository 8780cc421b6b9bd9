import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Price } from '#ui/price.tsx';
import { Rating } from '#ui/rating.tsx';

describe('Price', () => {
  it('is one price without a discount', () => {
    const markup = renderToStaticMarkup(<Price price="£45.00" nowLabel="Now" />);
    expect(markup).toBe('<span class="price"><span class="price-now">£45.00</span></span>');
  });

  it('labels the old and the new price for screen readers', () => {
    const markup = renderToStaticMarkup(
      <Price price="£36.00" was="£45.00" saving="Save 20%" nowLabel="Now" wasLabel="Was" />,
    );
    expect(markup).toContain('<span class="sr-only">Now </span>£36.00');
    expect(markup).toContain('<s class="price-was"><span class="sr-only">Was </span>£45.00</s>');
    expect(markup).toContain('Save 20%');
  });
});

describe('Rating', () => {
  it('is read as one sentence and shows its number', () => {
    const markup = renderToStaticMarkup(
      <Rating value={4.6} text="4.6" count="(128)" label="Rated 4.6 out of 5" />,
    );
    expect(markup).toMatch(/^<span role="img" aria-label="Rated 4.6 out of 5"/);
    expect(markup).toContain('--value:4.6');
    expect(markup).toContain('<span>4.6</span>');
  });
});
