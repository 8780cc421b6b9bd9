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

  it('may be plain text', () => {
    expect(escapeHtml('Tops & <tees>')).toBe('Tops &amp; &lt;tees&gt;');
    expect(describeLongText(escapeHtml(`Q&A ${'x '.repeat(200)}`), SEO_TEXT).teaser).toMatch(/^Q&A x/);
  });
});
