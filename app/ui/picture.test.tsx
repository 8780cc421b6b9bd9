import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PICTURE_QUALITIES, PICTURE_WIDTHS, pictureUrl } from '#commerce/media/picture.ts';
import { DEFAULT_WIDTHS, Picture } from '#ui/picture.tsx';

const dress = { src: '/media/wrap-dress/front/navy', alt: 'Wrap dress', ratio: 1.5, sizes: '25vw' };

describe('Picture', () => {
  it('uses only widths that the image service renders', () => {
    const drawn: readonly number[] = PICTURE_WIDTHS;
    expect(DEFAULT_WIDTHS.filter((width) => !drawn.includes(width))).toEqual([]);
  });

  it('writes addresses as the image service reads them', () => {
    const markup = renderToStaticMarkup(<Picture {...dress} widths={[320, 640]} />);
    expect(markup).toContain(`${pictureUrl(dress.src, 320)} 320w, ${pictureUrl(dress.src, 640)} 640w`);
    const fine = renderToStaticMarkup(<Picture {...dress} widths={[320]} quality={95} />);
    expect(fine).toContain(pictureUrl(dress.src, 320, PICTURE_QUALITIES[2]));
  });

  it('reserves its space and shows its colour before it loads', () => {
    const markup = renderToStaticMarkup(<Picture {...dress} tone="#e8e2d6" widths={[640]} />);
    expect(markup).toContain('style="--ratio:1.5;--tone:#e8e2d6"');
    expect(markup).toContain('width="640" height="960"');
  });

  it('loads lazily, unless it is in the first view', () => {
    expect(renderToStaticMarkup(<Picture {...dress} />)).toContain('loading="lazy"');
    const first = renderToStaticMarkup(<Picture {...dress} priority />);
    expect(first).toContain('loading="eager"');
    expect(first).toContain('fetchPriority="high"');
    const beside = renderToStaticMarkup(<Picture {...dress} priority="early" />);
    expect(beside).toContain('loading="eager"');
    expect(beside).toContain('fetchPriority="low"');
  });

  it('puts `sizes` before the addresses, so that no browser starts the wrong download', () => {
    const markup = renderToStaticMarkup(<Picture {...dress} />);
    const image = markup.slice(markup.indexOf('<img'));
    expect(image.indexOf('sizes=')).toBeLessThan(image.indexOf('srcSet='));
    expect(image.indexOf('srcSet=')).toBeLessThan(image.indexOf(' src='));
  });

  it('has an alternative text even when it is empty', () => {
    expect(renderToStaticMarkup(<Picture {...dress} alt="" />)).toContain('alt=""');
  });
});
