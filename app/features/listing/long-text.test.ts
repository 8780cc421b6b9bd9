import { describe, expect, it } from 'vitest';
import { BANNER_PARAGRAPH, SEO_TEXT } from '#commerce/text/truncate.ts';
import { describeLongText, escapeHtml } from './long-text.ts';

describe('[PLP-03] a text of editors', () => {
  it('has no teaser up to its limit', () => {
    expect(describeLongText(`<p>${'a'.repeat(250)}</p>`, SEO_TEXT).teaser).toBeNull();
  });

  it('has a teaser of whole words beyond it, without tags, and the complete HTML', () => {
    const html = `<p><strong>${'word '.repeat(60)}</strong></p>`;
    const { teaser, html: whole } = describeLongText(html, SEO_TEXT);
    expect(teaser!.length).toBeLessThanOrEqual(250);
    expect(teaser).toMatch(/word$/);
    expect(whole).toBe(html);
    expect(describeLongText(html, BANNER_PARAGRAPH).teaser!.length).toBeLessThanOrEqual(200);
  });

  it('keeps the heading of a long text apart from its paragraph', () => {
    const html = `<h2>Winter &amp; more</h2>\n<p>${'word '.repeat(80)}</p>`;
    const text = describeLongText(html, BANNER_PARAGRAPH);
    expect(text.heading).toBe('Winter & more');
    expect(text.teaser).toMatch(/^word word/);
    expect(text.html).not.toContain('Winter');
    expect(describeLongText('<h2>Winter</h2><p>Short.</p>', BANNER_PARAGRAPH)).toEqual({
      html: '<h2>Winter</h2><p>Short.</p>',
      heading: null,
      teaser: null,
    });
  });

  it('may be plain text', () => {
    expect(escapeHtml('Tops & <tees>')).toBe('Tops &amp; &lt;tees&gt;');
    expect(describeLongText(escapeHtml(`Q&A ${'x '.repeat(200)}`), SEO_TEXT).teaser).toMatch(/^Q&A x/);
  });
});
