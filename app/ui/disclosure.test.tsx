import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accordion } from '#ui/accordion.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Tabs } from '#ui/tabs.tsx';

describe('Accordion', () => {
  it('is a native disclosure, so that it opens without script', () => {
    const markup = renderToStaticMarkup(
      <Accordion title="Delivery" name="facts">
        Tomorrow
      </Accordion>,
    );
    expect(markup).toMatch(/^<details name="facts" class="accordion"><summary/);
    expect(markup).toContain('Tomorrow');
  });
});

describe('Tabs', () => {
  const markup = renderToStaticMarkup(
    <Tabs
      label="About"
      tabs={[
        { id: 'details', title: 'Details', content: 'Cotton' },
        { id: 'care', title: 'Care', content: 'Wash cool' },
      ]}
    />,
  );

  it('puts one tab into the tab order, the rest behind arrow keys', () => {
    expect(markup.match(/role="tab" aria-selected="true"[^>]*tabindex="0"/gi)).toHaveLength(1);
    expect(markup.match(/role="tab" aria-selected="false"[^>]*tabindex="-1"/gi)).toHaveLength(1);
  });

  it('links every tab to an existing panel', () => {
    const panels = [...markup.matchAll(/aria-controls="([^"]+)"/g)].map(([, id]) => id);
    expect(panels).toHaveLength(2);
    for (const id of panels) expect(markup).toContain(`id="${id}" role="tabpanel"`);
  });

  it('has the content of all panels in the page, for browsers without script', () => {
    expect(markup).toContain('Cotton');
    expect(markup).toContain('Wash cool');
  });
});

describe('SegmentedControl', () => {
  it('is a group of radios that any form can send', () => {
    const markup = renderToStaticMarkup(
      <SegmentedControl
        legend="Delivery"
        name="to"
        defaultValue="shop"
        options={[
          { value: 'home', label: 'Home' },
          { value: 'shop', label: 'Shop' },
        ]}
      />,
    );
    expect(markup).toContain('<legend class="sr-only">Delivery</legend>');
    expect(markup.match(/type="radio"/g)).toHaveLength(2);
    expect(markup.match(/checked=""/g)).toHaveLength(1);
  });
});
