import * as v from 'valibot';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import { createTagCache } from '#server/db/cache.server.ts';
import { type ChangeFeed, recordChange } from '#server/db/changes.server.ts';
import type { Database } from '#server/db/database.server.ts';
import { chooseVersion, nextBoundary } from './choose-version.ts';
import { type ArticleCard, type ContentProblem, contentTag } from './content-page.ts';
import { type ContentStore, createContentStore, type StoredVersion } from './content-store.server.ts';
import { type Fragment, type FragmentKind, fragmentSchemas, isFragmentKind } from './fragment-schemas.ts';
import { type CheckSection, describeIssue, readPage, type ValidatedPage } from './read-page.server.ts';
import { type RichText, richText } from './rich-text.server.ts';

/** Reads published content. Invalid content never breaks a page: it is left out, and staff can see why. */
export interface Content {
  /** The page at a path such as `/pages/brand-room` or `/`; null when there is none. */
  page(brand: string, locale: string, path: string): Promise<ValidatedPage | null>;
  fragment<K extends FragmentKind>(
    kind: K,
    key: string,
    brand: string,
    locale: string,
  ): Promise<Fragment<K> | null>;
  badges(brand: string, locale?: string): Promise<Badge[]>;
  /** Blog articles, newest first. */
  articles(brand: string, locale: string): Promise<ArticleCard[]>;
  /** Paths of all pages that search engines may index, for the sitemap. */
  paths(brand: string, locale: string): Promise<string[]>;
  /** All stored versions with their problems, for staff. */
  checkAll(): Promise<{ version: StoredVersion; problems: ContentProblem[] }[]>;
  /** The problems of a body; empty when it can be published. */
  check(kind: string, key: string, body: unknown): ContentProblem[];
  /** The same content with one entry replaced by a draft, for previews. */
  withDraft(draft: ContentDraft): Content;
  store: ContentStore;
  richText: RichText;
  close(): void;
}

export interface ContentDraft {
  kind: string;
  key: string;
  body: unknown;
}

/** All stored versions by entry, and the pages among them that were read so far. */
interface PublishedContent {
  entries: Map<string, StoredVersion[]>;
  pages: Map<number, ValidatedPage | { reason: string }>;
}

const LONGEST_TIMER_MS = 2 ** 31 - 1;

export function createContent(options: {
  database: Database;
  changes: ChangeFeed;
  checkSection: CheckSection;
  /** Badges that come from elsewhere, after those of the editors. */
  moreBadges?: (brand: string, locale: string) => Promise<Badge[]>;
  now?: () => Date;
}): Content {
  const { database, changes, checkSection, moreBadges = async () => [], now = () => new Date() } = options;
  const store = createContentStore(database);
  const cache = createTagCache<PublishedContent>({ max: 1 });
  let timer: NodeJS.Timeout | undefined;

  changes.subscribe((tags) => cache.purge(tags));

  function published(): Promise<PublishedContent> {
    return cache.load('all', async () => {
      const versions = await store.every();
      scheduleNextBoundary(versions);
      const entries = Map.groupBy(versions, ({ kind, key }) => contentTag(kind, key));
      return { value: { entries, pages: new Map() }, tags: ['content'] };
    });
  }

  /** Records a change at the next scheduled start or end, so that the pages that show the entry are purged. */
  function scheduleNextBoundary(versions: StoredVersion[]) {
    clearTimeout(timer);
    const at = nextBoundary(versions, now());
    if (!at) return;
    const affected = versions.filter(
      ({ startsAt, endsAt }) => startsAt?.getTime() === at.getTime() || endsAt?.getTime() === at.getTime(),
    );
    const wait = Math.min(at.getTime() - now().getTime() + 50, LONGEST_TIMER_MS);
    timer = setTimeout(() => {
      const tags = affected.map(({ kind, key }) => contentTag(kind, key));
      recordChange(database.db, ['content', ...new Set(tags)]).catch(() => {});
    }, wait);
    timer.unref();
  }

  async function versionsOf(kind: string, key: string) {
    return (await published()).entries.get(contentTag(kind, key)) ?? [];
  }

  function read({ pages }: PublishedContent, version: StoredVersion) {
    const known = pages.get(version.id);
    if (known) return known;
    const result = readPage(version.key, version.body, checkSection);
    pages.set(version.id, result);
    return result;
  }

  async function livePages(brand: string, locale: string): Promise<ValidatedPage[]> {
    const found: ValidatedPage[] = [];
    const current = await published();
    for (const versions of current.entries.values()) {
      if (versions[0]?.kind !== 'page') continue;
      const version = chooseVersion(versions, { brand, locale }, now());
      const result = version && read(current, version);
      if (result && 'page' in result) found.push(result);
    }
    return found;
  }

  function check(kind: string, key: string, body: unknown): ContentProblem[] {
    if (kind === 'page') {
      const result = readPage(key, body, checkSection);
      return 'reason' in result ? [{ where: 'page', type: 'page', reason: result.reason }] : result.problems;
    }
    if (!isFragmentKind(kind))
      return [{ where: key, type: kind, reason: 'There is no content of this kind.' }];
    const parsed = v.safeParse(fragmentSchemas[kind], body);
    return parsed.success ? [] : [{ where: key, type: kind, reason: describeIssue(parsed.issues[0]) }];
  }

  const content: Content = {
    store,
    richText,
    check,
    withDraft: (draft) => overlay(content, draft, checkSection),

    async page(brand, locale, path) {
      const current = await published();
      const versions = current.entries.get(contentTag('page', path)) ?? [];
      const version = chooseVersion(versions, { brand, locale }, now());
      const result = version && read(current, version);
      return result && 'page' in result ? result : null;
    },

    async fragment<K extends FragmentKind>(kind: K, key: string, brand: string, locale: string) {
      const version = chooseVersion(await versionsOf(kind, key), { brand, locale }, now());
      return version && readFragment(kind, version.body);
    },

    async badges(brand, locale = 'en-GB') {
      const version = chooseVersion(await versionsOf('badges', 'all'), { brand, locale }, now());
      const parsed = version && v.safeParse(fragmentSchemas.badges, version.body);
      const own = parsed?.success ? parsed.output.badges : [];
      return [...own, ...(await moreBadges(brand, locale))];
    },

    async articles(brand, locale) {
      const all = await livePages(brand, locale);
      return all
        .flatMap(({ page }) => page.article ?? [])
        .sort((a, b) => b.date.localeCompare(a.date) || a.href.localeCompare(b.href));
    },

    async paths(brand, locale) {
      const open = (await livePages(brand, locale)).filter(({ page }) => !page.robots?.includes('noindex'));
      return open.map(({ page }) => page.path).sort();
    },

    async checkAll() {
      const all = [...(await published()).entries.values()].flat();
      return all.map((version) => ({ version, problems: check(version.kind, version.key, version.body) }));
    },

    close() {
      clearTimeout(timer);
    },
  };
  return content;
}

function overlay(content: Content, draft: ContentDraft, checkSection: CheckSection): Content {
  const isDraft = (kind: string, key: string) => draft.kind === kind && draft.key === key;
  return {
    ...content,
    async page(brand, locale, path) {
      if (!isDraft('page', path)) return content.page(brand, locale, path);
      const result = readPage(path, draft.body, checkSection);
      return 'page' in result ? result : null;
    },
    async fragment(kind, key, brand, locale) {
      return isDraft(kind, key) ? readFragment(kind, draft.body) : content.fragment(kind, key, brand, locale);
    },
    async badges(brand, locale) {
      if (draft.kind !== 'badges') return content.badges(brand, locale);
      const parsed = v.safeParse(fragmentSchemas.badges, draft.body);
      return parsed.success ? parsed.output.badges : [];
    },
  };
}

function readFragment<K extends FragmentKind>(kind: K, body: unknown): Fragment<K> | null {
  const parsed = v.safeParse(fragmentSchemas[kind] as v.GenericSchema, body);
  return parsed.success ? (parsed.output as Fragment<K>) : null;
}
