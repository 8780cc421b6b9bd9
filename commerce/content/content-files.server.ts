import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { ContentStore, NewVersion } from './content-store.server.ts';
import { describeLoop, findLoopThrough, toStoredRedirects } from './redirect-loops.server.ts';
import { REDIRECT_KIND } from './redirects.server.ts';

/** One version of a content entry as a file, so that content can be kept in git. */
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

/** Writes all content to a directory, one file per version, named so that a change is a small diff. */
export async function exportContent(store: ContentStore, directory: string): Promise<number> {
  const versions = await store.every();
  await rm(directory, { recursive: true, force: true });
  const counts = new Map<string, number>();
  for (const { kind, key, brand, locale, state, startsAt, endsAt, body } of versions) {
    const base = path.join(kind, fileName(brand), fileName(locale), fileName(key));
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    const file = path.join(directory, `${base}${count > 1 ? `.${count}` : ''}.json`);
    await mkdir(path.dirname(file), { recursive: true });
    const text = JSON.stringify({ kind, key, brand, locale, state, startsAt, endsAt, body }, null, 2);
    await writeFile(file, `${text}\n`);
  }
  return versions.length;
}

/** Reads every file first, so that an invalid file stops the import before anything is replaced. */
export async function importContent(store: ContentStore, directory: string): Promise<number> {
  const names = await readdir(directory, { recursive: true });
  const files: ContentFile[] = [];
  for (const name of names.filter((each) => each.endsWith('.json')).sort()) {
    files.push(readContentFile(name, await readFile(path.join(directory, name), 'utf8')));
  }
  refuseLoops(files);
  await store.replaceAll(files);
  return files.length;
}

function refuseLoops(files: readonly ContentFile[]): void {
  const redirects = toStoredRedirects(files.filter(({ kind }) => kind === REDIRECT_KIND));
  for (const { key } of redirects) {
    const loop = findLoopThrough(redirects, key, new Date());
    if (loop) throw new BadContentFile(`${key}: ${describeLoop(loop)}`);
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
