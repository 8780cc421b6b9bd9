import type { Database } from '#server/db/database.server.ts';
import type { Content } from '../content.server.ts';
import type { ContentProblem } from '../content-page.ts';
import type { ContentAddress } from '../content-store.server.ts';
import { REDIRECT_KIND } from '../redirects.server.ts';
import type { Audit } from './audit.server.ts';
import { checkRedirect } from './check-redirect.server.ts';
import { checkEntryKey, isEntryKind } from './entry-key.ts';
import { checkSchedule, describeStatus, type EntryStatus } from './entry-status.ts';
import {
  type ChangeAction,
  changeEntry,
  type HistoryRow,
  historyBody,
  historyOf,
  type OpenEntry,
  picturesInUse,
  revisionOf,
  type VersionRow,
  versionsOf,
} from './studio-store.server.ts';

/** The member of staff who makes a change, for the audit log. */
export interface Editor {
  email: string;
  role: string;
  client: string;
}

export interface StudioRow extends ContentAddress {
  title: string | null;
  /** More about the entry where its key is not enough. */
  detail: string | null;
  status: EntryStatus;
  changedAt: Date;
  author: string | null;
  /** The schedule of a scheduled version, for the list. */
  startsAt: Date | null;
  endsAt: Date | null;
  problems: number;
}

export interface StudioEntry {
  address: ContentAddress;
  revision: number;
  /** What the editor opens: the draft, else the live version, else null. */
  body: unknown;
  draft: { author: string | null; at: Date } | null;
  published: { id: number; startsAt: Date | null; endsAt: Date | null; author: string | null; at: Date }[];
  history: HistoryRow[];
}

export type StudioResponse =
  | { kind: 'done'; entry: StudioEntry }
  /** Another editor changed the entry first; nothing was written. */
  | { kind: 'conflict'; who: string | null; at: Date | null; entry: StudioEntry }
  | { kind: 'refused'; reason: string; problems: ContentProblem[] };

export interface Studio {
  list(): Promise<StudioRow[]>;
  open(address: ContentAddress): Promise<StudioEntry>;
  saveDraft(editor: Editor, address: ContentAddress, body: unknown, base: number): Promise<StudioResponse>;
  discardDraft(editor: Editor, address: ContentAddress, base: number): Promise<StudioResponse>;
  /** Without a schedule it replaces the live version at once; with one it overrides it for that time. */
  publish(
    editor: Editor,
    address: ContentAddress,
    body: unknown,
    base: number,
    schedule: { startsAt: Date | null; endsAt: Date | null },
  ): Promise<StudioResponse>;
  unpublish(
    editor: Editor,
    address: ContentAddress,
    versionId: number,
    base: number,
  ): Promise<StudioResponse>;
  /** Publishes the body of an earlier change again. */
  restore(editor: Editor, address: ContentAddress, historyId: number, base: number): Promise<StudioResponse>;
  bodyOf(address: ContentAddress, historyId: number): Promise<unknown | null>;
  /** Paths of all pictures in the content, for the picture chooser. */
  pictures(): Promise<string[]>;
}

export function createStudio(parts: {
  database: Database;
  content: Content;
  audit: Audit;
  now?: () => Date;
}): Studio {
  const { database, content, audit, now = () => new Date() } = parts;

  async function open(address: ContentAddress): Promise<StudioEntry> {
    const { db } = database;
    const [revision, versions, history] = await Promise.all([
      revisionOf(db, address),
      versionsOf(db, address),
      historyOf(db, address),
    ]);
    const draft = versions.find(({ state }) => state === 'draft');
    const published = versions.filter(({ state }) => state === 'published');
    return {
      address,
      revision,
      body: (draft ?? findUnscheduled(published) ?? published.at(-1))?.body ?? null,
      draft: draft ? { author: draft.author, at: draft.createdAt } : null,
      published: published.map(({ id, startsAt, endsAt, author, createdAt }) => ({
        id,
        startsAt,
        endsAt,
        author,
        at: createdAt,
      })),
      history,
    };
  }

  /** Checks the revision, makes the change and records it in the audit log. */
  async function change(
    editor: Editor,
    address: ContentAddress,
    base: number,
    action: ChangeAction,
    work: (entry: OpenEntry) => Promise<string | null>,
  ): Promise<StudioResponse> {
    const subject = `${address.kind} ${address.key} (${address.brand}, ${address.locale})`;
    const { body: before } = await open(address);
    const note = (outcome: 'done' | 'refused', after?: unknown) =>
      audit.record({
        who: editor.email,
        role: editor.role,
        client: editor.client,
        action,
        subject,
        outcome,
        ...(outcome === 'done' ? { before, after } : {}),
      });
    const result = await changeEntry(database, address, editor.email, async (entry) =>
      (await entry.revision()) === base ? { reason: await work(entry) } : 'conflict',
    );
    const entry = await open(address);
    if (result === 'conflict') {
      await note('refused');
      const [newest] = entry.history;
      return { kind: 'conflict', who: newest?.author ?? null, at: newest?.at ?? null, entry };
    }
    if (result.reason !== null) {
      await note('refused');
      return { kind: 'refused', reason: result.reason, problems: [] };
    }
    await note('done', entry.body);
    return { kind: 'done', entry };
  }

  function refuse(address: ContentAddress): string | null {
    if (!isEntryKind(address.kind)) return 'There is no content of this kind.';
    return checkEntryKey(address.kind, address.key);
  }

  async function checkNewRedirect(
    address: ContentAddress,
    body: unknown,
    startsAt: Date | null,
    endsAt: Date | null,
  ) {
    const stored = await content.store.ofKind(address.kind);
    return checkRedirect({ address, body, startsAt, endsAt }, stored, now());
  }

  const draftsOf = (versions: VersionRow[]) =>
    versions.filter(({ state }) => state === 'draft').map(({ id }) => id);

  return {
    open,
    bodyOf: (address, historyId) => historyBody(database.db, address, historyId),
    pictures: () => picturesInUse(content.store),

    async list() {
      const byAudience = Map.groupBy(await content.checkAll(), ({ version: { kind, key, brand, locale } }) =>
        [kind, key, brand, locale].join(' '),
      );
      return [...byAudience.values()].map((found) => describeRow(found, now()));
    },

    async saveDraft(editor, address, body, base) {
      const reason = refuse(address);
      if (reason) return { kind: 'refused', reason, problems: [] };
      return change(editor, address, base, 'draft saved', async (entry) => {
        await entry.end(draftsOf(await entry.versions()), null);
        await entry.add({ state: 'draft', body, startsAt: null, endsAt: null }, 'draft saved');
        return null;
      });
    },

    discardDraft: (editor, address, base) =>
      change(editor, address, base, 'draft discarded', async (entry) => {
        const drafts = draftsOf(await entry.versions());
        await entry.end(drafts, 'draft discarded');
        return drafts.length > 0 ? null : 'There is no draft to discard.';
      }),

    async publish(editor, address, body, base, { startsAt, endsAt }) {
      const reason = refuse(address) ?? checkSchedule(startsAt, endsAt, now());
      if (reason) return { kind: 'refused', reason, problems: [] };
      const problems = content.check(address.kind, address.key, body);
      if (problems.length > 0) {
        return { kind: 'refused', reason: 'Some of it cannot be shown yet.', problems };
      }
      const loop = await checkNewRedirect(address, body, startsAt, endsAt);
      if (loop) return { kind: 'refused', reason: loop, problems: [] };
      const isUnscheduled = !startsAt && !endsAt;
      const action = isUnscheduled ? 'published' : 'scheduled';
      return change(editor, address, base, action, async (entry) => {
        const versions = await entry.versions();
        const unscheduled = isUnscheduled ? findUnscheduled(versions) : undefined;
        await entry.end([...draftsOf(versions), ...(unscheduled ? [unscheduled.id] : [])], null);
        await entry.add({ state: 'published', body, startsAt, endsAt }, action);
        return null;
      });
    },

    unpublish: (editor, address, versionId, base) =>
      change(editor, address, base, 'taken offline', async (entry) => {
        const found = (await entry.versions()).find(
          ({ id, state }) => id === versionId && state === 'published',
        );
        if (!found) return 'That version no longer exists.';
        await entry.end([versionId], 'taken offline');
        return null;
      }),

    restore: (editor, address, historyId, base) =>
      change(editor, address, base, 'put back', async (entry) => {
        const body = await entry.bodyOf(historyId);
        if (body === null) return 'That version no longer exists.';
        const [problem] = content.check(address.kind, address.key, body);
        if (problem) return `That version cannot be shown any more: ${problem.type}, ${problem.reason}`;
        const loop = await checkNewRedirect(address, body, null, null);
        if (loop) return loop;
        const unscheduled = findUnscheduled(await entry.versions());
        await entry.end(unscheduled ? [unscheduled.id] : [], null);
        await entry.add({ state: 'published', body, startsAt: null, endsAt: null }, 'put back');
        return null;
      }),
  };
}

/** The published version without a schedule. */
function findUnscheduled(versions: VersionRow[]): VersionRow | undefined {
  return versions.findLast(
    ({ state, startsAt, endsAt }) => state === 'published' && startsAt === null && endsAt === null,
  );
}

type CheckedVersions = Awaited<ReturnType<Content['checkAll']>>;

function describeRow(found: CheckedVersions, now: Date): StudioRow {
  const versions = found.map(({ version }) => version);
  const newest = versions.reduce((a, b) => (b.id > a.id ? b : a));
  const { kind, key, brand, locale } = newest;
  const timed = versions.find(({ startsAt, endsAt }) => startsAt ?? endsAt);
  const { title, to } = (newest.body ?? {}) as { title?: unknown; to?: unknown };
  return {
    kind,
    key,
    brand,
    locale,
    title: typeof title === 'string' ? title : null,
    detail: kind === REDIRECT_KIND ? `redirects to ${to}` : null,
    status: describeStatus(versions, now),
    changedAt: newest.createdAt,
    author: newest.author,
    startsAt: timed?.startsAt ?? null,
    endsAt: timed?.endsAt ?? null,
    problems: found.reduce((count, { problems }) => count + problems.length, 0),
  };
}
