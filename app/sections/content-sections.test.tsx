import { describe, expect, it } from 'vitest';
import ContentSections from './content-sections.tsx';
import { checkSection } from './definitions.ts';
import type { LoadedContainer, LoadedPage } from './loaded-page.ts';
import NotFoundView from './not-found-view.tsx';
import { renderInShop } from './render-section.tsx';

const picture = { src: '/media/campaign/occasion', alt: '', ratio: 0.5 };

function band(id: string, over: Partial<LoadedContainer> = {}): LoadedContainer {
  const checked = checkSection('HeroBanner', { title: `Hero ${id}`, picture: { desktop: picture } });
  const fields = 'fields' in checked ? checked.fields : {};
  return {
    id,
    isFullWidth: false,
    backgroundColour: null,
    hasVerticalPadding: true,
    columns: 1,
    sections: [{ id, type: 'HeroBanner', fields, data: { products: {} }, styles: ['hero'] }],
    ...over,
  };
}

const render = (containers: LoadedContainer[]) =>
  renderInShop(<ContentSections page={{ brandPage: null, containers }} />);

describe('the sections of a page', () => {
  it('[CONTENT-02] the first two load at once with high priority, the rest lazily', () => {
    const [first, second, third, fourth] = render(['1', '2', '3', '4'].map((id) => band(id)))
      .split('data-section=')
      .slice(1);
    for (const html of [first, second]) {
      expect(html).toContain('loading="eager"');
      expect(html).toContain('fetchPriority="high"');
    }
    for (const html of [third, fourth]) {
      expect(html).toContain('loading="lazy"');
      expect(html).not.toContain('fetchPriority="high"');
    }
  });

  it('[CONTENT-02] the layout of what is below the first two is deferred', () => {
    const [first, second, third, fourth] = render(['1', '2', '3', '4'].map((id) => band(id)))
      .split('<div class="band')
      .slice(1)
      .map((html) => html.startsWith(' deferred-layout'));
    expect([first, second, third, fourth]).toEqual([false, false, true, true]);
  });

  it('[CONTENT-02] a container has the page’s width and padding by default', () => {
    const plain = render([band('1')]);
    expect(plain).toContain('class="band band-padded"');
    expect(plain).toContain('class="page-width"');
    const own = render([
      band('1', { isFullWidth: true, backgroundColour: '#112233', hasVerticalPadding: false }),
    ]);
    expect(own).toContain('class="band band-coloured" style="background:#112233"');
    expect(own).toContain('class="band-full"');
  });

  it('small sections may stand side by side', () => {
    expect(render([band('1', { columns: 2 })])).toContain(
      'class="page-width band-columns" data-columns="2" style="--columns:2"',
    );
    expect(render([band('1')])).not.toContain('band-columns');
  });

  it('[CONTENT-01] an unknown type renders nothing', () => {
    const unknown = { id: 'x', type: 'Carousel', fields: {}, data: null, styles: [] };
    expect(render([band('1', { sections: [unknown] })])).toMatch(/data-section="Carousel"[^>]*><\/div>/);
  });
});

describe('the view of a missing page', () => {
  const page = {
    path: '/not-found',
    title: 'Gone',
    brandPage: null,
    containers: [],
  } as unknown as LoadedPage;

  it('[CONTENT-14] shows the sections that editors wrote for it', () => {
    expect(renderInShop(<NotFoundView page={{ ...page, containers: [band('1')] }} />)).toContain('Hero 1');
  });

  it('[CONTENT-14] shows the Unexpected Error block when they wrote none', () => {
    expect(renderInShop(<NotFoundView page={null} />)).toContain('Unexpected Error');
    expect(renderInShop(<NotFoundView page={page} />)).toContain('Unexpected Error');
  });
});
