import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '#server/db/database.server.ts';
import { type AuditNote, auditChange } from './audit-note.server.ts';
import { kindOf, type RecordBody, type Resource, type ResourceAction } from './define-resource.ts';
import { type FieldErrors, findErrors } from './field-errors.ts';
import type { FileFormat } from './file-types.ts';
import type { ListPage, ListQuery } from './list-query.ts';
import {
  type Actor,
  auditedRole,
  may,
  mayChangeBrand,
  type Permission,
  PermissionDenied,
} from './permissions.ts';
import {
  changesOf,
  lockRecord,
  noteChange,
  type RecordAction,
  type RecordChange,
} from './record-history.server.ts';
import { mayChange, maySee } from './record-reach.ts';
import { exportFile, type ImportResult, importFile } from './resource-csv.server.ts';
import { type OpenStore, type ResourceStore, type Rows, recordTableStore } from './resource-store.server.ts';
import { createSavedViews, type SavedViews } from './saved-views.server.ts';

export interface OpenRecord {
  id: string;
  /** The current body; for a removed record the last one. */
  body: RecordBody;
  isRemoved: boolean;
  extra: unknown;
  /** The id of the newest change, for optimistic locking. */
  revision: number;
  history: RecordChange[];
}

export type RecordResponse =
  | { kind: 'done'; record: OpenRecord; text?: string; secret?: string }
  /** Another editor changed the record first; nothing was written. */
  | { kind: 'conflict'; who: string | null; at: Date | null; record: OpenRecord }
  | { kind: 'wrong'; errors: FieldErrors }
  | { kind: 'refused'; reason: string }
  | { kind: 'gone' };

/** The revision that was read; `current` for a save on whatever is stored, which no person looks at in between. */
export type Base = number | 'current';

/** What staff do with resources: every use is checked, every change is recorded with its author and can be undone. */
export interface Resources {
  all: readonly Resource[];
  /** Null for a name that no resource has. */
  find(name: string): Resource | null;
  list(actor: Actor, resource: Resource, query: ListQuery): Promise<ListPage>;
  open(actor: Actor, resource: Resource, id: string): Promise<OpenRecord | null>;
  /** Creates a record when the id is null. */
  save(
    actor: Actor,
    resource: Resource,
    id: string | null,
    body: RecordBody,
    base: Base,
    as?: RecordAction,
  ): Promise<RecordResponse>;
  remove(actor: Actor, resource: Resource, id: string, base: Base): Promise<RecordResponse>;
  restore(
    actor: Actor,
    resource: Resource,
    id: string,
    changeId: number,
    base: Base,
  ): Promise<RecordResponse>;
  /** One action on one record. */
  act(actor: Actor, resource: Resource, action: string, id: string, input: unknown): Promise<RecordResponse>;
  /** Every row of the list as a file. */
  exportFile(
    actor: Actor,
    resource: Resource,
    query: ListQuery,
    format: FileFormat,
  ): ReadableStream<Uint8Array>;
  /** Checks a CSV file or a workbook, and stores it unless it is a dry run or a cell is wrong. */
  importFile(actor: Actor, resource: Resource, file: Uint8Array, isDryRun: boolean): Promise<ImportResult>;
  views: SavedViews;
}

interface Parts {
  database: Database;
  audit: { record(note: AuditNote): Promise<void> };
  resources: readonly Resource[];
  /** By name; the others use the generic table. */
  stores: Readonly<Record<string, OpenStore>>;
  /** YYYY-MM-DD, where the shop is. */
  today?: () => string;
}

/** A record while its lock is held. */
interface LockedRecord {
  store: ResourceStore;
  current: RecordBody | null;
  history: RecordChange[];
}

type Outcome =
  | { action: RecordAction; body: RecordBody }
  | { errors: FieldErrors }
  | { reason: string }
  | 'conflict'
  | 'gone';

const TAKEN = 'There is one with this name already. Open it, or choose another name.';
const OTHER_BRAND = 'This belongs to a brand or a market that your account does not reach.';

export function createResources({
  database,
  audit,
  resources,
  stores,
  today = () => new Date().toISOString().slice(0, 10),
}: Parts): Resources {
  const { db } = database;
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const storeOf = (resource: Resource, rows: Rows = db) =>
    (stores[resource.name] ?? recordTableStore)(rows, resource);
  const noteOf = (actor: Actor, action: string, subject: string) => ({
    who: actor.email,
    role: auditedRole(actor),
    client: actor.client,
    action,
    subject,
  });

  async function check(actor: Actor, permission: Permission, action: string, subject: string): Promise<void> {
    if (may(actor, permission)) return;
    await audit.record({ ...noteOf(actor, action, subject), outcome: 'refused' });
    throw new PermissionDenied(`${actor.role} may not use ${permission}`);
  }

  async function read(resource: Resource, id: string): Promise<OpenRecord | null> {
    const [stored, history] = await Promise.all([
      storeOf(resource).read(id),
      changesOf(db, kindOf(resource), id),
    ]);
    const [newest] = history;
    const body = stored?.body ?? newest?.body;
    if (!body) return null;
    return {
      id,
      body,
      isRemoved: !stored,
      extra: stored?.extra ?? null,
      revision: newest?.id ?? 0,
      history,
    };
  }

  /** Checks permission and revision, makes the change, and writes history and audit entry in one transaction. */
  async function change(
    actor: Actor,
    { resource, id, base, action }: { resource: Resource; id: string; base: Base; action: RecordAction },
    work: (locked: LockedRecord) => Promise<Outcome>,
  ): Promise<RecordResponse> {
    const kind = kindOf(resource);
    const subject = `${kind} ${id}`;
    const note = noteOf(actor, action, subject);
    await check(actor, resource.permissions.write, action, subject);
    const isOutOfReach = (body: RecordBody | null) => body !== null && !mayChange(actor, resource, body);
    const outcome = await db
      .transaction(async (tx): Promise<Outcome> => {
        await lockRecord(tx, kind, id);
        const store = storeOf(resource, tx);
        const current = (await store.read(id))?.body ?? null;
        if (action === 'made' && current) return { reason: TAKEN };
        const history = await changesOf(tx, kind, id);
        if (base !== 'current' && (history[0]?.id ?? 0) !== base) return 'conflict';
        if (isOutOfReach(current)) return { reason: OTHER_BRAND };
        const result = await work({ store, current, history });
        if (typeof result === 'string' || !('action' in result)) throw new Refused(result);
        if (isOutOfReach(result.body)) throw new Refused({ reason: OTHER_BRAND });
        const line = { kind, id, author: null };
        // A record that was created outside the back office has no history entry yet.
        if (current && history.length === 0)
          await noteChange(tx, { ...line, action: 'found', body: current });
        await noteChange(tx, { ...line, action: result.action, body: result.body, author: actor.email });
        const after = result.action === 'removed' ? null : result.body;
        await auditChange(tx, { ...note, before: current, after });
        return result;
      })
      .catch((error: unknown) => {
        if (error instanceof Refused) return error.outcome;
        throw error;
      });
    const isDone = typeof outcome === 'object' && 'action' in outcome;
    if (!isDone) await audit.record({ ...note, outcome: 'refused' });
    if (outcome === 'gone') return { kind: 'gone' };
    if (typeof outcome === 'object' && 'errors' in outcome) return { kind: 'wrong', errors: outcome.errors };
    if (typeof outcome === 'object' && 'reason' in outcome)
      return { kind: 'refused', reason: outcome.reason };
    const record = await read(resource, id);
    if (!record) return { kind: 'gone' };
    const [newest] = record.history;
    return isDone
      ? { kind: 'done', record }
      : { kind: 'conflict', who: newest?.author ?? null, at: newest?.at ?? null, record };
  }

  const saveBody =
    (resource: Resource, id: string, given: RecordBody, action: RecordAction, actor: Actor) =>
    async ({ store }: LockedRecord): Promise<Outcome> => {
      if (!resource.schema || !store.save) return 'gone';
      const parsed = v.safeParse(resource.schema, given);
      if (!parsed.success) return { errors: findErrors(resource.schema, given) };
      const errors = await store.save(id, parsed.output, actor);
      return errors ? { errors } : { action, body: (await store.read(id))?.body ?? parsed.output };
    };

  async function runAction(
    actor: Actor,
    resource: Resource,
    action: ResourceAction<RecordBody>,
    id: string,
    given: unknown,
  ): Promise<RecordResponse> {
    const run = storeOf(resource).actions?.[action.name];
    if (!run) return { kind: 'gone' };
    const note = noteOf(actor, action.name, `${kindOf(resource)} ${id}`);
    const input = action.input ? v.safeParse(action.input, given) : null;
    if (input && !input.success && action.input)
      return { kind: 'wrong', errors: findErrors(action.input, given) };
    const before = await read(resource, id);
    if (!before || before.isRemoved) return { kind: 'gone' };
    const isOwn = action.brandOf
      ? mayChangeBrand(actor, action.brandOf(before.body, input?.output))
      : mayChange(actor, resource, before.body);
    if (!isOwn) {
      await audit.record({ ...note, outcome: 'refused' });
      return { kind: 'refused', reason: OTHER_BRAND };
    }
    const result = await run(id, input?.output, actor);
    const record = await read(resource, id);
    const isDone = result.kind === 'done';
    await audit.record({
      ...note,
      outcome: isDone ? 'done' : 'refused',
      before: before.body,
      after: isDone ? record?.body : undefined,
    });
    if (!isDone) return result;
    const { text, secret } = result;
    return { kind: 'done', record: record ?? { ...before, isRemoved: true }, text, secret };
  }

  const service: Omit<Resources, 'exportFile' | 'importFile'> = {
    all: resources,
    find: (name) => byName.get(name) ?? null,
    views: createSavedViews(database),

    async list(actor, resource, query) {
      await check(actor, resource.permissions.read, 'list', resource.name);
      return storeOf(resource).list({ ...query, brands: actor.brands, places: actor.places });
    },

    async open(actor, resource, id) {
      await check(actor, resource.permissions.read, 'open', `${kindOf(resource)} ${id}`);
      const record = await read(resource, id);
      return record && maySee(actor, resource, record.body) ? record : null;
    },

    save(actor, resource, given, body, base, as) {
      const id = given ?? (resource.idFor ? resource.idFor(body) : randomUUID());
      const action = as ?? (given ? 'changed' : 'made');
      return change(actor, { resource, id, base, action }, saveBody(resource, id, body, action, actor));
    },

    remove: (actor, resource, id, base) =>
      change(actor, { resource, id, base, action: 'removed' }, async ({ store, current }) => {
        if (!current || resource.isRemovable === false || !store.remove) return 'gone';
        const removed = await store.remove(id);
        if (typeof removed === 'object') return removed;
        return removed ? { action: 'removed', body: current } : 'gone';
      }),

    restore: (actor, resource, id, changeId, base) =>
      change(actor, { resource, id, base, action: 'put back' }, async (locked) => {
        const line = locked.history.find((each) => each.id === changeId);
        return line ? saveBody(resource, id, line.body, 'put back', actor)(locked) : 'gone';
      }),

    async act(actor, resource, name, id, input) {
      const action = resource.actions?.find((each) => each.name === name);
      if (!action) return { kind: 'gone' };
      const { permission = resource.permissions.write, isFor, change: apply } = action;
      await check(actor, permission, name, `${kindOf(resource)} ${id}`);
      if (!apply) return runAction(actor, resource, action, id, input);
      const given = action.input ? v.safeParse(action.input, input) : null;
      if (action.input && !given?.success) return { kind: 'wrong', errors: findErrors(action.input, input) };
      return change(actor, { resource, id, base: 'current', action: 'changed' }, async (locked) => {
        const { current } = locked;
        if (!current) return 'gone';
        if (isFor && !isFor.call(action, current, today()))
          return { reason: 'It does not apply to this one.' };
        const body = apply.call(action, current, today(), given?.output);
        return saveBody(resource, id, body, 'changed', actor)(locked);
      });
    },
  };
  return {
    ...service,
    exportFile: (actor, resource, query, format) => exportFile(service, actor, resource, query, format),
    async importFile(actor, resource, file, isDryRun) {
      await check(actor, resource.permissions.write, 'imported', resource.name);
      return importFile(service, actor, resource, file, { isDryRun, today: today() });
    },
  };
}

/** Leaves the transaction as an error, so that what the store has written is undone. */
class Refused extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('the change is refused');
    this.outcome = outcome;
  }
}
