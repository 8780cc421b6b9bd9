import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { isCompressible } from '../server/http/compression.server.ts';

const CLIENT = path.resolve('build/client');
const { BROTLI_PARAM_QUALITY, ZSTD_c_compressionLevel } = zlib.constants;

const built = spawnSync(path.resolve('node_modules/.bin/react-router'), ['build'], {
  stdio: ['ignore', 'pipe', 'pipe'],
  encoding: 'utf8',
});
if (built.status !== 0) {
  process.stderr.write(built.stdout + built.stderr);
  process.exit(1);
}
precompress();

/** Compresses files once, as small as possible, so that no request waits for it. */
function precompress() {
  for (const name of readdirSync(CLIENT, { recursive: true }) as string[]) {
    const type = {
      '.js': 'text/javascript',
      '.css': 'text/css',
      '.svg': 'image/svg+xml',
      '.json': 'application/json',
    }[path.extname(name)];
    if (!type) continue;
    const file = path.join(CLIENT, name);
    const body = readFileSync(file);
    if (!isCompressible(type, body.length)) continue;
    writeFileSync(`${file}.br`, zlib.brotliCompressSync(body, { params: { [BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.zst`, zlib.zstdCompressSync(body, { params: { [ZSTD_c_compressionLevel]: 19 } }));
    writeFileSync(`${file}.gz`, zlib.gzipSync(body, { level: 9 }));
  }
}
