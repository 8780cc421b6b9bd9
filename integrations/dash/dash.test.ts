import { describe, expect, it } from 'vitest';
import { dash } from './dash.ts';

describe('[PDP-14] the social gallery', () => {
  it('has four posts in a row, two on phones and four rows, and may reach only its vendor', () => {
    const page = dash.create(
      { productKey: 'OAZ10006', locale: 'fr' },
      { id: 'wall', script: 'https://cdn.dashhudson.com/web/js/gallery.js' },
      'https://shop.example',
    );
    for (const part of ['gallery-id="wall"', 'row-size="4"', 'mobile-row-size="2"', 'row-limit="4"']) {
      expect(page.body).toContain(`data-${part}`);
    }
    expect(page.hosts).toEqual(['https://cdn.dashhudson.com', 'https://*.dashhudson.com']);
  });
});
