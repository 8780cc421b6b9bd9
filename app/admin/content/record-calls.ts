import type { RecordBody, RecordKind } from '#commerce/content/editor/record-kind.ts';
import type { RecordAnswer } from '#commerce/content/editor/records.server.ts';
import type { Wire } from './wire.ts';

export type RecordChangeAsked =
  | { intent: 'save'; body: RecordBody }
  | { intent: 'remove' }
  | { intent: 'put-back'; changeId: number };

/** Asks for one change; an answer that never came leaves everything as it was. */
export async function askForRecordChange(
  kind: RecordKind,
  id: string | null,
  base: number,
  change: RecordChangeAsked,
): Promise<Wire<RecordAnswer> | { kind: 'failed' }> {
  try {
    const response = await fetch('/staff/studio/record-change', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, id, base, ...change }),
    });
    return response.ok ? ((await response.json()) as Wire<RecordAnswer>) : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
