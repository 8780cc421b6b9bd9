import { describe, expect, it } from 'vitest';
import { bodyLimitFor, TOO_LARGE_FIELD, withoutBody } from './body-limits.server.ts';

describe('how much a request may carry', () => {
  it.each(['/visual-search', '/fr/visual-search', '/visual-search.data'])(
    '[PLP-15] is a photo for %s',
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
    'is a whole file for %s, from those who say how long it is',
    (path) => {
      expect(bodyLimitFor(path)).toMatchObject({ needsLength: true, isPage: false });
      expect(bodyLimitFor(path).bytes).toBeGreaterThan(20_000_000);
    },
  );

  it('[PLP-15] is told to the page, which tells its visitor', async () => {
    const sent = new Request('https://shop.example/visual-search', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-kept': 'yes' },
      body: 'much',
    });
    const seen = withoutBody(sent);
    expect((await seen.formData()).has(TOO_LARGE_FIELD)).toBe(true);
    expect(seen.headers.get('x-kept')).toBe('yes');
  });
});
