import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chooseEncoding, ENCODINGS, type Encoding } from './compression.server.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.glb': 'model/gltf-binary',
};
const ENCODING_SUFFIX: Record<Encoding, string> = { br: '.br', zstd: '.zst', gzip: '.gz' };

interface Asset {
  type: string;
  immutable: boolean;
  plain: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
}

export interface AssetResponse {
  headers: Record<string, string>;
  body: Buffer;
}

export type Assets = (path: string, acceptEncoding: string | undefined) => AssetResponse | null;

/** The built files, read once and served from memory; names under /assets contain a hash of the contents. */
export function loadAssets(clientDir: string): Assets {
  const assets = new Map<string, Asset>();
  const walk = (dir: string) => {
    for (const name of readdirSync(dir)) {
      const file = path.join(dir, name);
      if (statSync(file).isDirectory()) walk(file);
      else {
        const type = TYPES[path.extname(name)];
        if (type) assets.set(`/${path.relative(clientDir, file)}`, readAsset(file, type));
      }
    }
  };
  if (existsSync(clientDir)) walk(clientDir);

  return (pathname, acceptEncoding) => {
    const asset = assets.get(pathname);
    if (!asset) return null;
    const encoding = chooseEncoding(acceptEncoding);
    const encoded = encoding && asset.encoded[encoding];
    const body = encoded ?? asset.plain;
    return {
      headers: {
        'content-type': asset.type,
        'content-length': String(body.length),
        'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        vary: 'Accept-Encoding',
        ...(encoding && encoded && { 'content-encoding': encoding }),
      },
      body,
    };
  };
}

function readAsset(file: string, type: string): Asset {
  const encoded: Asset['encoded'] = {};
  for (const encoding of ENCODINGS) {
    const compressed = file + ENCODING_SUFFIX[encoding];
    if (existsSync(compressed)) encoded[encoding] = readFileSync(compressed);
  }
  return {
    type,
    immutable: file.includes(`${path.sep}assets${path.sep}`),
    plain: readFileSync(file),
    encoded,
  };
}
