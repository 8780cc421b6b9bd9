import { describe, expect, it } from 'vitest';
import { bodyLimitFor, TOO_LARGE_FIELD, withoutBody } from './body-limits.server.ts';

describe('the limit of a request body', () => {
  it.each(['/visual-search', '/fr/visual-search', '/visual-search.data'])(
    '[PLP-15] allows a photo for %s',
    (path) => {
      expect(bodyLimitFor(path).bytes).toBeGreaterThan(8_000_000);
    },
  );

  it.each(['/', '/basket', '/_api/search/click', '/visual-search/facet/brand/Coast', '/x/visual-search'])(
    'is a megabyte for %s',
    (path) => {
      expect(bodyLimitFor(path)).toMatchObject({ bytes: 1_048_576, isPage: false });
    },
  );

  it.each(['/staff/catalogue/upload', '/_api/catalogue/products', '/_api/catalogue/pictures'])(
    'allows a whole file for %s, with a Content-Length',
    (path) => {
      expect(bodyLimitFor(path)).toMatchObject({ needsLength: true, isPage: false });
      expect(bodyLimitFor(path).bytes).toBeGreaterThan(20_000_000);
    },
  );

  it('[PLP-15] reaches the page as a form field, so that it can show an error', async () => {
    const original = new Request('https://shop.example/visual-search', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-other': 'yes' },
      body: 'much',
    });
    const replaced = withoutBody(original);
    expect((await replaced.formData()).has(TOO_LARGE_FIELD)).toBe(true);
    expect(replaced.headers.get('x-other')).toBe('yes');
  });
});
