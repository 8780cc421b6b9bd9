import { describe, expect, it } from 'vitest';
import type { SectionType } from '#commerce/content/section-types.ts';
import type { ReadyContainer } from './ready-page.ts';
import { firstStylesOf, laterStylesOf, stylesOf } from './section-styles.tsx';

const section = (type: SectionType, fields: Record<string, unknown> = {}) => ({ type, fields });

describe('the styles of a page', () => {
  it('[CONTENT-02] are those of the sections it shows', () => {
    expect(stylesOf([])).toEqual(['page']);
    expect(stylesOf([section('Text'), section('FaqAccordian')])).toEqual(['page', 'editorial']);
    expect(stylesOf([section('HeroBanner'), section('Marquee'), section('Video')])).toEqual([
      'page',
      'hero',
      'strips',
      'video',
    ]);
  });

  it('[CONTENT-02] include what a field brings: a film in a card, a point that opens a product', () => {
    expect(stylesOf([section('CtaGrid', { items: [{ video: null }] })])).toEqual(['page', 'cards']);
    expect(stylesOf([section('CtaGrid', { items: [{ video: { loop: true } }] })])).toContain('video');
    const slides = [{ desktopShoppableButtons: [{ productSku: 'BKZ30005' }] }];
    expect(stylesOf([section('HeroBannerCarousel', { slides: [{ desktopShoppableButtons: [] }] })])).toEqual([
      'page',
      'hero',
    ]);
    expect(stylesOf([section('HeroBannerCarousel', { slides })])).toEqual(['page', 'hero', 'products']);
  });

  it('[CONTENT-02] come when they are needed: those of the first two sections at first, each once', () => {
    const band = (...sections: ReturnType<typeof section>[]) => ({ sections }) as unknown as ReadyContainer;
    const containers = [
      band(section('HeroBanner')),
      band(section('CtaGrid'), section('Marquee')),
      band(section('Text'), section('UspBanner')),
      band(section('FaqAccordian'), section('Video')),
    ];
    expect(firstStylesOf({ containers })).toEqual(['page', 'cards', 'hero']);
    expect(laterStylesOf({ containers })).toEqual([[], ['strips'], ['editorial'], ['video']]);
  });
});
