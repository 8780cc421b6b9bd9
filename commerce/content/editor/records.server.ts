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
import type { RecordBody, RecordKind } from './record-kind.ts';
import {
  createRecordStore,
  type RecordErrors,
  type RecordFigures,
  type RecordStore,
} from './record-stores.server.ts';
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
  /** The current body; for a removed record the last one. */
  body: RecordBody;
  isRemoved: boolean;
  figures: RecordFigures | null;
  /** The id of the newest change, for optimistic locking. */
  revision: number;
  history: RecordChange[];
}

export type RecordResponse =
  | { kind: 'done'; record: OpenRecord }
  /** Another editor changed the record first; nothing was written. */
  | { kind: 'conflict'; who: string | null; at: Date | null; record: OpenRecord }
  | { kind: 'wrong'; errors: RecordErrors }
  | { kind: 'gone' };

/** Editing of offers, campaigns and search rules: every change is recorded with its author and can be restored. */
export interface Records {
  list(kind: RecordKind): Promise<RecordRow[]>;
  open(kind: RecordKind, id: string): Promise<OpenRecord | null>;
  /** Creates a record when the id is null. */
  save(
    editor: Editor,
    kind: RecordKind,
    id: string | null,
    body: RecordBody,
    base: number,
  ): Promise<RecordResponse>;
  remove(editor: Editor, kind: RecordKind, id: string, base: number): Promise<RecordResponse>;
  restore(
    editor: Editor,
    kind: RecordKind,
    id: string,
    changeId: number,
    base: number,
  ): Promise<RecordResponse>;
}

/** A record while its lock is held. */
interface LockedRecord {
  store: RecordStore;
  current: RecordBody | null;
  history: RecordChange[];
}

type Outcome = { action: RecordAction; body: RecordBody } | { errors: RecordErrors } | 'conflict' | 'gone';

export function createRecords({ database, audit }: { database: Database; audit: Audit }): Records {
  const { db } = database;

  async function open(kind: RecordKind, id: string): Promise<OpenRecord | null> {
    const [all, history] = await Promise.all([createRecordStore(kind, db).all(), changesOf(db, kind, id)]);
    const stored = all.find((each) => each.id === id);
    const [newest] = history;
    const body = stored?.body ?? newest?.body;
    if (!body) return null;
    const revision = newest?.id ?? 0;
    return { id, body, isRemoved: !stored, figures: stored?.figures ?? null, revision, history };
  }

  /** Checks the revision, makes the change and adds it to the history in one transaction. */
  async function change(
    editor: Editor,
    { kind, id, base, action }: { kind: RecordKind; id: string; base: number; action: RecordAction },
    work: (locked: LockedRecord) => Promise<Outcome>,
  ): Promise<RecordResponse> {
    const outcome = await db.transaction(async (tx): Promise<Outcome> => {
      await lockRecord(tx, kind, id);
      const store = createRecordStore(kind, tx);
      const current = await readBody(store, id);
      const history = await changesOf(tx, kind, id);
      if ((history[0]?.id ?? 0) !== base) return 'conflict';
      const result = await work({ store, current, history });
      if (typeof result === 'string' || 'errors' in result) return result;
      const line = { kind, id, author: null };
      // A record that was created outside the studio has no history entry yet.
      if (current && history.length === 0) await noteChange(tx, { ...line, action: 'found', body: current });
      await noteChange(tx, { ...line, action: result.action, body: result.body, author: editor.email });
      return result;
    });
    const isDone = typeof outcome === 'object' && 'action' in outcome;
    const { email: who, role, client } = editor;
    const subject = `${kind} ${id}`;
    await audit.record({ who, role, client, action: action, subject, outcome: isDone ? 'done' : 'refused' });
    if (outcome === 'gone') return { kind: 'gone' };
    if (typeof outcome === 'object' && 'errors' in outcome) return { kind: 'wrong', errors: outcome.errors };
    const record = await open(kind, id);
    if (!record) return { kind: 'gone' };
    const [newest] = record.history;
    return isDone
      ? { kind: 'done', record }
      : { kind: 'conflict', who: newest?.author ?? null, at: newest?.at ?? null, record };
  }

  const saveBody =
    (id: string, body: RecordBody, action: RecordAction) =>
    async ({ store }: LockedRecord): Promise<Outcome> => {
      const errors = await store.save(id, body);
      return errors ? { errors } : { action, body: (await readBody(store, id)) ?? body };
    };

  return {
    open,

    async list(kind) {
      const [stored, changes] = await Promise.all([
        createRecordStore(kind, db).all(),
        newestChanges(db, kind),
      ]);
      const rows = stored.map(({ id, body, figures }): RecordRow => {
        const newest = changes.get(id);
        const { at: changedAt, author } = newest ?? { at: null, author: null };
        return { id, body, isRemoved: false, figures: figures ?? null, changedAt, author };
      });
      const known = new Set(stored.map(({ id }) => id));
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
      const action = given ? 'changed' : 'made';
      return change(editor, { kind, id, base, action }, saveBody(id, body, action));
    },

    remove: (editor, kind, id, base) =>
      change(editor, { kind, id, base, action: 'removed' }, async ({ store, current }) =>
        current && (await store.remove(id)) ? { action: 'removed', body: current } : 'gone',
      ),

    restore: (editor, kind, id, changeId, base) =>
      change(editor, { kind, id, base, action: 'put back' }, async (locked) => {
        const line = locked.history.find((each) => each.id === changeId);
        return line ? saveBody(id, line.body, 'put back')(locked) : 'gone';
      }),
  };
}

async function readBody(store: RecordStore, id: string): Promise<RecordBody | null> {
  return (await store.all()).find((each) => each.id === id)?.body ?? null;
}
