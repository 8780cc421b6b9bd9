import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:deferred-parts';
const DEFERRED =
  /deferHydration(?:<[^>]*>)?\(\s*\(\) =>\s*import\('([^']+)'\)(?:\.then\(.*?\))?,?\s*(?!\{\s*isRare)[){]/g;
const NEXT = /nextCode\(\(\) =>\s*(?:\w+\()?import\('([^']+)'\)/g;
const TEXTS = /\/app\/i18n\/([\w-]+)\/page\.ts$/;
const NEXT_TEXTS = /\/app\/i18n\/([\w-]+)\/purchase\.ts$/;
/** The pages that most visits go on to. */
const NEXT_ROUTES = /\/app\/routes\/storefront\/(?:product|listing)\.tsx\?/;

interface Chunk {
  fileName: string;
  facadeModuleId: string | null;
  moduleIds: string[];
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** Addresses of files by the file that names them, or by language. */
type Files = Record<string, string[]>;

/**
 * Tells the server which files hold the parts that a page hydrates later (`deferHydration(() => import('…'))`), so that the
 * page can preload them with its first modules: a browser would find them only when those have run. Rare ones are left out. The same for what the
 * next tap may need (`nextCode(() => import('…'))`), which is preloaded after that. The browser's files are built before the server's.
 */
export function deferredParts(): Plugin {
  const parts: Files = {};
  const texts: Files = {};
  const next: Files = {};
  const nextTexts: Files = {};
  const nextRoutes: string[] = [];
  return {
    name: 'selvedge:deferred-parts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      return `const [parts, texts, next, nextTexts, nextRoutes] = ${JSON.stringify([parts, texts, next, nextTexts, nextRoutes])};
export function partsOf(urls, locale) {
  const found = new Set([...(texts[locale] ?? []), ...urls]);
  // Also the parts of parts: a set goes on to what is added while it is read.
  for (const url of found) for (const part of parts[url] ?? []) found.add(part);
  return [...found].filter((url) => !urls.includes(url));
}
export function nextOf(urls, locale) {
  // Styles are small, and the page that needs them waits for them. What parts open comes before what the framework's modules run on their own.
  const styles = nextRoutes.filter((url) => url.endsWith('css'));
  const found = new Set([...styles, ...urls.toReversed().flatMap((url) => next[url] ?? []), ...(nextTexts[locale] ?? []), ...nextRoutes]);
  return [...found].filter((url) => !urls.includes(url));
}`;
    },
    // After Vite has removed the files that only import styles.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        // Where a file holds more than the module, the import goes by way of a small file of its own.
        const fileOf = (id: string) =>
          chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
          chunks.find(({ moduleIds }) => moduleIds.includes(id));
        for (const chunk of chunks) {
          if (NEXT_ROUTES.test(chunk.facadeModuleId ?? '')) nextRoutes.push(...withStyles(chunk, chunks));
          for (const id of chunk.moduleIds) {
            const locale = TEXTS.exec(id)?.[1];
            if (locale) texts[locale] = withImports(chunk, chunks).map(addressOf);
            const nextLocale = NEXT_TEXTS.exec(id)?.[1];
            if (nextLocale) nextTexts[nextLocale] = withImports(chunk, chunks).map(addressOf);
            const url = addressOf(chunk);
            const filesOf = (pattern: RegExp) =>
              importedModules(id, pattern).flatMap((part) => fileOf(part) ?? []);
            addTo(
              parts,
              url,
              filesOf(DEFERRED).flatMap((part) => withImports(part, chunks).map(addressOf)),
            );
            addTo(
              next,
              url,
              filesOf(NEXT).flatMap((part) => withStyles(part, chunks)),
            );
          }
        }
      },
    },
  };
}

function addTo(files: Files, url: string, added: string[]): void {
  if (added.length > 0) files[url] = [...new Set([...(files[url] ?? []), ...added])];
}

/** The modules that a module imports in such a way. */
function importedModules(id: string, pattern: RegExp): string[] {
  const [file = ''] = id.split('?');
  if (!/\/app\/.*\.tsx?$/.test(file) || !existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, target = '']) =>
    target.startsWith('#app/')
      ? path.resolve('app', target.slice('#app/'.length))
      : path.resolve(path.dirname(file), target),
  );
}

function withImports(chunk: Chunk, chunks: Chunk[], seen = new Set<Chunk>()): Chunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
  return [...imported.flatMap((file) => withImports(file, chunks, seen)), chunk];
}

function withStyles(chunk: Chunk, chunks: Chunk[]): string[] {
  return withImports(chunk, chunks).flatMap((file) => [
    addressOf(file),
    ...[...(file.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
  ]);
}

function addressOf({ fileName }: Chunk): string {
  return `/${fileName}`;
}
