import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:deferred-parts';
const DEFERRED =
  /deferHydration(?:<[^>]*>)?\(\s*\(\) =>\s*import\('([^']+)'\)(?:\.then\(.*?\))?,?\s*(?!\{\s*isRare)[){]/g;
const TEXTS = /\/app\/i18n\/([\w-]+)\/page\.ts$/;

interface Chunk {
  fileName: string;
  moduleIds: string[];
  imports: string[];
}

/**
 * Tells the server which files hold the parts that a page hydrates later (`deferHydration(() => import('…'))`), so that the
 * page can preload them with its first modules: a browser would find them only when those have run. Rare ones are left out. The browser's files are
 * built before the server's.
 */
export function deferredParts(): Plugin {
  /** Files of the parts, by the file that defers them; texts, by language. */
  const parts: Record<string, string[]> = {};
  const texts: Record<string, string[]> = {};
  return {
    name: 'selvedge:deferred-parts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      return `const parts = ${JSON.stringify(parts)};
const texts = ${JSON.stringify(texts)};
export function partsOf(urls, locale) {
  const found = new Set([...(texts[locale] ?? []), ...urls]);
  // Also the parts of parts: a set goes on to what is added while it is read.
  for (const url of found) for (const part of parts[url] ?? []) found.add(part);
  return [...found].filter((url) => !urls.includes(url));
}`;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const fileOf = (id: string) => chunks.find(({ moduleIds }) => moduleIds.includes(id));
      for (const chunk of chunks) {
        for (const id of chunk.moduleIds) {
          const locale = TEXTS.exec(id)?.[1];
          if (locale) texts[locale] = withImports(chunk, chunks);
          const deferred = partModules(id).flatMap((part) => fileOf(part) ?? []);
          if (deferred.length === 0) continue;
          const url = `/${chunk.fileName}`;
          parts[url] = [
            ...new Set([...(parts[url] ?? []), ...deferred.flatMap((part) => withImports(part, chunks))]),
          ];
        }
      }
    },
  };
}

/** The modules that a module defers. */
function partModules(id: string): string[] {
  const [file = ''] = id.split('?');
  if (!/\/app\/.*\.tsx?$/.test(file) || !existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(DEFERRED)].flatMap(([, target = '']) =>
    target.startsWith('#app/')
      ? path.resolve('app', target.slice('#app/'.length))
      : path.resolve(path.dirname(file), target),
  );
}

function withImports(chunk: Chunk, chunks: Chunk[], seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
  return [...imported.flatMap((file) => withImports(file, chunks, seen)), `/${chunk.fileName}`];
}
