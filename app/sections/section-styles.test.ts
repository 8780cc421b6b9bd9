import { describe, expect, it } from 'vitest';
import { stylesOf } from './load-page.server.ts';
import type { LoadedContainer } from './loaded-page.ts';
import { firstStylesOf, laterStylesOf, pageStylesOf } from './section-styles.tsx';

const section = (type: string, fields: Record<string, unknown> = {}) => ({
  type,
  fields,
  styles: stylesOf({ type, fields }),
});

describe('the styles of a page', () => {
  it('[CONTENT-02] are those of the sections it shows', () => {
    expect(pageStylesOf([])).toEqual(['sections']);
    expect(pageStylesOf([section('Text'), section('FaqAccordian')])).toEqual(['sections', 'editorial']);
    expect(pageStylesOf([section('HeroBanner'), section('Video'), section('Marquee')])).toEqual([
      'sections',
      'hero',
      'strips',
      'video',
    ]);
  });

  it('[CONTENT-02] include what a field needs: a video in a card, a point that opens a product', () => {
    expect(stylesOf(section('CtaGrid', { items: [{ video: null }] }))).toEqual(['cards']);
    expect(stylesOf(section('CtaGrid', { items: [{ video: { loop: true } }] }))).toContain('video');
    const slides = [{ desktopShoppableButtons: [{ productSku: 'BKZ30005' }] }];
    expect(stylesOf(section('HeroBannerCarousel', { slides: [{ desktopShoppableButtons: [] }] }))).toEqual([
      'hero',
    ]);
    expect(stylesOf(section('HeroBannerCarousel', { slides }))).toEqual(['hero', 'products']);
  });

  it('[CONTENT-02] load in order of need: first those of the first two sections, each once', () => {
    const band = (...sections: ReturnType<typeof section>[]) => ({ sections }) as unknown as LoadedContainer;
    const containers = [
      band(section('HeroBanner')),
      band(section('CtaGrid'), section('Marquee')),
      band(section('Text'), section('UspBanner')),
      band(section('FaqAccordian'), section('Video')),
    ];
    expect(firstStylesOf({ containers })).toEqual(['sections', 'cards', 'hero']);
    expect(laterStylesOf({ containers })).toEqual([[], ['strips'], ['editorial'], ['video']]);
  });
});
