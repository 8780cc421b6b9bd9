import { describe, expect, it } from 'vitest';
import { inlineSmallStylesheets, listInlineStyles } from './small-stylesheets.server.ts';

const page =
  '<html><head><link rel="stylesheet" href="/assets/root.css"/>' +
  '<link rel="stylesheet" href="/assets/sections.css" data-precedence="section"/></head>' +
  '<body><link rel="stylesheet" href="/assets/sections.css#later"/></body></html>';
const findSmallStylesheet = (address: string) =>
  address === '/assets/sections.css' ? '.band{display:flow-root}' : null;
const sent = inlineSmallStylesheets(page, findSmallStylesheet);

describe('a small stylesheet', () => {
  it('is written into the page before its link, and the link is disabled', () => {
    expect(sent).toContain(
      '<link rel="stylesheet" href="/assets/root.css"/><style>.band{display:flow-root}</style>' +
        '<link rel="stylesheet" href="/assets/sections.css" data-precedence="section" disabled=""/></head>',
    );
  });

  it('is not inlined in the body, nor when it is large', () => {
    expect(sent).toContain('<link rel="stylesheet" href="/assets/sections.css#later"/>');
    expect(inlineSmallStylesheets(page, () => null)).toBe(page);
  });

  it('is listed by its content', () => {
    expect(listInlineStyles(sent)).toEqual(['.band{display:flow-root}']);
    expect(listInlineStyles(page)).toEqual([]);
  });
});
