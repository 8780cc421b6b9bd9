import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Service, startService } from './services.ts';

const BIN = path.resolve(import.meta.dirname, '../../.cache/bin');
const PROGRAM = path.join(BIN, 'versitygw');
const PACKAGE = 'github.com/versity/versitygw/cmd/versitygw@v1.8.0';
export const BUCKET = 'selvedge';
export const KEYS = { id: 'fleet-access-key', secret: 'fleet-secret-key' };

/** Builds an S3 server that stores files once: what it stored is there again after it was killed. */
function ensureServer(): void {
  if (existsSync(PROGRAM)) return;
  console.log('  Building an S3 server (once, a few minutes)');
  const { error, status } = spawnSync('go', ['install', PACKAGE], {
    stdio: 'inherit',
    env: { ...process.env, GOBIN: BIN },
  });
  if (error) throw new Error('The S3 server of the fleet needs Go 1.25 or newer.');
  if (status !== 0) throw new Error('Building the S3 server failed; see the lines above.');
}

export function startS3(root: string, port: number): Promise<Service> {
  ensureServer();
  const folder = path.join(root, 's3');
  mkdirSync(path.join(folder, BUCKET), { recursive: true });
  return startService({
    name: 's3',
    port,
    dir: root,
    program: PROGRAM,
    args: ['--port', `127.0.0.1:${port}`, 'posix', folder],
    env: { ROOT_ACCESS_KEY_ID: KEYS.id, ROOT_SECRET_ACCESS_KEY: KEYS.secret },
  });
}
