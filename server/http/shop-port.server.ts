import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '#config/environment.ts';

const DEFAULT_PORT = 3000;

type Place = Pick<Environment, 'DATA_DIR' | 'PORT'>;

const fileIn = ({ DATA_DIR }: Place) => path.resolve(DATA_DIR, 'port');

/** Notes where the shop listens, for commands that print its address. */
export async function writeShopPort(environment: Place, port: number): Promise<void> {
  const file = fileIn(environment);
  // With an external database nothing else has created the folder yet.
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${port}\n`);
}

/** The port of the environment, else the one on which the shop listens or listened last. */
export async function readShopPort(environment: Place): Promise<number> {
  if (environment.PORT) return environment.PORT;
  const noted = await readFile(fileIn(environment), 'utf8').catch(() => '');
  return Number.parseInt(noted, 10) || DEFAULT_PORT;
}
