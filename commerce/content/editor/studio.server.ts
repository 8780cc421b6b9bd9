import type { Database } from '#server/db/database.server.ts';
import type { Content } from '../content.server.ts';
import type { ContentProblem } from '../content-page.ts';
import type { ContentAddress } from '../content-store.server.ts';
import { MOVED } from '../moved-addresses.server.ts';
import type { Audit } from './audit.server.ts';
import { checkMove } from './check-move.server.ts';
import { checkEntryKey, isEntryKind } from './entry-key.ts';
import { checkSchedule, describeStatus, type EntryStatus } from './entry-status.ts';
import { picturesInUse } from './pictures.server.ts';
import {
  type ChangeAction,
  changeEntry,
  type HistoryRow,
  historyBody,
  historyOf,
  type OpenEntry,
  revisionOf,
  type VersionRow,
  versionsOf,
} from './studio-store.server.ts';

/** Who changes content, as the audit names them. */
export interface Editor {
  email: string;
  role: string;
  client: string;
}

export interface StudioRow extends ContentAddress {
  title: string | null;
  /** What it is about, where its key alone does not say it. */
  detail: string | null;
  status: EntryStatus;
  changedAt: Date;
  author: string | null;
  /** The next start or the end of what is scheduled, for the list. */
  startsAt: Date | null;
  endsAt: Date | null;
  problems: number;
}

export interface StudioEntry {
  address: ContentAddress;
  revision: number;
  /** What the editor goes on with: the draft, else what is live, else nothing yet. */
  body: unknown;
  draft: { author: string | null; at: Date } | null;
  published: { id: number; startsAt: Date | null; endsAt: Date | null; author: string | null; at: Date }[];
  history: HistoryRow[];
}

export type StudioAnswer =
  | { kind: 'done'; entry: StudioEntry }
  /** Somebody else was quicker; nothing was written. */
  | { kind: 'conflict'; who: string | null; at: Date | null; entry: StudioEntry }
  | { kind: 'refused'; reason: string; problems: ContentProblem[] };

export interface Studio {
  list(): Promise<StudioRow[]>;
  open(address: ContentAddress): Promise<StudioEntry>;
  saveDraft(editor: Editor, address: ContentAddress, body: unknown, base: number): Promise<StudioAnswer>;
  discardDraft(editor: Editor, address: ContentAddress, base: number): Promise<StudioAnswer>;
  /** Without times it stands at once and for good; with them it stands over the page for its time. */
  publish(
    editor: Editor,
    address: ContentAddress,
    body: unknown,
    base: number,
    schedule: { startsAt: Date | null; endsAt: Date | null },
  ): Promise<StudioAnswer>;
  takeOffline(
    editor: Editor,
    address: ContentAddress,
    versionId: number,
    base: number,
  ): Promise<StudioAnswer>;
  /** Puts live again what a change of the past said. */
  putBack(editor: Editor, address: ContentAddress, historyId: number, base: number): Promise<StudioAnswer>;
  bodyOf(address: ContentAddress, historyId: number): Promise<unknown | null>;
  /** Addresses of the pictures that the house's pages use. */
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
      body: (draft ?? standingOf(published) ?? published.at(-1))?.body ?? null,
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

  /** Checks that nobody was quicker, then makes the change, then notes who did it. */
  async function change(
    editor: Editor,
    address: ContentAddress,
    base: number,
    action: ChangeAction,
    work: (entry: OpenEntry) => Promise<string | null>,
  ): Promise<StudioAnswer> {
    const subject = `${address.kind} ${address.key} (${address.brand}, ${address.locale})`;
    const note = (outcome: 'done' | 'refused') =>
      audit.record({
        who: editor.email,
        role: editor.role,
        client: editor.client,
        action,
        subject,
        outcome,
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
    await note('done');
    return { kind: 'done', entry };
  }

  function refuse(address: ContentAddress): string | null {
    if (!isEntryKind(address.kind)) return 'There is no content of this kind.';
    return checkEntryKey(address.kind, address.key);
  }

  async function refuseMove(
    address: ContentAddress,
    body: unknown,
    startsAt: Date | null,
    endsAt: Date | null,
  ) {
    const kept = await content.store.ofKind(address.kind);
    return checkMove({ address, body, startsAt, endsAt }, kept, now());
  }

  const draftsOf = (versions: VersionRow[]) =>
    versions.filter(({ state }) => state === 'draft').map(({ id }) => id);

  return {
    open,
    bodyOf: (address, historyId) => historyBody(database.db, address, historyId),
    pictures: () => picturesInUse(content.store),

    async list() {
      const byAudience = Map.groupBy(await content.survey(), ({ version: { kind, key, brand, locale } }) =>
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
      const circle = await refuseMove(address, body, startsAt, endsAt);
      if (circle) return { kind: 'refused', reason: circle, problems: [] };
      const isStanding = !startsAt && !endsAt;
      const action = isStanding ? 'published' : 'scheduled';
      return change(editor, address, base, action, async (entry) => {
        const versions = await entry.versions();
        const standing = isStanding ? standingOf(versions) : undefined;
        await entry.end([...draftsOf(versions), ...(standing ? [standing.id] : [])], null);
        await entry.add({ state: 'published', body, startsAt, endsAt }, action);
        return null;
      });
    },

    takeOffline: (editor, address, versionId, base) =>
      change(editor, address, base, 'taken offline', async (entry) => {
        const found = (await entry.versions()).find(
          ({ id, state }) => id === versionId && state === 'published',
        );
        if (!found) return 'That version is not there any more.';
        await entry.end([versionId], 'taken offline');
        return null;
      }),

    putBack: (editor, address, historyId, base) =>
      change(editor, address, base, 'put back', async (entry) => {
        const body = await entry.bodyOf(historyId);
        if (body === null) return 'That version is not there any more.';
        const [problem] = content.check(address.kind, address.key, body);
        if (problem) return `That version cannot be shown any more: ${problem.type}, ${problem.reason}`;
        const circle = await refuseMove(address, body, null, null);
        if (circle) return circle;
        const standing = standingOf(await entry.versions());
        await entry.end(standing ? [standing.id] : [], null);
        await entry.add({ state: 'published', body, startsAt: null, endsAt: null }, 'put back');
        return null;
      }),
  };
}

/** The version that is there when nothing is scheduled. */
function standingOf(versions: VersionRow[]): VersionRow | undefined {
  return versions.findLast(
    ({ state, startsAt, endsAt }) => state === 'published' && startsAt === null && endsAt === null,
  );
}

type Surveyed = Awaited<ReturnType<Content['survey']>>;

function describeRow(found: Surveyed, now: Date): StudioRow {
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
    detail: kind === MOVED ? `goes to ${to}` : null,
    status: describeStatus(versions, now),
    changedAt: newest.createdAt,
    author: newest.author,
    startsAt: timed?.startsAt ?? null,
    endsAt: timed?.endsAt ?? null,
    problems: found.reduce((count, { problems }) => count + problems.length, 0),
  };
}
