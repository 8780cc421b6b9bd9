import { PassThrough, Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** In order of preference: the smallest result first. */
export const ENCODINGS = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const COMPRESSIBLE =
  /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|ld\+json|xml|x-ndjson)|image\/svg\+xml)|text\/x-script/i;
const MIN_BYTES = 512;

export function isCompressible(contentType: string | null, length = MIN_BYTES): boolean {
  return length >= MIN_BYTES && contentType !== null && COMPRESSIBLE.test(contentType);
}

/** Browsers send few different headers, each with every request. */
const chosen = new LRUCache<string, { encoding: Encoding | null }>({
  max: 100,
  maxSize: 100_000,
  sizeCalculation: (_, header) => header.length,
  memoMethod: (acceptEncoding) => ({ encoding: readAcceptEncoding(acceptEncoding) }),
});

export const chooseEncoding = (acceptEncoding: string | null | undefined): Encoding | null =>
  acceptEncoding ? chosen.memo(acceptEncoding).encoding : null;

function readAcceptEncoding(acceptEncoding: string): Encoding | null {
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    (weight && Number(weight.slice(2)) === 0 ? refused : accepted).add(name);
  }
  return (
    ENCODINGS.find((encoding) => !refused.has(encoding) && (accepted.has(encoding) || accepted.has('*'))) ??
    null
  );
}

const brotli = promisify(zlib.brotliCompress);
const zstd = promisify(zlib.zstdCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = zlib.constants;

/** Fast, for a response that a visitor waits for. */
export function compressQuickly(body: Buffer, encoding: Encoding): Buffer {
  switch (encoding) {
    case 'br':
      return zlib.brotliCompressSync(body, {
        params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_SIZE_HINT]: body.length },
      });
    case 'zstd':
      return zlib.zstdCompressSync(body, { params: { [ZSTD_c_compressionLevel]: 3 } });
    case 'gzip':
      return zlib.gzipSync(body, { level: 4 });
  }
}

/** Small, for responses that are cached and served many times; runs in another thread. */
export function compressThoroughly(body: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(body, {
        params: { [BROTLI_PARAM_QUALITY]: 6, [BROTLI_PARAM_SIZE_HINT]: body.length },
      });
    case 'zstd':
      return zstd(body, { params: { [ZSTD_c_compressionLevel]: 9 } });
    case 'gzip':
      return gzip(body, { level: 6 });
  }
}

export function decompress(body: Buffer, encoding: Encoding): Buffer {
  switch (encoding) {
    case 'br':
      return zlib.brotliDecompressSync(body);
    case 'zstd':
      return zlib.zstdDecompressSync(body);
    case 'gzip':
      return zlib.gunzipSync(body);
  }
}

/** For streamed responses: every chunk is flushed at once. */
export function compressStream(
  body: ReadableStream<Uint8Array>,
  encoding: Encoding,
): ReadableStream<Uint8Array> {
  const compressor = makeCompressor(encoding);
  const source = Readable.fromWeb(body as NodeReadableStream<Uint8Array>);
  const out = new PassThrough();
  source.on('data', (chunk) => {
    if (!compressor.write(chunk)) source.pause();
    compressor.flush();
  });
  compressor.on('drain', () => source.resume());
  source.on('end', () => compressor.end());
  source.on('error', (error) => compressor.destroy(error));
  compressor.on('error', (error) => out.destroy(error));
  out.on('close', () => source.destroy());
  compressor.pipe(out);
  return Readable.toWeb(out) as unknown as ReadableStream<Uint8Array>;
}

function makeCompressor(encoding: Encoding) {
  switch (encoding) {
    case 'br':
      return zlib.createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: 4 } });
    case 'zstd':
      return zlib.createZstdCompress({ params: { [ZSTD_c_compressionLevel]: 3 } });
    case 'gzip':
      return zlib.createGzip({ level: 5 });
  }
}
