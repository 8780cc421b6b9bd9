import { describe, expect, it } from 'vitest';
import { drawAhead } from './draw-ahead.server.ts';

const card = (name: string) =>
  `<img sizes="50vw" srcset="/media/${name}/320.webp 320w" src="/media/${name}/320.webp">`;
const PAGES: Record<string, string> = {
  'http://shop/': `${card('hero')}<a href="/categories/dresses">Dresses</a><a href="/product/1">One</a>`,
  'http://shop/categories/dresses': card('dress') + card('hero'),
  'http://coast/': `<img src="https://media.example/media/coast/320.webp"><a href="/categories/coats">Coats</a>`,
  'http://coast/categories/coats': card('coat'),
};

async function run(most: number, stopping = new AbortController()) {
  const prepared: string[] = [];
  const requested: string[] = [];
  const count = await drawAhead({
    origins: ['http://shop', 'http://coast'],
    request(url) {
      requested.push(url);
      return new Response(PAGES[url] ?? '', { status: PAGES[url] ? 200 : 404 });
    },
    pictures: {
      async prepare(path) {
        prepared.push(path);
        if (path.includes('dress')) stopping.abort();
      },
    },
    most,
    stopping: most === 99 ? stopping.signal : new AbortController().signal,
  });
  return { prepared, requested, count };
}

describe('[FELT-04] pictures drawn ahead', () => {
  it('are those of the front pages and of the lists that they link, in that order, each once', async () => {
    const { prepared, requested, count } = await run(100);
    expect(prepared).toEqual(['hero', 'dress', 'coast', 'coat'].map((name) => `/media/${name}/320.webp`));
    expect(requested).not.toContain('http://shop/product/1');
    expect(count).toBe(4);
  });

  it('are limited in number', async () => {
    expect((await run(2)).prepared).toHaveLength(2);
  });

  it('end when the shop stops', async () => {
    const { prepared, requested } = await run(99);
    expect(prepared).toHaveLength(2);
    expect(requested).toHaveLength(2);
  });
});
