import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Carousel } from '#ui/carousel.tsx';

const labels = { label: 'We think you will like', previousLabel: 'Previous', nextLabel: 'Next' };

function render(extra: Partial<Parameters<typeof Carousel>[0]> = {}) {
  return renderToStaticMarkup(
    <Carousel {...labels} perView={{ phone: 2.15, desktop: 4.5 }} {...extra}>
      <p key="one">One</p>
      <p key="two">Two</p>
      {null}
    </Carousel>,
  );
}

describe('Carousel', () => {
  it('[SPON-04] [REC-01] shows fractions of slides by CSS alone, so that nothing moves on hydration', () => {
    const markup = render();
    expect(markup).toContain('--per-view-phone:2.15');
    expect(markup).toContain('--per-view-desktop:4.5');
    expect(markup).toContain('--per-view-tablet:4.5');
  });

  it('is a labelled region with a list of slides; an empty child is no slide', () => {
    const markup = render();
    expect(markup).toMatch(/^<section aria-label="We think you will like"/);
    expect(markup.match(/<li>/g)).toHaveLength(2);
  });

  it('[CONTENT-04] shows no arrow at an edge, nor before the row is measured', () => {
    const markup = render();
    expect(markup.match(/data-off="true"/g)).toHaveLength(2);
    expect(markup.match(/aria-disabled="true"/g)).toHaveLength(2);
  });

  it('has labelled bullets only on request, the first one current', () => {
    expect(render()).not.toContain('carousel-bullet');
    const markup = render({ bulletLabel: (slide, of) => `Show ${slide} of ${of}` });
    expect(markup).toContain('aria-label="Show 1 of 2" aria-current="true"');
    expect(markup).toContain('aria-label="Show 2 of 2" aria-current="false"');
  });

  it('renders an empty live region from the start', () => {
    expect(render({ announce: () => 'moved' })).toContain('<output class="sr-only"></output>');
  });
});
