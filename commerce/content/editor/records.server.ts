import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.server.ts';
import type { Audit } from './audit.server.ts';
import {
  changesOf,
  lockRecord,
  newestChanges,
  noteChange,
  type RecordAction,
  type RecordChange,
} from './record-history.server.ts';
import {
  openKeeper,
  type RecordErrors,
  type RecordFigures,
  type RecordKeeper,
} from './record-keepers.server.ts';
import type { RecordBody, RecordKind } from './record-kind.ts';
import type { Editor } from './studio.server.ts';

export interface RecordRow {
  id: string;
  body: RecordBody;
  isRemoved: boolean;
  figures: RecordFigures | null;
  changedAt: Date | null;
  author: string | null;
}

export interface OpenRecord {
  id: string;
  /** What it says; the last words of one that was removed. */
  body: RecordBody;
  isRemoved: boolean;
  figures: RecordFigures | null;
  /** The newest change; two editors who read the same one cannot both write. */
  revision: number;
  history: RecordChange[];
}

export type RecordAnswer =
  | { kind: 'done'; record: OpenRecord }
  /** Somebody else was quicker; nothing was written. */
  | { kind: 'conflict'; who: string | null; at: Date | null; record: OpenRecord }
  | { kind: 'wrong'; errors: RecordErrors }
  | { kind: 'gone' };

/** Campaigns and rules of the search, for people: every change has an author and a way back. */
export interface Records {
  list(kind: RecordKind): Promise<RecordRow[]>;
  open(kind: RecordKind, id: string): Promise<OpenRecord | null>;
  /** Without an id a new one. */
  save(
    editor: Editor,
    kind: RecordKind,
    id: string | null,
    body: RecordBody,
    base: number,
  ): Promise<RecordAnswer>;
  remove(editor: Editor, kind: RecordKind, id: string, base: number): Promise<RecordAnswer>;
  putBack(
    editor: Editor,
    kind: RecordKind,
    id: string,
    changeId: number,
    base: number,
  ): Promise<RecordAnswer>;
}

/** What one change found: what stands, and the lines of its past. */
interface Held {
  keeper: RecordKeeper;
  standing: RecordBody | null;
  history: RecordChange[];
}

type Outcome = { action: RecordAction; body: RecordBody } | { errors: RecordErrors } | 'conflict' | 'gone';

export function createRecords({ database, audit }: { database: Database; audit: Audit }): Records {
  const { db } = database;

  async function open(kind: RecordKind, id: string): Promise<OpenRecord | null> {
    const [all, history] = await Promise.all([openKeeper(kind, db).all(), changesOf(db, kind, id)]);
    const kept = all.find((each) => each.id === id);
    const [newest] = history;
    const body = kept?.body ?? newest?.body;
    if (!body) return null;
    const revision = newest?.id ?? 0;
    return { id, body, isRemoved: !kept, figures: kept?.figures ?? null, revision, history };
  }

  /** Checks that nobody was quicker, makes the change and writes its line of history, all or nothing. */
  async function change(
    editor: Editor,
    { kind, id, base, asked }: { kind: RecordKind; id: string; base: number; asked: RecordAction },
    work: (held: Held) => Promise<Outcome>,
  ): Promise<RecordAnswer> {
    const outcome = await db.transaction(async (tx): Promise<Outcome> => {
      await lockRecord(tx, kind, id);
      const keeper = openKeeper(kind, tx);
      const standing = await standingOf(keeper, id);
      const history = await changesOf(tx, kind, id);
      if ((history[0]?.id ?? 0) !== base) return 'conflict';
      const result = await work({ keeper, standing, history });
      if (typeof result === 'string' || 'errors' in result) return result;
      const line = { kind, id, author: null };
      // What was there before the studio was has no line of its own yet.
      if (standing && history.length === 0)
        await noteChange(tx, { ...line, action: 'found', body: standing });
      await noteChange(tx, { ...line, action: result.action, body: result.body, author: editor.email });
      return result;
    });
    const isDone = typeof outcome === 'object' && 'action' in outcome;
    const { email: who, role, client } = editor;
    const subject = `${kind} ${id}`;
    await audit.record({ who, role, client, action: asked, subject, outcome: isDone ? 'done' : 'refused' });
    if (outcome === 'gone') return { kind: 'gone' };
    if (typeof outcome === 'object' && 'errors' in outcome) return { kind: 'wrong', errors: outcome.errors };
    const record = await open(kind, id);
    if (!record) return { kind: 'gone' };
    const [newest] = record.history;
    return isDone
      ? { kind: 'done', record }
      : { kind: 'conflict', who: newest?.author ?? null, at: newest?.at ?? null, record };
  }

  const store =
    (id: string, body: RecordBody, action: RecordAction) =>
    async ({ keeper }: Held): Promise<Outcome> => {
      const errors = await keeper.save(id, body);
      return errors ? { errors } : { action, body: (await standingOf(keeper, id)) ?? body };
    };

  return {
    open,

    async list(kind) {
      const [kept, changes] = await Promise.all([openKeeper(kind, db).all(), newestChanges(db, kind)]);
      const rows = kept.map(({ id, body, figures }): RecordRow => {
        const newest = changes.get(id);
        const { at: changedAt, author } = newest ?? { at: null, author: null };
        return { id, body, isRemoved: false, figures: figures ?? null, changedAt, author };
      });
      const known = new Set(kept.map(({ id }) => id));
      const removed = [...changes.values()].filter(({ recordId }) => !known.has(recordId));
      return [
        ...rows,
        ...removed.map(({ recordId: id, body, at: changedAt, author }) => ({
          id,
          body,
          isRemoved: true,
          figures: null,
          changedAt,
          author,
        })),
      ];
    },

    save(editor, kind, given, body, base) {
      const id = given ?? randomUUID();
      const asked = given ? 'changed' : 'made';
      return change(editor, { kind, id, base, asked }, store(id, body, asked));
    },

    remove: (editor, kind, id, base) =>
      change(editor, { kind, id, base, asked: 'removed' }, async ({ keeper, standing }) =>
        standing && (await keeper.remove(id)) ? { action: 'removed', body: standing } : 'gone',
      ),

    putBack: (editor, kind, id, changeId, base) =>
      change(editor, { kind, id, base, asked: 'put back' }, async (held) => {
        const line = held.history.find((each) => each.id === changeId);
        return line ? store(id, line.body, 'put back')(held) : 'gone';
      }),
  };
}

async function standingOf(keeper: RecordKeeper, id: string): Promise<RecordBody | null> {
  return (await keeper.all()).find((each) => each.id === id)?.body ?? null;
}
