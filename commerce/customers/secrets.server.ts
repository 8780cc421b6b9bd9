import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '#config/environment.ts';

/** The secret of the environment, else one that is generated once and stored in DATA_DIR. */
export async function sessionSecret(
  environment: Pick<Environment, 'SESSION_SECRET' | 'DATA_DIR'>,
): Promise<string> {
  if (environment.SESSION_SECRET) return environment.SESSION_SECRET;
  const file = path.resolve(environment.DATA_DIR, 'session-secret');
  await mkdir(path.dirname(file), { recursive: true });
  try {
    // `wx` fails if the file exists: of two processes that start together one writes and the other reads.
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(randomBytes(48).toString('base64url'));
    await handle.sync();
    await handle.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/** A key for one purpose; it reveals nothing about the keys for other purposes. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'selvedge', purpose, 32));
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Keys of one purpose, the newest first: it writes, and all of them read, so that the secret can be changed at any time. */
export type Keys = Buffer | readonly [Buffer, ...Buffer[]];

export const keysOf = (keys: Keys): readonly [Buffer, ...Buffer[]] => ('byteLength' in keys ? [keys] : keys);

/** The HMAC that is stored instead of the token. */
export function hashToken(keys: Keys, token: string): string {
  return hashWith(keysOf(keys)[0], token);
}

/** Every HMAC that may be stored for a token. */
export function hashesOf(keys: Keys, token: string): string[] {
  return keysOf(keys).map((key) => hashWith(key, token));
}

const hashWith = (key: Buffer, token: string) => createHmac('sha256', key).update(token).digest('base64url');
