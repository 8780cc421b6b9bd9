import { beforeAll, describe, expect, it } from 'vitest';
import { checkSection } from './check-section.ts';
import ContentSections from './content-sections.tsx';
import NotFoundView from './not-found-view.tsx';
import type { ReadyContainer, ReadyPage } from './ready-page.ts';
import { preloadSections } from './registry.ts';
import { renderInShop } from './render-section.tsx';

const picture = { src: '/media/campaign/occasion', alt: '', ratio: 0.5 };

function band(id: string, over: Partial<ReadyContainer> = {}): ReadyContainer {
  const checked = checkSection('HeroBanner', { title: `Hero ${id}`, picture: { desktop: picture } });
  const fields = 'fields' in checked ? checked.fields : {};
  return {
    id,
    isFullWidth: false,
    backgroundColour: null,
    hasVerticalPadding: true,
    columns: 1,
    sections: [{ id, type: 'HeroBanner', fields, data: { products: {} } }],
    ...over,
  };
}

const render = (containers: ReadyContainer[]) =>
  renderInShop(<ContentSections page={{ brandPage: null, containers }} />);

describe('the sections of a page', () => {
  beforeAll(() => preloadSections(['HeroBanner']));

  it('[CONTENT-02] the first two load at once with high priority, the rest when they are near', () => {
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

  it('[CONTENT-02] what lies under the first two is laid out later', () => {
    const [first, second, third, fourth] = render(['1', '2', '3', '4'].map((id) => band(id)))
      .split('<div class="band')
      .slice(1)
      .map((html) => html.startsWith(' paint-later'));
    expect([first, second, third, fourth]).toEqual([false, false, true, true]);
  });

  it('[CONTENT-02] a container is of the page’s width and padded, unless it says otherwise', () => {
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
    const unknown = { id: 'x', type: 'Carousel' as 'Text', fields: {}, data: null };
    expect(render([band('1', { sections: [unknown] })])).toMatch(/data-section="Carousel"[^>]*><\/div>/);
  });
});

describe('content that is not there', () => {
  const page = { path: '/not-found', title: 'Gone', brandPage: null, containers: [] } as unknown as ReadyPage;

  it('[CONTENT-14] shows the sections that editors wrote for it', () => {
    expect(renderInShop(<NotFoundView page={{ ...page, containers: [band('1')] }} />)).toContain('Hero 1');
  });

  it('[CONTENT-14] shows the Unexpected Error block when they wrote none', () => {
    expect(renderInShop(<NotFoundView page={null} />)).toContain('Unexpected Error');
    expect(renderInShop(<NotFoundView page={page} />)).toContain('Unexpected Error');
  });
});
