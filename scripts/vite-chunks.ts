import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const ROOT = path.resolve(import.meta.dirname, '..');

/** Modules that every page needs before any of its parts hydrates. */
const CORE = [
  'app/hydration/{compact,defer-hydration,deferred-layout,deferred-styles,early-input}',
  'app/hydration/{idle-queue,is-hydrated,is-server-rendered,use-fetch-ahead,use-hydrated,when-idle}',
  'app/site/{api-call,fail-at-once,known-routes,page-routes,router-fetch,shopper,site,visitor-name}',
  'app/i18n/{by-area,texts,page-texts,load-messages}',
  'app/ui/{lazy,media-address,plain-click}',
  'app/routes/storefront/{missing-page,staff-tools}',
  'app/features/listing/restore-list',
  'app/features/product-card/{card-preview,card-slots}',
  'app/features/quick-add/quick-add-form',
  'app/features/shell/{shell,error-view}',
  'app/features/chatbot/{chat-launcher,chat-mount}',
  'commerce/events/consent',
  'commerce/listing/url/base-path',
  'commerce/chatbot/chat-pages',
  'commerce/media/picture',
  'commerce/links/page-error',
];

/** The parts that most visits begin with, by the name of the file that holds what they share with rarer ones. */
const PAGES = modulePages({
  home: ['app/routes/storefront/home-part'],
  listing: ['app/routes/storefront/listing-part', 'app/features/chatbot/listing-panel'],
  product: ['app/routes/storefront/product-part', 'app/features/product/product-preview'],
  shell: ['app/features/shell/shell-parts', 'app/routes/storefront/card-parts'],
});

/** Not the sections, which have a file of their own. */
const SOURCE = /\/(?:app|commerce)\/(?!sections\/)[^?]*\.tsx?$/;

/**
 * A few large files load faster than many small ones: on a slow connection each file costs a round trip. Without groups, a
 * bundler makes a file of each set of modules that the same pages share.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|use-intl|@formatjs)\// },
  { name: 'core', test: modulesOf(CORE) },
  { name: sharedByPages, debugName: 'storefront', test: SOURCE },
  { name: sharedWithPage, debugName: 'pages', test: SOURCE },
  {
    // What several rarer pages share.
    name: 'storefront-more',
    test: /\/(app\/(ui|site|hydration|features\/(product-card|wishlist|quick-add|shell))|commerce(?!\/(?:resources|staff)\/))\/[^?]*\.tsx?$/,
    minShareCount: 4,
  },
  { name: 'sections', test: /\/app\/sections\/[^/]+\/[^?]*\.tsx$/ },
];

/** What several of the main pages need at once. */
function sharedByPages(id: string, context: Context): string | null {
  return pagesOf(entriesOf(id, context)).size > 1 ? 'storefront' : null;
}

/** What one of the main pages shares with rarer ones; what it alone needs is in its own file anyway. */
function sharedWithPage(id: string, context: Context): string | null {
  const entries = entriesOf(id, context);
  const [page] = pagesOf(entries);
  return page && entries.size > 1 && !entries.has(id) ? `${page}-page` : null;
}

function pagesOf(entries: Set<string>): Set<string> {
  return new Set([...entries].flatMap((entry) => PAGES.get(entry) ?? []));
}

/** The modules that are loaded by themselves and import this one, directly or not. */
function entriesOf(id: string, context: Context): Set<string> {
  const entries = new Set<string>();
  // A set goes on to what is added while it is read.
  const seen = new Set([id]);
  for (const each of seen) {
    const module = context.getModuleInfo(each);
    if (!module) continue;
    if (module.isEntry || module.dynamicImporters.length > 0) entries.add(each);
    for (const importer of module.importers) seen.add(importer);
  }
  return entries;
}

function modulePages(files: Record<string, string[]>): Map<string, string> {
  return new Map(
    Object.entries(files).flatMap(([page, paths]) => paths.map((each) => [findFile(each), page] as const)),
  );
}

function modulesOf(list: string[]): (id: string) => boolean {
  const files = list.flatMap((pattern) => {
    const [folder = '', names] = pattern.split(/\{|\}/);
    return names ? names.split(',').map((name) => findFile(folder + name)) : [findFile(folder)];
  });
  const known = new Set(files);
  return (id) => known.has(id) || /preload-helper|rolldown\/runtime/.test(id);
}

/** A renamed file stops the build, or it would silently move to another chunk. */
function findFile(name: string): string {
  const file = ['.ts', '.tsx'].map((end) => path.join(ROOT, name + end)).find((each) => existsSync(each));
  if (!file) throw new Error(`scripts/vite-chunks.ts names ${name}, which does not exist.`);
  return file;
}
