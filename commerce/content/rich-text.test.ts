import { describe, expect, it } from 'vitest';
import { richText } from './rich-text.server.ts';

describe('richText', () => {
  it.each([
    ['a script', '<p>Hello<script>steal()</script></p>', '<p>Hello</p>'],
    ['an event handler', '<p onclick="steal()">Hello</p>', '<p>Hello</p>'],
    ['a script link', '<a href="javascript:steal()">Go</a>', '<a>Go</a>'],
    ['a style', '<p style="position:fixed">Hello</p><style>*{display:none}</style>', '<p>Hello</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>Hi</p>', '<p>Hi</p>'],
    ['a picture from elsewhere', '<img src="https://evil.example/pixel.gif"><p>Hi</p>', '<p>Hi</p>'],
    ['a form', '<form action="/basket"><input name="x"></form><p>Hi</p>', '<p>Hi</p>'],
  ])('[CONTENT-01] takes %s out', (_what, html, clean) => {
    expect(richText.clean(html)).toBe(clean);
  });

  it('keeps our own pictures and links, and turns h1 into h2', () => {
    const html = richText.clean(
      '<h1>Care</h1><a href="/pages/x">x</a><img src="/media/campaign/a/640.webp" alt="A">',
    );
    expect(html).toContain('<h2>Care</h2>');
    expect(html).toContain('<a href="/pages/x">');
    expect(html).toContain('src="/media/campaign/a/640.webp"');
  });

  it('turns markdown into clean HTML', () => {
    expect(richText.fromMarkdown('**Soft** and [light](/x)\n\n<script>1</script>')).toBe(
      '<p><strong>Soft</strong> and <a href="/x">light</a></p>\n',
    );
    expect(richText.fromMarkdown('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>2</td>');
  });
});
