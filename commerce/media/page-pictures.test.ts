import { describe, expect, it } from 'vitest';
import { cssWidth, pagePictures } from './page-pictures.ts';

const phone = { width: 390, density: 3 };
const desktop = { width: 1440, density: 1 };

describe('the pictures that browsers load for a page', () => {
  it.each([
    ['100vw', 390, 1440],
    ['22rem', 352, 352],
    ['min(100vw, 1150px)', 390, 1150],
    ['(width >= 64rem) 25vw, 50vw', 195, 360],
    ['(min-width: 96rem) 287px, (min-width: 64rem) 25vw, (min-width: 48rem) 33vw, 50vw', 195, 360],
    ['(orientation: portrait) 10vw, 20px', 20, 20],
  ])('[FELT-04] evaluates sizes of %s', (sizes, onPhone, onDesktop) => {
    expect([cssWidth(sizes, phone), cssWidth(sizes, desktop)]).toEqual([onPhone, onDesktop]);
  });

  it('[FELT-04] chooses the width that a phone and a desktop load, in the order of the page', () => {
    const html = `<img alt="" sizes="(width &gt;= 64rem) 25vw, 50vw"
      srcSet="/media/a/320.webp 320w, /media/a/480.webp 480w, /media/a/640.webp 640w" src="/media/a/480.webp"/>
      <img src="/media/b/80.webp">`;
    expect(pagePictures(html, [phone, desktop])).toEqual([
      '/media/a/640.webp',
      '/media/a/320.webp',
      '/media/b/80.webp',
    ]);
  });

  it('takes the source of a picture element that fits the screen, else its image', () => {
    const html = `<picture><source media="(width >= 48rem)" sizes="100vw" srcset="/media/w/1440.webp 1440w"/>
      <img sizes="100vw" srcset="/media/n/1080.webp 1080w"/></picture><img src="/media/b/80.webp">`;
    expect(pagePictures(html, [desktop])).toEqual(['/media/w/1440.webp', '/media/b/80.webp']);
    expect(pagePictures(html, [phone])).toEqual(['/media/n/1080.webp', '/media/b/80.webp']);
  });
});
