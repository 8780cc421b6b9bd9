import { describe, expect, it } from 'vitest';
import { putSmallStylesIn, stylesIn } from './small-styles.server.ts';

const page =
  '<html><head><link rel="stylesheet" href="/assets/root.css"/>' +
  '<link rel="stylesheet" href="/assets/sections.css" data-precedence="section"/></head>' +
  '<body><link rel="stylesheet" href="/assets/sections.css#later"/></body></html>';
const smallStyle = (address: string) =>
  address === '/assets/sections.css' ? '.band{display:flow-root}' : null;
const sent = putSmallStylesIn(page, smallStyle);

describe('a small stylesheet', () => {
  it('stands in the page, where its link stood, and the link fetches nothing', () => {
    expect(sent).toContain(
      '<link rel="stylesheet" href="/assets/root.css"/><style>.band{display:flow-root}</style>' +
        '<link rel="stylesheet" href="/assets/sections.css" data-precedence="section" disabled=""/></head>',
    );
  });

  it('is left alone in the body, and so is one that is not small', () => {
    expect(sent).toContain('<link rel="stylesheet" href="/assets/sections.css#later"/>');
    expect(putSmallStylesIn(page, () => null)).toBe(page);
  });

  it('is known by what it says', () => {
    expect(stylesIn(sent)).toEqual(['.band{display:flow-root}']);
    expect(stylesIn(page)).toEqual([]);
  });
});
