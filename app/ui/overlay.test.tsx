import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dialog } from '#ui/dialog.tsx';
import { DisclosureMenu } from '#ui/disclosure-menu.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

const common = { onClose: () => undefined, title: 'Size guide', closeLabel: 'Close' };

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s', (_name, Overlay) => {
  it('has no content while it is closed', () => {
    const markup = renderToStaticMarkup(
      <Overlay {...common} open={false}>
        Content
      </Overlay>,
    );
    expect(markup).toMatch(/^<dialog [^>]*><\/dialog>$/);
  });

  it('is labelled by its title and can be closed', () => {
    const markup = renderToStaticMarkup(
      <Overlay {...common} open footer="Done">
        Content
      </Overlay>,
    );
    const id = /aria-labelledby="([^"]+)"/.exec(markup)?.[1];
    expect(markup).toContain(`<h2 id="${id}"`);
    expect(markup).toContain('aria-label="Close"');
    expect(markup).toContain('Content');
    expect(markup).toContain('<div class="overlay-foot">Done</div>');
  });

  it('keeps its name when the title is not shown', () => {
    const markup = renderToStaticMarkup(
      <Overlay {...common} open hideTitle>
        Content
      </Overlay>,
    );
    expect(markup).toMatch(/<h2 id="[^"]+" class="sr-only">Size guide<\/h2>/);
  });
});

describe('what opens without script', () => {
  it('a tooltip is linked to its button by the browser', () => {
    const markup = renderToStaticMarkup(
      <Tooltip label="About stock" trigger="i">
        Few left
      </Tooltip>,
    );
    const id = /popoverTarget="([^"]+)"/i.exec(markup)?.[1];
    expect(markup).toContain('aria-label="About stock"');
    expect(markup).toContain(`<div id="${id}" popover="auto" class="tooltip">Few left</div>`);
  });

  it('a menu too', () => {
    const markup = renderToStaticMarkup(
      <DisclosureMenu label="Sort">
        <li>Newest</li>
      </DisclosureMenu>,
    );
    const id = /popoverTarget="([^"]+)"/i.exec(markup)?.[1];
    expect(markup).toContain(
      `<div id="${id}" popover="auto" class="menu-list"><ul><li>Newest</li></ul></div>`,
    );
  });
});
