import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { ContentStore, NewVersion } from './content-store.server.ts';
import { MOVED } from './moved-addresses.server.ts';
import { asKeptMoves, circleThrough, sayCircle } from './moved-circles.server.ts';

/** One piece of content as a file, so that content can live in git. */
export interface ContentFile extends NewVersion {
  state: 'draft' | 'published';
}

const moment = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((text) => new Date(text)),
    ),
  ),
  null,
);

const fileSchema = v.object({
  kind: v.string(),
  key: v.string(),
  brand: v.string(),
  locale: v.string(),
  state: v.picklist(['draft', 'published']),
  startsAt: moment,
  endsAt: moment,
  body: v.unknown(),
});

export class BadContentFile extends Error {}

/** Writes everything stored below a directory, one file a version, named so that a change is a small diff. */
export async function exportContent(store: ContentStore, directory: string): Promise<number> {
  const versions = await store.every();
  await rm(directory, { recursive: true, force: true });
  const taken = new Map<string, number>();
  for (const { kind, key, brand, locale, state, startsAt, endsAt, body } of versions) {
    const base = path.join(kind, fileName(brand), fileName(locale), fileName(key));
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    const file = path.join(directory, `${base}${count > 1 ? `.${count}` : ''}.json`);
    await mkdir(path.dirname(file), { recursive: true });
    const text = JSON.stringify({ kind, key, brand, locale, state, startsAt, endsAt, body }, null, 2);
    await writeFile(file, `${text}\n`);
  }
  return versions.length;
}

/** Reads every file first: one that is not sound stops the import before anything is replaced. */
export async function importContent(store: ContentStore, directory: string): Promise<number> {
  const names = await readdir(directory, { recursive: true });
  const files: ContentFile[] = [];
  for (const name of names.filter((each) => each.endsWith('.json')).sort()) {
    files.push(readContentFile(name, await readFile(path.join(directory, name), 'utf8')));
  }
  refuseCircles(files);
  await store.replaceAll(files);
  return files.length;
}

function refuseCircles(files: readonly ContentFile[]): void {
  const moves = asKeptMoves(files.filter(({ kind }) => kind === MOVED));
  for (const { key } of moves) {
    const circle = circleThrough(moves, key, new Date());
    if (circle) throw new BadContentFile(`${key}: ${sayCircle(circle)}`);
  }
}

function readContentFile(name: string, text: string): ContentFile {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new BadContentFile(`${name} is not JSON: ${(error as Error).message}`);
  }
  const parsed = v.safeParse(fileSchema, given);
  if (parsed.success) return parsed.output;
  throw new BadContentFile(
    `${name}: ${v.getDotPath(parsed.issues[0]) ?? 'file'} ${parsed.issues[0].message}`,
  );
}

function fileName(part: string): string {
  if (part === '*') return '_every';
  const plain = part.replace(/^\/+|\/+$/g, '').replaceAll('/', '__');
  return plain.replace(/[^\w.-]/g, '-') || '_root';
}
