import { once } from 'node:events';
import zlib from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseEncoding,
  compressQuickly,
  compressStream,
  compressThoroughly,
  ENCODINGS,
  type Encoding,
  isCompressible,
} from './compression.server.ts';

const decoders = {
  br: zlib.brotliDecompressSync,
  zstd: zlib.zstdDecompressSync,
  gzip: zlib.gunzipSync,
} satisfies Record<Encoding, (body: Buffer) => Buffer>;

describe('choosing an encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, zstd', 'zstd'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['', null],
    [undefined, null],
  ])('%s → %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected);
  });
});

describe('compressing', () => {
  it.each(ENCODINGS)('%s can be decompressed to the input', async (encoding) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 5_000 }), async (bytes) => {
        const body = Buffer.from(bytes);
        expect(decoders[encoding](compressQuickly(body, encoding)).equals(body)).toBe(true);
        expect(decoders[encoding](await compressThoroughly(body, encoding)).equals(body)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it.each(ENCODINGS)('%s flushes every chunk before the page has ended', async (encoding) => {
    let write: ReadableStreamDefaultController<Uint8Array>;
    const page = new ReadableStream<Uint8Array>({
      start(controller) {
        write = controller;
      },
    });
    const reader = compressStream(page, encoding).getReader();
    const decoder = {
      br: zlib.createBrotliDecompress,
      zstd: zlib.createZstdDecompress,
      gzip: zlib.createGunzip,
    }[encoding]();
    const first = once(decoder, 'data');
    write!.enqueue(Buffer.from('<h1>first</h1>'));
    const pump = async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) decoder.write(part.value);
      decoder.end();
    };
    const pumping = pump();
    expect(String((await first)[0])).toBe('<h1>first</h1>');
    const second = once(decoder, 'data');
    write!.enqueue(Buffer.from('<p>second</p>'));
    write!.close();
    expect(String((await second)[0])).toBe('<p>second</p>');
    await pumping;
  });

  it('leaves out pictures and tiny responses', () => {
    expect(isCompressible('image/webp', 90_000)).toBe(false);
    expect(isCompressible('text/html', 90)).toBe(false);
    expect(isCompressible('text/html; charset=utf-8', 9_000)).toBe(true);
    expect(isCompressible('text/event-stream', 9_000)).toBe(false);
    expect(isCompressible(null, 9_000)).toBe(false);
  });
});
